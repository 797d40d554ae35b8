extension Instant {
  /// A date and a time in ISO 8601: `2026-11-22`, `2026-11-22T20:00`, `2026-11-22T20:00:30.5+01:00`.
  ///
  /// A blank may replace the `T`. The zone, which is UTC by default, is also the one in which the instant is shown.
  /// - Returns: `nil` for anything else, and for a day or a time that does not exist.
  public init?(_ text: String) {
    var reader = InstantReader(text)
    guard let instant = reader.instant() else { return nil }
    self = instant
  }
}

/// Reads one date.
private struct InstantReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  mutating func instant() -> Instant? {
    let isNegative = take("-")
    let digits = rest.prefix { $0.isASCIIDigit }.count
    guard 4...9 ~= digits, let year = number(digits), take("-"), let month = number(2), take("-"),
      let day = number(2)
    else { return nil }
    var (hour, minute, second, milliseconds) = (0, 0, 0, 0)
    if take("T") || take("t") || take(" ") {
      guard let first = number(2), take(":"), let next = number(2) else { return nil }
      (hour, minute) = (first, next)
      if take(":") {
        guard let last = number(2) else { return nil }
        second = last
        if take(".") {
          guard let fraction = fraction() else { return nil }
          milliseconds = fraction
        }
      }
    }
    guard let zone = zone(), rest.isEmpty, hour < 24, minute < 60, second < 60 else { return nil }
    let instant = Instant(
      year: isNegative ? -year : year, month: month, day: day, hour: hour, minute: minute, second: second,
      milliseconds: milliseconds, zone: zone)
    // February 30 is carried into March.
    let (days, _) = (instant.secondsSince1970 + Int64(zone.secondsFromUTC)).floorDivided(by: 86_400)
    let date = CalendarDate(days: days, in: .gregorian)
    return date.month == month && date.day == day ? instant : nil
  }

  private mutating func zone() -> Instant.Zone? {
    if rest.isEmpty || take("Z") || take("z") { return .utc }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = rest.isEmpty ? 0 : number(2), minutes < 60 else { return nil }
    return Instant.Zone(secondsFromUTC: (isWest ? -60 : 60) * (hours * 60 + minutes))
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return (Array(digits.prefix(3)) + [0x30, 0x30]).prefix(3).reduce(0) { 10 * $0 + Int($1) - 0x30 }
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { 10 * $0 + Int($1) - 0x30 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
