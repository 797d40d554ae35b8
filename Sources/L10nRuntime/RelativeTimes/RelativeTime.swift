/// A distance in time from a moment: three days ago, in two hours.
///
///     RelativeTime(-3, .day)                      // 3 days ago
///     RelativeTime(from: now, to: published)      // the unit that says it best
public struct RelativeTime: Hashable, Sendable {
  /// What is counted.
  public enum Unit: String, CaseIterable, Sendable {
    /// Years and parts of them.
    case year, quarter, month, week
    /// Days and parts of them.
    case day, hour, minute, second
  }

  /// How many; below zero in the past, as is a negative zero.
  public let value: Double
  /// What is counted.
  public let unit: Unit

  /// A distance in a unit.
  /// - Parameter value: what is no finite number counts as 0.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isFinite ? value : 0
    self.unit = unit
  }

  /// The distance from one moment to another in whole numbers of the greatest unit of which there is one.
  ///
  /// What is left over is dropped: what was an hour and 59 minutes ago was one hour ago. Months and years are those of
  /// the calendar in the zone of the first moment, weeks are seven days; quarters are never chosen.
  public init(from start: Instant, to end: Instant) {
    let difference = end.secondsSince1970.subtractingReportingOverflow(start.secondsSince1970)
    let seconds = difference.overflow ? (end.secondsSince1970 < 0 ? Int64.min : .max) : difference.partialValue
    let isPast = seconds < 0
    let count: UInt64
    switch seconds.magnitude {
    case ..<60: (unit, count) = (.second, seconds.magnitude)
    case ..<3600: (unit, count) = (.minute, seconds.magnitude / 60)
    case ..<86_400: (unit, count) = (.hour, seconds.magnitude / 3600)
    case ..<(7 * 86_400): (unit, count) = (.day, seconds.magnitude / 86_400)
    default:
      let months = Self.months(from: isPast ? end : start, to: isPast ? start : end, zone: start.zone)
      (unit, count) =
        months >= 12 ? (.year, months / 12) : months > 0 ? (.month, months) : (.week, seconds.magnitude / (7 * 86_400))
    }
    value = isPast ? -Double(count) : Double(count)
  }

  /// What is written for a language whose words a module does not have: "-3 d", with the signs that all languages know.
  var plainText: String {
    let sign =
      switch unit {
      case .year: "a"
      case .quarter: "Q"
      case .month: "mo"
      case .week: "wk"
      case .day: "d"
      case .hour: "h"
      case .minute: "min"
      case .second: "s"
      }
    let number = FormattedNumber(shortest: value).text(symbols: .latin)
    return "\(value > 0 ? "+" : "")\(number)\u{A0}\(sign)"
  }

  /// The whole months between two moments, the earlier one first.
  private static func months(from start: Instant, to end: Instant, zone: Instant.Zone) -> UInt64 {
    func date(_ instant: Instant) -> (months: Int64, day: Int, time: Int64) {
      let local = instant.secondsSince1970.addingReportingOverflow(Int64(zone.secondsFromUTC))
      let seconds = local.overflow ? instant.secondsSince1970 : local.partialValue
      let (days, time) = seconds.floorDivided(by: 86_400)
      let date = GregorianDays.date(ofDay: days)
      return (12 * date.year + Int64(date.month), date.day, time)
    }
    let (first, last) = (date(start), date(end))
    let isEarlier = (last.day, last.time) < (first.day, first.time)
    return UInt64(max(0, last.months - first.months - (isEarlier ? 1 : 0)))
  }
}

/// How a distance in time is written.
public struct RelativeTimeStyle: Hashable, Sendable {
  /// How long the names of units are.
  public enum Width: String, CaseIterable, Sendable {
    /// In 3 months.
    case long
    /// In 3 mo.
    case short
    /// In 3mo.
    case narrow
  }

  /// Whether words stand for some numbers.
  public enum Numeric: String, CaseIterable, Sendable {
    /// A number always: "1 day ago".
    case always
    /// A word where the language has one: "yesterday".
    case auto
  }

  /// How long the names of units are.
  public var width: Width
  /// Whether words stand for some numbers.
  public var numeric: Numeric

  /// A style.
  public init(width: Width = .long, numeric: Numeric = .always) { (self.width, self.numeric) = (width, numeric) }
}

extension RelativeTime.Unit {
  /// The place among all units.
  var place: Int {
    switch self {
    case .year: 0
    case .quarter: 1
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}

extension RelativeTimeStyle.Width {
  /// How many widths there are.
  static let count = 3

  /// The width at a place among all, below the count.
  init(place: Int) { self = place == 0 ? .long : place == 1 ? .short : .narrow }

  /// The place among all widths.
  var place: Int {
    switch self {
    case .long: 0
    case .short: 1
    case .narrow: 2
    }
  }
}
