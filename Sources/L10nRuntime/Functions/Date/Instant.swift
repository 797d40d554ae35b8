/// An instant and the time zone in which it is shown.
///
///     let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20, zone: Instant.Zone(hoursFromUTC: 1))
///     Instant(secondsSince1970: 1_795_374_000)   // the same point in time, shown in UTC
///
/// A separate type, because neither Embedded Swift nor a module without Foundation has dates.
public struct Instant: Hashable, Sendable {
  /// A time zone at one instant: its offset from UTC, and its name.
  ///
  /// There is no table of time zones: the caller provides the offset of a zone at an instant and its name in a
  /// language. Without names a zone is shown by its offset, "GMT+1".
  public struct Zone: Hashable, Sendable {
    /// The offset from UTC in seconds, positive to the east, less than a day in either direction.
    public let secondsFromUTC: Int32
    private let names: Names?

    /// A zone with an offset from UTC.
    /// - Parameters:
    ///   - secondsFromUTC: the offset, positive to the east; a day or more counts as just below a day.
    ///   - shortName: the name in the language of the text: "CET".
    ///   - longName: the full name: "Central European Standard Time".
    public init(secondsFromUTC: Int, shortName: String? = nil, longName: String? = nil) {
      self.secondsFromUTC = Int32(min(max(secondsFromUTC, -86_399), 86_399))
      names = shortName == nil && longName == nil ? nil : Names(shortName, longName)
    }

    /// A zone with an offset from UTC in hours.
    public init(hoursFromUTC: Int, minutes: Int = 0) {
      let hours = min(max(hoursFromUTC, -24), 24)
      self.init(secondsFromUTC: hours * 3600 + (hours < 0 ? -1 : 1) * min(max(minutes, 0), 59) * 60)
    }

    /// Coordinated Universal Time.
    public static let utc = Zone(secondsFromUTC: 0)

    /// The name from the caller; `nil` if there is none.
    func name(isLong: Bool) -> String? { isLong ? names?.long ?? names?.short : names?.short ?? names?.long }
  }

  /// Seconds since 1970-01-01, 00:00 UTC, without leap seconds.
  public let secondsSince1970: Int64
  /// The milliseconds of the second, 0...999.
  public let milliseconds: Int32
  /// The zone in which the instant is shown.
  public let zone: Zone

  /// The instant at a number of seconds since 1970-01-01, 00:00 UTC.
  /// - Parameter milliseconds: 0...999; other numbers count as the nearest of these.
  public init(secondsSince1970: Int64, milliseconds: Int = 0, zone: Zone = .utc) {
    self.secondsSince1970 = secondsSince1970
    self.milliseconds = Int32(min(max(milliseconds, 0), 999))
    self.zone = zone
  }

  /// The instant at a number of seconds since 1970-01-01, 00:00 UTC, to the millisecond. NaN counts as 0, a number out
  /// of range as the nearest one in it.
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

  /// The instant at a date and time in a zone, in today's calendar, which is the Julian one before October 15, 1582.
  ///
  /// Numbers out of their range are carried: month 13 is January of the next year, day 0 is the last day of the
  /// previous month.
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

  /// The day since 1970-01-01, and the second of the day, in a zone.
  func local(in zone: Zone) -> (day: Int64, time: Int64) {
    let local = secondsSince1970.addingReportingOverflow(Int64(zone.secondsFromUTC))
    let (day, time) = (local.overflow ? secondsSince1970 : local.partialValue).floorDivided(by: 86_400)
    return (day, time)
  }

  /// The same instant, shown in another zone.
  public func shown(in zone: Zone) -> Instant {
    Instant(secondsSince1970: secondsSince1970, milliseconds: Int(milliseconds), zone: zone)
  }
}

/// The names of a zone: a class, so that a zone needs one word for both.
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
