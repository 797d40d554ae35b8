/// Writes whole percentages as a locale does: the value of a volume slider, the buffered part of a video.
///
/// Digits are grouped as in other numbers. CLDR's percentages differ from these in Bengali, Chakma, Malayalam, Marathi,
/// Odia and Telugu, where it has "123,456%" beside "1,23,456": from 100,000 percent on.
///
///     let format = PercentFormat(patterns: french, symbols: symbols)
///     format.text(percent: 45)       // 45 %
///     format.text(fraction: 0.4567)  // 46 %
public struct PercentFormat: Hashable, Sendable {
  /// What stands around the digits.
  public let patterns: PercentPatterns
  /// The digits, and their groups from a thousand on.
  public let symbols: NumberSymbols

  /// A format from the data of one locale.
  public init(patterns: PercentPatterns, symbols: NumberSymbols) {
    self.patterns = patterns
    self.symbols = symbols
  }

  /// A number of percent: 45 is "45%".
  public func text(percent: Int) -> String {
    text(UInt64(percent.magnitude), isNegative: percent < 0)
  }

  /// A part of one, rounded to the nearest percent: 0.45 is "45%".
  ///
  /// A half, in the shortest decimal digits of the number, is rounded away from zero: 0.005 is "1%". What is rounded to
  /// zero has no sign.
  /// - Returns: `nil` for infinity and what is no number. Beyond ±10^17, the text of ±10^17, which is 10^19 percent.
  public func text(fraction: Double) -> String? {
    guard fraction.isFinite else { return nil }
    let percent = Self.percent(min(fraction.magnitude, 1e17))
    return text(percent, isNegative: fraction < 0 && percent > 0)
  }

  /// The percent of a number between 0 and 10^17, the half up.
  private static func percent(_ fraction: Double) -> UInt64 {
    // The digits, because 100 times the number is rounded: 0.575 * 100 is 57.49999999999999.
    let number = FormattedNumber(shortest: fraction)
    // Only numbers below 10^-6 have an exponent here.
    guard number.exponent.isEmpty else { return 0 }
    let places = number.fraction.utf8.map { UInt64($0 - UInt8(ascii: "0")) } + [0, 0, 0]
    let whole = UInt64(number.whole) ?? 0
    return whole * 100 + places[0] * 10 + places[1] + (places[2] >= 5 ? 1 : 0)
  }

  private func text(_ percent: UInt64, isNegative: Bool) -> String {
    let affixes = isNegative ? patterns.negative : patterns.positive
    return affixes.before + FormattedNumber.decimal(percent).text(symbols: symbols) + affixes.after
  }
}
