extension NumberSymbols {
  /// The same digits and signs, grouped as a style says.
  func grouped(_ grouping: NumberStyle.Grouping) -> NumberSymbols {
    switch grouping {
    case .automatic: self
    case .never: grouped(0, 0, from: 1)
    case .fromTwoDigits: grouped(primaryGroup, secondaryGroup, from: max(2, minimumGrouping))
    case .always: grouped(primaryGroup, secondaryGroup, from: 1)
    case .thousands: grouped(3, 3, from: 1)
    }
  }

  private func grouped(_ primary: Int, _ secondary: Int, from minimum: Int) -> NumberSymbols {
    NumberSymbols(
      zeroDigit: zeroDigit, decimal: decimal, grouping: primary == 0 ? "" : grouping, minus: minus, plus: plus,
      minimumGrouping: minimum, primaryGroup: primary, secondaryGroup: secondary,
      notANumber: notANumber, infinity: infinity)
  }
}
