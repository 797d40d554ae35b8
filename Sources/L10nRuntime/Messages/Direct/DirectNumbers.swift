/// Number symbols without references, for whole numbers.
struct DirectNumbers: Sendable {
  private let zeroDigit: UInt32
  private let grouping: ShortText
  private let minus: ShortText
  /// The fewest digits that are grouped; above every number of digits where none are.
  private let groupedCount: Int
  private let primaryGroup: Int
  private let secondaryGroup: Int

  /// - Returns: `nil` for symbols of more than eight bytes.
  init?(_ symbols: NumberSymbols) {
    guard let grouping = ShortText(symbols.grouping), let minus = ShortText(symbols.minus) else { return nil }
    zeroDigit = symbols.zeroDigit.value
    self.grouping = grouping
    self.minus = minus
    primaryGroup = symbols.primaryGroup
    secondaryGroup = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    groupedCount =
      symbols.grouping.isEmpty || primaryGroup <= 0 ? .max : primaryGroup + max(1, symbols.minimumGrouping)
  }

  /// `-1234`, as in logs and programs.
  static let latin = DirectNumbers(.latin)

  /// Writes a whole number as `%lld` shows it.
  /// - Returns: whether it still fits.
  func append(isNegative: Bool, magnitude: UInt64, to output: inout DirectOutput) -> Bool {
    if isNegative, !minus.append(to: &output) { return false }
    var divisor: UInt64 = 1
    var count = 1
    while magnitude / divisor >= 10 {
      divisor &*= 10
      count &+= 1
    }
    var rest = magnitude
    for left in stride(from: count - 1, through: 0, by: -1) {
      let (digit, remainder) = rest.quotientAndRemainder(dividingBy: divisor)
      rest = remainder
      guard output.append(scalar: zeroDigit + UInt32(digit)) else { return false }
      divisor /= 10
      if count >= groupedCount, left >= primaryGroup, (left - primaryGroup).isMultiple(of: secondaryGroup),
        !grouping.append(to: &output)
      {
        return false
      }
    }
    return true
  }
}

/// Up to eight bytes of UTF-8.
private struct ShortText: Sendable {
  private var bytes: UInt64 = 0
  private var count = 0

  /// - Returns: `nil` for a longer text.
  init?(_ text: String) {
    for byte in text.utf8 {
      guard count < 8 else { return nil }
      bytes |= UInt64(byte) << UInt64(8 * count)
      count += 1
    }
  }

  func append(to output: inout DirectOutput) -> Bool {
    var rest = bytes
    for _ in 0..<count {
      guard output.append(UInt8(truncatingIfNeeded: rest)) else { return false }
      rest >>= 8
    }
    return true
  }
}
