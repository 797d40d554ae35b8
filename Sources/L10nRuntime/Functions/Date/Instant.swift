/// A point in time and the time zone that it is shown in.
///
///     let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20, zone: Instant.Zone(hoursFromUTC: 1))
///     Instant(secondsSince1970: 1_795_374_000)   // the same point in time, shown in UTC
///
/// A value of its own, because neither Embedded Swift nor a module without Foundation has a date.
public struct Instant: Hashable, Sendable {
  /// A time zone at one point in time: its distance from UTC, and what it is called.
  ///
  /// There is no table of time zones here: what a zone's offset is on some day, and what it is called in a language, is for
  /// the caller to know. Without names a zone is shown by its offset, "GMT+1".
  public struct Zone: Hashable, Sendable {
    /// Seconds east of UTC, below a day in either direction.
    public let secondsFromUTC: Int32
    private let names: Names?

    /// A zone by its distance from UTC.
    /// - Parameters:
    ///   - secondsFromUTC: to the east; a day or more counts as just below a day.
    ///   - shortName: its name in the language of the text: "CET".
    ///   - longName: its full name: "Central European Standard Time".
    public init(secondsFromUTC: Int, shortName: String? = nil, longName: String? = nil) {
      self.secondsFromUTC = Int32(min(max(secondsFromUTC, -86_399), 86_399))
      names = shortName == nil && longName == nil ? nil : Names(shortName, longName)
    }

    /// A zone by its distance from UTC in hours.
    public init(hoursFromUTC: Int, minutes: Int = 0) {
      let hours = min(max(hoursFromUTC, -24), 24)
      self.init(secondsFromUTC: hours * 3600 + (hours < 0 ? -1 : 1) * min(max(minutes, 0), 59) * 60)
    }

    /// Coordinated Universal Time.
    public static let utc = Zone(secondsFromUTC: 0)

    /// What it is called, where the caller said so.
    func name(isLong: Bool) -> String? { isLong ? names?.long ?? names?.short : names?.short ?? names?.long }
  }

  /// Seconds since 1970-01-01, 00:00 UTC, without leap seconds.
  public let secondsSince1970: Int64
  /// The part of a second beyond, 0...999.
  public let milliseconds: Int32
  /// The zone that it is shown in.
  public let zone: Zone

  /// A point in time by its seconds.
  /// - Parameter milliseconds: 0...999; others count as the nearest of these.
  public init(secondsSince1970: Int64, milliseconds: Int = 0, zone: Zone = .utc) {
    self.secondsSince1970 = secondsSince1970
    self.milliseconds = Int32(min(max(milliseconds, 0), 999))
    self.zone = zone
  }

  /// A point in time by its seconds, to the millisecond; what is no number counts as 0, what is too far away as the
  /// farthest.
  public init(secondsSince1970 seconds: Double, zone: Zone = .utc) {
    guard seconds.magnitude < 0x1p62 else {
      let farthest: Int64 = seconds.isNaN ? 0 : seconds < 0 ? .min : .max
      self.init(secondsSince1970: farthest, zone: zone)
      return
    }
    // The library's rounding of doubles would make every app link libm.
    var whole = Int64(seconds)
    if Double(whole) > seconds { whole -= 1 }
    self.init(secondsSince1970: whole, milliseconds: Int((seconds - Double(whole)) * 1000), zone: zone)
  }

  /// A point in time by date and time as its zone shows them, in the calendar that is used today, which goes over to the
  /// Julian one before October 15, 1582.
  ///
  /// Numbers out of their range are carried: month 13 is January of the next year, day 0 the last one of the month before.
  public init(
    year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0, milliseconds: Int = 0,
    zone: Zone = .utc
  ) {
    func bounded(_ number: Int, _ limit: Int) -> Int64 { Int64(min(max(number, -limit), limit)) }
    let day = GregorianDays.day(
      year: bounded(year, 1_000_000_000), month: bounded(month, 1_000_000_000), day: bounded(day, 1_000_000_000))
    let (hour, minute) = (bounded(hour, 1_000_000_000), bounded(minute, 1_000_000_000))
    let seconds = day * 86_400 + hour * 3600 + minute * 60 + bounded(second, 1_000_000_000)
    self.init(
      secondsSince1970: seconds - Int64(zone.secondsFromUTC), milliseconds: milliseconds, zone: zone)
  }

  /// The day, counted from 1970-01-01, and the second of it, as a zone has them.
  func local(in zone: Zone) -> (day: Int64, time: Int64) {
    let local = secondsSince1970.addingReportingOverflow(Int64(zone.secondsFromUTC))
    let (day, time) = (local.overflow ? secondsSince1970 : local.partialValue).floorDivided(by: 86_400)
    return (day, time)
  }

  /// The same point in time, shown in another zone.
  public func shown(in zone: Zone) -> Instant {
    Instant(secondsSince1970: secondsSince1970, milliseconds: Int(milliseconds), zone: zone)
  }
}

/// The names of a zone: a class, so that a zone takes one word for both.
private final class Names: Hashable, Sendable {
  let short: String?
  let long: String?

  init(_ short: String?, _ long: String?) { (self.short, self.long) = (short, long) }

  static func == (left: Names, right: Names) -> Bool { left.short == right.short && left.long == right.long }

  func hash(into hasher: inout Hasher) {
    hasher.combine(short)
    hasher.combine(long)
  }
}
