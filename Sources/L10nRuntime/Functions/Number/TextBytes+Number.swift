extension TextBytes {
  /// A digit of a numbering system whose digits follow one another.
  /// - Parameter digit: 0...9.
  mutating func append(digit: UInt32, zero: Unicode.Scalar) {
    append(Unicode.Scalar(zero.value &+ digit) ?? "0")
  }

  /// The most digits that a number has here.
  private static let digitLimit = 20

  /// A whole number without groups.
  /// - Parameter width: the least number of digits, filled with zeros.
  mutating func append(_ number: UInt64, width: Int, zero: Unicode.Scalar) {
    append(number, width: width, zero: zero) { _, _ in }
  }

  /// A whole number with the groups of a locale.
  mutating func append(_ number: UInt64, symbols: NumberSymbols, grouping: NumberStyle.Grouping = .automatic) {
    let groups = DigitGroups(symbols, grouping)
    let count = Self.digitCount(number)
    append(number, width: 1, zero: symbols.zeroDigit) { bytes, left in
      if groups.separates(left, of: count) { bytes.append(symbols.grouping) }
    }
  }

  private static func digitCount(_ number: UInt64) -> Int {
    var (count, rest) = (1, number)
    while rest >= 10 { (count, rest) = (count &+ 1, rest / 10) }
    return count
  }

  /// - Parameter body: is called after each digit but the last with how many follow.
  @inline(__always)
  private mutating func append(
    _ number: UInt64, width: Int, zero: Unicode.Scalar, after body: (inout TextBytes, Int) -> Void
  ) {
    let count = min(max(Self.digitCount(number), width), Self.digitLimit)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.digitLimit) { digits in
      var rest = number
      for place in 0..<count {
        digits[place] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      var left = count
      while left > 0 {
        left &-= 1
        append(digit: UInt32(digits[left]), zero: zero)
        if left > 0 { body(&self, left) }
      }
    }
  }
}
