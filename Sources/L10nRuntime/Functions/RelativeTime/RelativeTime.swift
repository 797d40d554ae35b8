/// A relative time: three days ago, in two hours.
///
///     RelativeTime(-3, .day)                      // 3 days ago
///     RelativeTime(from: now, to: published)      // the unit that says it best
public struct RelativeTime: Hashable, Sendable {
  /// The unit of a relative time.
  public enum Unit: String, CaseIterable, Sendable {
    /// Years and parts of them.
    case year, quarter, month, week
    /// Days and parts of them.
    case day, hour, minute, second
  }

  /// The number of units; negative in the past, including negative zero.
  public let value: Double
  /// The unit.
  public let unit: Unit
  /// The days of two instants; `nil` if the caller gave the number.
  private let days: Days?

  /// The days of two instants in one zone, since 1970-01-01.
  private struct Days: Hashable, Sendable {
    let start, end: Int32
  }

  /// A relative time in a unit.
  /// - Parameter value: the number; one that is not finite counts as 0.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value.isFinite ? value : 0
    self.unit = unit
    days = nil
  }

  /// The time from one instant to another as a whole number of the largest unit that it reaches.
  ///
  /// The rest is dropped: an hour and 59 minutes ago is one hour ago. Months and years are those of the calendar in the
  /// zone of the first instant, weeks are seven days; quarters are never used.
  ///
  /// A style whose `numeric` is `auto` counts days, weeks, months and years of the calendar: 47 hours ago is yesterday
  /// or the day before, depending on the day in the zone of the first instant.
  public init(from start: Instant, to end: Instant) {
    let difference = end.secondsSince1970.subtractingReportingOverflow(start.secondsSince1970)
    let seconds = difference.overflow ? (end.secondsSince1970 < 0 ? Int64.min : .max) : difference.partialValue
    let milliseconds = end.milliseconds - start.milliseconds
    let isPast = seconds < 0 || (seconds == 0 && milliseconds < 0)
    // The last second is not a whole one if the milliseconds go the other way.
    let isPart = seconds < 0 ? milliseconds > 0 : seconds > 0 && milliseconds < 0
    let whole = seconds.magnitude - (isPart ? 1 : 0)
    let count: UInt64
    switch whole {
    case ..<60: (unit, count) = (.second, whole)
    case ..<3600: (unit, count) = (.minute, whole / 60)
    case ..<86_400: (unit, count) = (.hour, whole / 3600)
    case ..<(7 * 86_400): (unit, count) = (.day, whole / 86_400)
    default:
      let months = Self.months(from: isPast ? end : start, to: isPast ? start : end, zone: start.zone)
      (unit, count) =
        months >= 12 ? (.year, months / 12) : months > 0 ? (.month, months) : (.week, whole / (7 * 86_400))
    }
    value = isPast ? -Double(count) : Double(count)
    let (first, last) = (start.local(in: start.zone).day, end.local(in: start.zone).day)
    days = Int32(exactly: first).flatMap { first in Int32(exactly: last).map { Days(start: first, end: $0) } }
  }

  /// The number that a style with words shows: the number of calendar days, weeks, months or years from the first
  /// instant to the second if both are known; otherwise `value`.
  /// - Parameter dates: the patterns with the calendar and the rules for weeks; by default weeks begin on Monday.
  func calendarValue(in dates: DatePatterns) -> Double {
    guard let days else { return value }
    let (start, end) = (Int64(days.start), Int64(days.end))
    switch unit {
    case .hour, .minute, .second: return value
    case .day: return Double(end - start)
    case .week:
      // 1970-01-01 was a Thursday, the fifth day of a week that begins on Sunday.
      let shift = Int64(5 - (dates.content.week?.firstWeekday ?? 2))
      return Double((end + shift).floorDivided(by: 7).quotient - (start + shift).floorDivided(by: 7).quotient)
    case .year, .quarter, .month:
      let calendar = dates.content.calendar
      let (first, last) = (CalendarDate(days: start, in: calendar), CalendarDate(days: end, in: calendar))
      let years = last.extendedYear - first.extendedYear
      return Double(unit == .year ? years : 12 * years + Int64(last.month - first.month))
    }
  }

  /// The text for a language without words in a module: "-3 d", with signs that all languages know.
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

  /// The number of whole months between two instants, the earlier one first.
  private static func months(from start: Instant, to end: Instant, zone: Instant.Zone) -> UInt64 {
    func date(_ instant: Instant) -> (months: Int64, day: Int, time: Int64) {
      let (day, time) = instant.local(in: zone)
      let date = GregorianDays.date(ofDay: day)
      return (12 * date.year + Int64(date.month), date.day, 1000 * time + Int64(instant.milliseconds))
    }
    let (first, last) = (date(start), date(end))
    let isEarlier = (last.day, last.time) < (first.day, first.time)
    return UInt64(max(0, last.months - first.months - (isEarlier ? 1 : 0)))
  }
}

/// The style of a relative time.
public struct RelativeTimeStyle: Hashable, Sendable {
  /// The length of the units' names.
  public typealias Width = WordWidth

  /// Whether words replace some numbers.
  public enum Numeric: String, CaseIterable, Sendable {
    /// Always a number: "1 day ago".
    case always
    /// A word if the language has one: "yesterday".
    case auto
  }

  /// The length of the units' names.
  public var width: Width
  /// Whether words replace some numbers.
  public var numeric: Numeric

  /// A style from its parts.
  public init(width: Width = .long, numeric: Numeric = .always) { (self.width, self.numeric) = (width, numeric) }
}

extension RelativeTime.Unit {
  /// The index of the unit among all.
  package var place: Int {
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
