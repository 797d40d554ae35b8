/// Durations as a clock shows them, in a locale's digits: `4:03`, `1:02:03`.
///
/// For languages whose words a module does not have, such as one that an override layer adds.
enum ClockText {
  /// A duration without its sign, rounded to its smallest unit, always with minutes and seconds.
  static func text(
    of duration: Duration, smallestUnit: DurationUnit, rounding: DurationRounding, symbols: NumberSymbols
  ) -> String {
    let (seconds, attoseconds) = duration.components
    let count = smallestUnit.count(
      ofSeconds: seconds.magnitude, fraction: Double(attoseconds.magnitude) / 1e18, rounding: rounding)
    let total = count.multipliedReportingOverflow(by: smallestUnit.seconds)
    let (hours, rest) = (total.overflow ? UInt64.max : total.partialValue).quotientAndRemainder(dividingBy: 3600)
    let (minutes, last) = rest.quotientAndRemainder(dividingBy: 60)
    let plain = symbols.grouped(.never)
    func text(_ number: UInt64, digits: Int) -> String {
      FormattedNumber.decimal(number).text(symbols: plain, width: digits, flags: .zero)
    }
    let clock = "\(text(minutes, digits: hours > 0 ? 2 : 1)):\(text(last, digits: 2))"
    return hours > 0 ? "\(text(hours, digits: 1)):\(clock)" : clock
  }
}
