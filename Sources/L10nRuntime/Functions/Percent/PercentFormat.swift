/// Formats whole percentages of a locale: the value of a volume slider, the buffered part of a video.
///
/// Digits are grouped as in other numbers. CLDR's percentages differ from this in Bengali, Chakma, Malayalam, Marathi,
/// Odia and Telugu from 100,000 percent on, with "123,456%" beside "1,23,456".
///
///     let format = PercentFormat(patterns: french, symbols: symbols)
///     format.text(percent: 45)       // 45 %
///     format.text(fraction: 0.4567)  // 46 %
public struct PercentFormat: Hashable, Sendable {
  /// The texts around the digits.
  public let patterns: PercentPatterns
  /// The digits, and their groups from a thousand on.
  public let symbols: NumberSymbols

  /// A format from the data of one locale.
  public init(patterns: PercentPatterns, symbols: NumberSymbols) {
    self.patterns = patterns
    self.symbols = symbols
  }

  /// The text of a number of percent: 45 is "45%".
  public func text(percent: Int) -> String {
    TextBytes.text { patterns.write(UInt64(percent.magnitude), isNegative: percent < 0, symbols, to: &$0) }
  }

  /// The text of a fraction, rounded to the nearest percent: 0.45 is "45%".
  ///
  /// A half, in the shortest decimal digits of the number, is rounded away from zero: 0.005 is "1%". A number that is
  /// rounded to zero has no sign.
  /// - Returns: `nil` for infinity and NaN. Beyond ±10^17, the text of ±10^17, which is 10^19 percent.
  public func text(fraction: Double) -> String? {
    guard fraction.isFinite else { return nil }
    return TextBytes.text { patterns.write(fraction: fraction, symbols, to: &$0) }
  }
}

extension PercentPatterns {
  /// Writes a finite fraction; see `PercentFormat`.
  func write(fraction: Double, _ symbols: NumberSymbols, to output: inout TextBytes) {
    // Rounds the decimal digits rather than 100 times the number: 0.575 * 100 is 57.49999999999999.
    var percent = DecimalNumber(min(fraction.magnitude, 1e17))
    percent.exponent += 2
    percent.round(toPlace: 0, .halfUp)
    let count = percent.digits * DecimalNumber.power(percent.exponent)
    write(count, isNegative: fraction < 0 && count > 0, symbols, to: &output)
  }

  fileprivate func write(_ percent: UInt64, isNegative: Bool, _ symbols: NumberSymbols, to output: inout TextBytes) {
    output.append(fields[isNegative ? 2 : 0])
    output.append(percent, symbols: symbols)
    output.append(fields[isNegative ? 3 : 1])
  }
}
