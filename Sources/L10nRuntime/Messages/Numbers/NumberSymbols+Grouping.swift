import StringsFormat

extension NumberSymbols {
  /// The same digits and signs, grouped as a style says.
  func grouped(_ grouping: NumberStyle.Grouping) -> NumberSymbols {
    guard grouping == .never else { return self }
    return NumberSymbols(
      zeroDigit: zeroDigit, decimal: decimal, grouping: "", minus: minus, plus: plus, minimumGrouping: 1,
      primaryGroup: 0, secondaryGroup: 0)
  }
}
