@testable import L10nRuntime

extension RelativePatterns {
  /// The style of numbers with a fraction.
  private static let style = NumberStyle(skeleton: ".### group-on-aligned") ?? .plain

  /// A distance in words; with `auto` the number is the calendar's, so that its word is true.
  func text(
    _ time: RelativeTime, numeric: RelativeTimeStyle.Numeric, _ pluralRules: PluralRules, _ symbols: NumberSymbols,
    _ dates: DatePatterns
  ) -> String {
    let unit = units[time.unit.place]
    let value = numeric == .auto ? time.calendarValue(in: dates) : time.value
    if numeric == .auto, let word = unit.word(for: value) { return word }
    let words = value.sign == .minus ? unit.past : unit.future
    let magnitude = value.magnitude
    if magnitude < 0x1p53, Double(UInt64(magnitude)) == magnitude {
      let pattern = words.pattern(of: UInt64(magnitude), pluralRules)
      return TextBytes.text { pattern.write(UInt64(magnitude), symbols: symbols, grouping: .always, to: &$0) }
    }
    let number = StyledNumber(DecimalNumber(magnitude), Self.style, nil)
    let category = number.operands.map { pluralRules.category(for: $0) } ?? .other
    return words.pattern(of: category).text(of: number.text(symbols: symbols, pluralRules: pluralRules))
  }
}

extension RelativePatterns.Unit {
  /// The word for a number, which may be off by half a hundredth as in ICU; `nil` for none.
  fileprivate func word(for value: Double) -> String? {
    guard words.count == 5, value.magnitude < 2.1 else { return nil }
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    guard hundredths.isMultiple(of: 100), -200...200 ~= hundredths else { return nil }
    let word = words[hundredths / 100 + 2]
    return word.isEmpty ? nil : word
  }
}
