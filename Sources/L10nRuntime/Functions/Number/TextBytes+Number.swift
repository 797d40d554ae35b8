extension TextBytes {
  /// A digit of a numbering system whose digits follow one another.
  /// - Parameter digit: 0...9.
  mutating func append(digit: UInt32, zero: Unicode.Scalar) {
    append(Unicode.Scalar(zero.value &+ digit) ?? "0")
  }

  /// A whole number without groups.
  /// - Parameter width: the least number of digits, up to twenty, filled with zeros.
  mutating func append(_ number: UInt64, width: Int, zero: Unicode.Scalar) {
    let digits = DecimalDigits(number)
    var place = min(max(digits.count, width, 1), 20)
    while place > 0 {
      place &-= 1
      append(digit: digits[place], zero: zero)
    }
  }

  /// A whole number with the groups of a locale.
  mutating func append(_ number: UInt64, symbols: NumberSymbols, grouping: NumberStyle.Grouping = .automatic) {
    let groups = DigitGroups(symbols, grouping)
    let digits = DecimalDigits(number)
    let count = max(digits.count, 1)
    var place = count
    while place > 0 {
      place &-= 1
      append(digit: digits[place], zero: symbols.zeroDigit)
      if place > 0, groups.separates(place, of: count) { append(symbols.grouping) }
    }
  }
}
