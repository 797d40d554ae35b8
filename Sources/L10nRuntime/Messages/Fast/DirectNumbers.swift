/// Number symbols without references, for whole numbers.
struct DirectNumbers: Sendable {
  fileprivate let zeroDigit: ShortText
  fileprivate let grouping: ShortText
  fileprivate let minus: ShortText
  /// The lowest number whose digits are grouped; `nil` where none are.
  fileprivate let firstGrouped: UInt64?
  fileprivate let primaryGroup: Int
  fileprivate let secondaryGroup: Int
  /// Below it numbers have at most six digits of one byte each, and one separator of one byte; 0 for other symbols.
  fileprivate let shortLimit: UInt64

  /// - Returns: `nil` for symbols of more than eight bytes, and for digits that differ in more than the last byte.
  init?(_ symbols: NumberSymbols) {
    guard let zeroDigit = ShortText(String(symbols.zeroDigit)), zeroDigit.isFirstOfTenDigits,
      let grouping = ShortText(symbols.grouping), let minus = ShortText(symbols.minus)
    else { return nil }
    self.zeroDigit = zeroDigit
    self.grouping = grouping
    self.minus = minus
    primaryGroup = symbols.primaryGroup
    secondaryGroup = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    let isGrouping = grouping.count > 0 && primaryGroup > 0
    firstGrouped = isGrouping ? Self.powerOfTen(primaryGroup, max(1, symbols.minimumGrouping) - 1) : nil
    // One separator at most.
    let digits = firstGrouped == nil ? 6 : min(primaryGroup, 3) + min(secondaryGroup, 3)
    shortLimit = zeroDigit.count == 1 && grouping.count <= 1 ? Self.powerOfTen(digits, 0) ?? 0 : 0
  }

  /// The lowest number of more digits than two counts together; `nil` for one that is above all.
  private static func powerOfTen(_ first: Int, _ second: Int) -> UInt64? {
    let (exponent, isTooHigh) = first.addingReportingOverflow(second)
    return isTooHigh || exponent > 19 ? nil : (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

/// What writes numbers with symbols where they lie, so that they are not copied.
extension UnsafePointer<DirectNumbers> {
  /// Writes a whole number as `%lld` shows it.
  /// - Returns: whether it still fits.
  @inline(__always)
  func append(isNegative: Bool, magnitude: UInt64, to output: inout DirectOutput) -> Bool {
    if isNegative, !pointee.minus.append(to: &output) { return false }
    return magnitude < pointee.shortLimit
      ? appendShort(UInt32(truncatingIfNeeded: magnitude), to: &output) : appendLong(magnitude, to: &output)
  }

  /// Writes up to six digits, put together in one word from the last to the first.
  @inline(__always)
  private func appendShort(_ magnitude: UInt32, to output: inout DirectOutput) -> Bool {
    var rest = magnitude
    var word: UInt64 = 0
    var length = 0
    if let firstGrouped = pointee.firstGrouped, UInt64(magnitude) >= firstGrouped {
      for _ in 0..<pointee.primaryGroup {
        word = word &<< 8 | (pointee.zeroDigit.bytes &+ UInt64(rest % 10))
        rest /= 10
      }
      word = word &<< 8 | pointee.grouping.bytes
      length = pointee.primaryGroup &+ 1
    }
    repeat {
      word = word &<< 8 | (pointee.zeroDigit.bytes &+ UInt64(rest % 10))
      rest /= 10
      length &+= 1
    } while rest > 0
    return output.append(word: word, length: length)
  }

  @inline(never)
  private func appendLong(_ magnitude: UInt64, to output: inout DirectOutput) -> Bool {
    let isGrouped = pointee.firstGrouped.map { magnitude >= $0 } ?? false
    let (upper, lower) = magnitude.quotientAndRemainder(dividingBy: 10_000_000_000_000_000)
    let (high, low) = (PackedDigits(upper), PackedDigits(lower))
    var left = upper > 0 ? 16 &+ high.count : low.count
    while left > 0 {
      left &-= 1
      let digit = left < 16 ? low[left] : high[left &- 16]
      guard pointee.zeroDigit.append(adding: digit, to: &output) else { return false }
      if isGrouped, left >= pointee.primaryGroup, (left &- pointee.primaryGroup).isMultiple(of: pointee.secondaryGroup),
        !pointee.grouping.append(to: &output)
      {
        return false
      }
    }
    return true
  }
}

/// Up to sixteen decimal digits, four bits each, the last digit lowest.
private struct PackedDigits {
  private var bits: UInt64 = 0
  private(set) var count = 0

  /// - Parameter value: below 10¹⁶.
  @inline(__always)
  init(_ value: UInt64) {
    var rest = value
    repeat {
      bits |= (rest % 10) &<< UInt64(4 &* count)
      rest /= 10
      count &+= 1
    } while rest > 0
  }

  @inline(__always)
  subscript(place: Int) -> UInt64 { bits &>> UInt64(4 &* place) & 0xF }
}

/// Up to eight bytes of UTF-8, the first one lowest.
private struct ShortText: Sendable {
  private(set) var bytes: UInt64 = 0
  private(set) var count = 0

  /// - Returns: `nil` for a longer text.
  init?(_ text: String) {
    for byte in text.utf8 {
      guard count < 8 else { return nil }
      bytes |= UInt64(byte) << UInt64(8 * count)
      count += 1
    }
  }

  /// Whether the last byte may grow by nine and is still a byte of the same kind.
  var isFirstOfTenDigits: Bool {
    let last = bytes >> UInt64(8 * max(0, count - 1))
    return count == 1 ? last <= 0x7F - 9 : count > 1 && last <= 0xBF - 9
  }

  @inline(__always)
  func append(to output: inout DirectOutput) -> Bool { output.append(word: bytes, length: count) }

  /// - Parameter digit: below ten.
  @inline(__always)
  func append(adding digit: UInt64, to output: inout DirectOutput) -> Bool {
    output.append(word: bytes &+ digit &<< UInt64(8 &* (count &- 1)), length: count)
  }
}
