/// The formats of a locale for the offset of a time zone from UTC: "GMT+1", "UTC+01:00".
///
/// Source: UTS #35 part 4, "Time Zone Format Terminology", localized GMT format.
package struct OffsetPatterns: Sendable {
  /// The names of UTC for the fields `O`, `z` and `zzzz`: "GMT", "UTC", "Coordinated Universal Time".
  package let zero, universal, longUniversal: String
  /// The texts before the hours and at the end, east and west of UTC.
  package let east, west: PercentPatterns.Affixes
  /// The text between hours and minutes.
  package let separator: String

  package init(
    zero: String, universal: String, longUniversal: String, east: PercentPatterns.Affixes,
    west: PercentPatterns.Affixes, separator: String
  ) {
    (self.zero, self.universal, self.longUniversal) = (zero, universal, longUniversal)
    (self.east, self.west, self.separator) = (east, west, separator)
  }

  /// The English formats, used without patterns.
  static let english = OffsetPatterns(
    zero: "GMT", universal: "UTC", longUniversal: "Coordinated Universal Time",
    east: PercentPatterns.Affixes(before: "GMT+", after: ""), west: PercentPatterns.Affixes(before: "GMT-", after: ""),
    separator: ":")

  /// - Returns: `nil` for anything else than `fields`.
  init?(fields: [String]) {
    guard fields.count == 8 else { return nil }
    self.init(
      zero: fields[0], universal: fields[1], longUniversal: fields[2],
      east: PercentPatterns.Affixes(before: fields[3], after: fields[4]),
      west: PercentPatterns.Affixes(before: fields[5], after: fields[6]), separator: fields[7])
  }

  /// Writes an offset in the locale's words; the short form leaves out unnecessary zeros, "GMT+1".
  func write(_ seconds: Int, isLong: Bool, zero digit: Unicode.Scalar, to output: inout TextBytes) {
    guard seconds != 0 else { return output.append(zero) }
    let affixes = seconds > 0 ? east : west
    let (hours, minutes, rest) = Self.parts(seconds)
    output.append(affixes.before)
    output.append(hours, width: isLong ? 2 : 1, zero: digit)
    if isLong || minutes > 0 || rest > 0 {
      output.append(separator)
      output.append(minutes, width: 2, zero: digit)
    }
    if rest > 0 {
      output.append(separator)
      output.append(rest, width: 2, zero: digit)
    }
    output.append(affixes.after)
  }

  /// Writes an offset in ISO 8601, in ASCII: `+0100`, `+01:00`, `+01`, `Z`.
  /// - Parameter isShort: whether zero minutes are left out.
  static func writeISO(
    _ seconds: Int, hasColons: Bool, isShort: Bool = false, hasZ: Bool, hasSeconds: Bool, to output: inout TextBytes
  ) {
    let (hours, minutes, rest) = parts(seconds)
    let isZero = hours == 0 && minutes == 0 && (rest == 0 || !hasSeconds)
    if isZero, hasZ { return output.append(UInt8(ascii: "Z")) }
    output.append(UInt8(ascii: seconds < 0 && !isZero ? "-" : "+"))
    output.append(hours, width: 2, zero: "0")
    if !isShort || minutes > 0 {
      if hasColons { output.append(UInt8(ascii: ":")) }
      output.append(minutes, width: 2, zero: "0")
    }
    if hasSeconds, rest > 0 {
      if hasColons { output.append(UInt8(ascii: ":")) }
      output.append(rest, width: 2, zero: "0")
    }
  }

  private static func parts(_ seconds: Int) -> (hours: UInt64, minutes: UInt64, seconds: UInt64) {
    let seconds = UInt64(seconds.magnitude)
    return (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}
