extension TextBytes {
  /// Appends a digit of a numbering system with consecutive digits.
  /// - Parameter digit: 0...9.
  mutating func append(digit: UInt32, zero: Unicode.Scalar) {
    append(Unicode.Scalar(zero.value &+ digit) ?? "0")
  }

  /// Appends a whole number without groups.
  /// - Parameter width: the least number of digits, up to twenty, with leading zeros.
  mutating func append(_ number: UInt64, width: Int, zero: Unicode.Scalar) {
    let digits = DecimalDigits(number)
    var place = min(max(digits.count, width, 1), 20)
    while place > 0 {
      place &-= 1
      append(digit: digits[place], zero: zero)
    }
  }

  /// Appends a whole number with the groups of a locale.
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
