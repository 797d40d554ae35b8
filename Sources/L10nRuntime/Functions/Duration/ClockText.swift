/// Writes durations like a clock, in a locale's digits: `4:03`, `1:02:03`.
///
/// Also for languages without words in a module, such as one that an override layer adds.
struct ClockText {
  /// The locale's separator of hours, minutes and seconds.
  let separator: String
  let zero: Unicode.Scalar

  /// Writes a duration without its sign, rounded to its smallest unit, always with minutes and seconds.
  func write(
    _ duration: Duration, smallestUnit: DurationUnit = .second, rounding: DurationRounding,
    to output: inout TextBytes
  ) {
    let (seconds, attoseconds) = duration.components
    let count = smallestUnit.count(
      ofSeconds: seconds.magnitude, fraction: Double(attoseconds.magnitude) / 1e18, rounding: rounding)
    let total = count.multipliedReportingOverflow(by: smallestUnit.seconds)
    let (hours, rest) = (total.overflow ? UInt64.max : total.partialValue).quotientAndRemainder(dividingBy: 3600)
    let (minutes, last) = rest.quotientAndRemainder(dividingBy: 60)
    if hours > 0 {
      output.append(hours, width: 1, zero: zero)
      output.append(separator)
    }
    output.append(minutes, width: hours > 0 ? 2 : 1, zero: zero)
    output.append(separator)
    output.append(last, width: 2, zero: zero)
  }
}
