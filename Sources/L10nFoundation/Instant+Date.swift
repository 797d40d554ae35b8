public import Foundation
public import L10nRuntime

extension Instant {
  /// A date of Foundation's as a time zone shows it, summer time and all.
  ///
  ///     Instant(.now, in: TimeZone(identifier: "Europe/Berlin") ?? .current, locale: Locale(identifier: "de"))
  ///
  /// - Parameters:
  ///   - timeZone: the zone that it is shown in.
  ///   - locale: the language of the zone's names, for forms that show the zone; without it the zone is shown by its
  ///     distance from UTC.
  public init(_ date: Date, in timeZone: TimeZone = .current, locale: Locale? = nil) {
    let isSummer = timeZone.isDaylightSavingTime(for: date)
    func name(_ short: TimeZone.NameStyle, _ long: TimeZone.NameStyle) -> String? {
      locale.flatMap { timeZone.localizedName(for: isSummer ? long : short, locale: $0) }
    }
    let zone = Zone(
      secondsFromUTC: timeZone.secondsFromGMT(for: date), shortName: name(.shortStandard, .shortDaylightSaving),
      longName: name(.standard, .daylightSaving))
    self.init(secondsSince1970: date.timeIntervalSince1970, zone: zone)
  }
}

extension Date {
  /// The point in time, without its zone.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.secondsSince1970) + Double(instant.milliseconds) / 1000)
  }
}
