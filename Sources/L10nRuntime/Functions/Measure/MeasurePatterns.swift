/// The words or signs for the units of one measure in one locale.
///
/// Made by the tool from ICU and frozen into generated code as text.
package struct MeasurePatterns: Sendable {
  /// The patterns of the units, smallest first, each a thousand times the previous one.
  package let units: [UnitPatterns]

  package init(units: [UnitPatterns]) { self.units = units }

  /// The signs of a measure, the same in all languages: `1.2 Mbit/s`.
  static func neutral(_ measure: Measure) -> MeasurePatterns {
    MeasurePatterns(units: measure.signs.map { UnitPatterns([], other: .init("{0}\u{A0}\($0)")) })
  }

  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text, and if the number of units is not that of the measure.
  package init?(coded: String, _ measure: Measure) {
    guard var rest = CodedFields(text: coded)?.fields[...] else { return nil }
    var units: [UnitPatterns] = []
    while !rest.isEmpty {
      guard let unit = UnitPatterns(takingFrom: &rest) else { return nil }
      units.append(unit)
    }
    guard units.count == measure.signs.count else { return nil }
    self.init(units: units)
  }

  /// Writes an amount in the largest unit that it reaches, from millions on with one fraction digit unless that is
  /// zero.
  ///
  ///     850 → 850 bits, 1_249 → 1 kilobit, 1_250_000 → 1.3 megabits, 999_950_000 → 1 gigabit
  ///
  /// - Parameter amount: the amount in the smallest unit; halves are rounded up.
  func write(_ amount: UInt64, pluralRules: PluralRules, symbols: NumberSymbols, to output: inout TextBytes) {
    let (unit, tenths) = scaled(amount)
    let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
    units[unit].write(whole, tenth: tenth, pluralRules: pluralRules, symbols: symbols, to: &output)
  }

  /// The amount as text.
  package func text(of amount: UInt64, pluralRules: PluralRules, symbols: NumberSymbols) -> String {
    TextBytes.text { write(amount, pluralRules: pluralRules, symbols: symbols, to: &$0) }
  }

  private func scaled(_ amount: UInt64) -> (unit: Int, tenths: UInt64) {
    let last = units.count - 1
    var unit = 0
    var size: UInt64 = 1
    while unit < last, amount / size >= 1000 {
      unit += 1
      size *= 1000
    }
    guard unit > 0 else { return (0, amount * 10) }
    let step = unit == 1 ? size : size / 10
    let (count, rest) = amount.quotientAndRemainder(dividingBy: step)
    let tenths = (count + (rest >= step / 2 ? 1 : 0)) * (unit == 1 ? 10 : 1)
    return tenths >= 10_000 && unit < last ? (unit + 1, 10) : (unit, tenths)
  }
}
