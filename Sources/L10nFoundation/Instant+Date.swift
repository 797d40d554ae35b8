public import Foundation
public import L10nRuntime

extension Instant {
  /// A `Date` of Foundation in a time zone, including daylight saving time.
  ///
  ///     Instant(.now, in: TimeZone(identifier: "Europe/Berlin") ?? .current, locale: Locale(identifier: "de"))
  ///
  /// - Parameters:
  ///   - timeZone: the zone in which it is shown.
  ///   - locale: the language of the zone's names, for forms that show the zone; without it the zone is shown by its
  ///     offset from UTC.
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

extension RelativeTime {
  /// The relative time from one date to another in the largest unit that it reaches; see the same with instants.
  ///
  ///     strings.video.published.text(time: RelativeTime(from: .now, to: video.published))
  ///
  /// - Parameter timeZone: the zone whose days are counted: the reader's.
  public init(from start: Date, to end: Date, in timeZone: TimeZone = .current) {
    self.init(from: Instant(start, in: timeZone), to: Instant(end, in: timeZone))
  }
}

extension MessageArgument {
  /// A date in a time zone, for look-ups by key; see `Instant.init(_:in:locale:)`.
  public static func date(_ date: Date, _ form: DateForm, in timeZone: TimeZone = .current) -> MessageArgument {
    .date(Instant(date, in: timeZone), form)
  }
}

extension Date {
  /// The instant, without its zone.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.secondsSince1970) + Double(instant.milliseconds) / 1000)
  }
}
