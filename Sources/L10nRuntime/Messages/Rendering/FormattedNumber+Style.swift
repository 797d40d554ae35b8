import StringsFormat

extension FormattedNumber {
  /// A number in the digits that an ICU style shows, without its percent sign.
  ///
  /// The shortest digits of a `Double` are rounded half to even, as in ICU.
  /// - Returns: `nil` for text and for what is shown in words.
  init?(_ argument: MessageArgument, style: NumberStyle) {
    self.init()
    var decimal: ExactDecimal
    switch argument {
    case .string, .duration, .percent, .list, .bitRate, .byteCount: return nil
    case .integer(let value):
      sign = value < 0 ? "-" : ""
      decimal = ExactDecimal(whole: value.magnitude)
    case .unsigned(let value): decimal = ExactDecimal(whole: value)
    case .double(let value):
      sign = value.sign == .minus && !value.isNaN ? "-" : ""
      guard value.isFinite else {
        whole = value.isNaN ? "NaN" : "\u{221E}"
        isFinite = false
        return
      }
      decimal = ExactDecimal(shortest: value)
    }
    if style.isHundredfold { decimal = decimal.hundredfold }
    let parts = decimal.fixed(places: style.greatestFraction)
    var fraction = parts.fraction[...]
    while fraction.count > style.leastFraction, fraction.last == 0 { fraction.removeLast() }
    whole = Self.text(parts.whole)
    self.fraction = Self.text(fraction)
    hasPoint = !fraction.isEmpty
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 &+ UInt8(ascii: "0") }, as: UTF8.self)
  }
}

extension NumberSymbols {
  /// The same digits and signs without groups.
  var ungrouped: NumberSymbols {
    NumberSymbols(
      zeroDigit: zeroDigit, decimal: decimal, grouping: "", minus: minus, plus: plus, minimumGrouping: 1,
      primaryGroup: 0, secondaryGroup: 0)
  }
}
