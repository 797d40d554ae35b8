/// Stands for `FormattedNumber`, as a part of `DirectRendering`.
///
/// Number symbols without references, for whole numbers.
struct DirectNumbers: Sendable {
  private let zeroDigit: ShortText
  private let separator: ShortText
  private let minus: ShortText
  /// The lowest number whose digits are grouped.
  private let firstGrouped: UInt64
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The lowest number that is left to `FormattedNumber`; 0 where symbols have more than eight bytes, or digits differ in
  /// more than the last one.
  private let limit: UInt64
  /// Below it numbers have at most six digits of one byte each, and one separator of one byte; 0 for other symbols.
  private let shortLimit: UInt64

  init(_ symbols: NumberSymbols) {
    let texts = [String(symbols.zeroDigit), symbols.grouping, symbols.minus]
    (zeroDigit, separator, minus) = (ShortText(texts[0]), ShortText(texts[1]), ShortText(texts[2]))
    let isShort = texts.allSatisfy { $0.utf8.count <= 8 }
    // Sixteen digits have room in a word.
    limit = isShort && zeroDigit.lastByte & 0x3F <= 0x3F - 9 ? 10_000_000_000_000_000 : 0
    primaryGroup = symbols.primaryGroup
    secondaryGroup = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    let first = primaryGroup.addingReportingOverflow(max(1, symbols.minimumGrouping) - 1)
    let isGrouping = separator.count > 0 && primaryGroup > 0 && !first.overflow && first.partialValue < 16
    firstGrouped = isGrouping ? Self.powerOfTen(first.partialValue) : .max
    let digits = isGrouping ? min(primaryGroup, 3) + min(secondaryGroup, 3) : 6
    shortLimit = limit > 0 && zeroDigit.count == 1 && separator.count <= 1 ? Self.powerOfTen(digits) : 0
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// Writes a whole number as `%lld` shows it.
  /// - Returns: whether it could, and the number fits.
  @inline(__always)
  func append(_ value: IntegerValue, to output: inout DirectOutput) -> Bool {
    guard value.magnitude < limit, !value.isNegative || minus.append(to: &output) else { return false }
    return value.magnitude < shortLimit
      ? appendShort(UInt32(truncatingIfNeeded: value.magnitude), to: &output) : appendLong(value.magnitude, to: &output)
  }

  /// Writes a number in one word.
  @inline(__always)
  private func appendShort(_ magnitude: UInt32, to output: inout DirectOutput) -> Bool {
    let digits = Self.digits(of: magnitude)
    // The last digit stays, a zero too.
    let leadingZeros = (digits | 1 &<< 56).trailingZeroBitCount / 8
    var length = 8 &- leadingZeros
    var word = digits &>> UInt64(8 &* leadingZeros) &+ zeroDigit.bytes &* 0x0101_0101_0101_0101
    if UInt64(magnitude) >= firstGrouped {
      let place = UInt64(8 &* (length &- primaryGroup))
      let group = word &>> place
      word = word & (1 &<< place &- 1) | (separator.bytes | group &<< 8) &<< place
      length &+= 1
    }
    return output.append(word: word, length: length)
  }

  /// The eight digits of a number below a hundred million, each a byte, the first one lowest.
  ///
  /// Halves, quarters and eighths of the word are divided at once, by 100 and by 10: a product and a shift do it, exactly
  /// for so few digits.
  @inline(__always)
  private static func digits(of number: UInt32) -> UInt64 {
    let fours = UInt64(number / 10_000) | UInt64(number % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- 10 &* tens) &<< 8
  }

  /// Writes the digits of a number, which has at most as many as there are, with zeros before them.
  /// - Returns: whether it could, and they fit.
  @inline(__always)
  func append(digits number: UInt64, count: Int, to output: inout DirectOutput) -> Bool {
    if count == 0 { return true }
    guard limit > 0, count <= 19 else { return false }
    if count <= 8, zeroDigit.count == 1 {
      let word = Self.digits(of: UInt32(truncatingIfNeeded: number)) &>> UInt64(8 &* (8 &- count))
      return output.append(word: word &+ zeroDigit.bytes &* 0x0101_0101_0101_0101, length: count)
    }
    var divisor = DecimalNumber.power(count)
    var rest = number
    while divisor > 1 {
      divisor /= 10
      guard zeroDigit.append(adding: rest / divisor, to: &output) else { return false }
      rest %= divisor
    }
    return true
  }

  @inline(never)
  private func appendLong(_ magnitude: UInt64, to output: inout DirectOutput) -> Bool {
    // Four bits a digit, the first one lowest.
    var digits: UInt64 = 0
    var left = 0
    var rest = magnitude
    repeat {
      digits = digits &<< 4 | rest % 10
      rest /= 10
      left &+= 1
    } while rest > 0
    let isGrouped = magnitude >= firstGrouped
    repeat {
      left &-= 1
      guard zeroDigit.append(adding: digits & 0xF, to: &output) else { return false }
      digits &>>= 4
      if isGrouped, left >= primaryGroup,
        left == primaryGroup || (left &- primaryGroup).isMultiple(of: secondaryGroup), !separator.append(to: &output)
      {
        return false
      }
    } while left > 0
    return true
  }
}

/// Up to eight bytes of UTF-8, the first one lowest.
private struct ShortText: Sendable {
  let bytes: UInt64
  let count: Int

  init(_ text: String) {
    bytes = text.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = min(text.utf8.count, 8)
  }

  var lastByte: UInt64 { bytes >> UInt64(8 * max(0, count - 1)) }

  @inline(__always)
  func append(to output: inout DirectOutput) -> Bool { output.append(word: bytes, length: count) }

  /// - Parameter digit: below ten.
  @inline(__always)
  func append(adding digit: UInt64, to output: inout DirectOutput) -> Bool {
    output.append(word: bytes &+ digit &<< UInt64(8 &* (count &- 1)), length: count)
  }
}
