/// How a locale writes whole numbers of up to sixteen digits, and digits after a point; `FormattedNumber` writes all others.
///
/// A class, because Swift copies a structure of that size for each number.
final class WholeNumberFormat: Sendable {
  private let zeroDigit: ShortText
  private let separator: ShortText
  private let minus: ShortText
  /// How many digits the lowest number has whose digits are grouped.
  private let firstGroupedCount: Int
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The lowest number that is left to `FormattedNumber`; 0 where symbols have more than eight bytes, or digits differ in
  /// more than the last one.
  private let limit: UInt64
  /// Numbers with at most so many digits have one byte for each, and at most one separator, of one byte; 0 for other
  /// symbols.
  private let shortCount: Int

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
    firstGroupedCount = isGrouping ? first.partialValue + 1 : .max
    let digits = isGrouping ? min(primaryGroup, 3) + min(secondaryGroup, 3) : 8
    shortCount = limit > 0 && zeroDigit.count == 1 && separator.count <= 1 ? digits : 0
  }

  /// Writes a whole number as `%lld` shows it.
  /// - Returns: whether it could, and the number fits.
  @inline(__always)
  func append(_ value: IntegerValue, to output: inout TextOutput) -> Bool {
    guard value.magnitude < limit, !value.isNegative || minus.append(to: &output) else { return false }
    guard value.magnitude < Self.wordLimit else { return appendLong(value.magnitude, to: &output) }
    let digits = Self.digits(of: UInt32(truncatingIfNeeded: value.magnitude))
    return append(digits, to: &output) || appendLong(value.magnitude, to: &output)
  }

  /// The lowest number that has more digits than a word.
  private static let wordLimit: UInt64 = 100_000_000

  /// Writes a number with a point before its last digits.
  /// - Parameters:
  ///   - places: how many these are, 0 to 7.
  ///   - point: written where there are any.
  /// - Returns: whether one word holds its digits, and all fits.
  @inline(__always)
  func append(_ number: UInt64, places: Int, point: KeptText, to output: inout TextOutput) -> Bool {
    guard number < Self.wordLimit else { return false }
    let digits = Self.digits(of: UInt32(truncatingIfNeeded: number))
    let isWritten = append(digits &<< UInt64(8 &* places), to: &output)
    guard isWritten, places > 0 else { return isWritten }
    let fraction = digits &>> UInt64(8 &* (8 &- places)) &+ zeroDigit.bytes &* Self.eachByte
    return point.append(to: &output) && output.append(word: fraction, length: places)
  }

  private static let eachByte: UInt64 = 0x0101_0101_0101_0101

  /// Writes a number whose eight digits are given, without the zeros before it.
  /// - Returns: whether one word holds it with its separator, and it fits.
  @inline(__always)
  private func append(_ digits: UInt64, to output: inout TextOutput) -> Bool {
    // The last digit stays, a zero too.
    let leadingZeros = (digits | 1 &<< 56).trailingZeroBitCount / 8
    var length = 8 &- leadingZeros
    guard length <= shortCount else { return false }
    var word = digits &>> UInt64(8 &* leadingZeros) &+ zeroDigit.bytes &* Self.eachByte
    if length >= firstGroupedCount {
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
  func append(digits number: UInt64, count: Int, to output: inout TextOutput) -> Bool {
    if count == 0 { return true }
    guard limit > 0, count <= 19 else { return false }
    if count <= 8, zeroDigit.count == 1 {
      let word = Self.digits(of: UInt32(truncatingIfNeeded: number)) &>> UInt64(8 &* (8 &- count))
      return output.append(word: word &+ zeroDigit.bytes &* Self.eachByte, length: count)
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
  private func appendLong(_ magnitude: UInt64, to output: inout TextOutput) -> Bool {
    // Four bits a digit, the first one lowest.
    var digits: UInt64 = 0
    var left = 0
    var rest = magnitude
    repeat {
      digits = digits &<< 4 | rest % 10
      rest /= 10
      left &+= 1
    } while rest > 0
    let isGrouped = left >= firstGroupedCount
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
    var (word, length) = (UInt64(0), 0)
    for byte in text.utf8 where length < 8 {
      word |= UInt64(byte) << UInt64(8 * length)
      length += 1
    }
    (bytes, count) = (word, length)
  }

  var lastByte: UInt64 { bytes >> UInt64(8 * max(0, count - 1)) }

  @inline(__always)
  func append(to output: inout TextOutput) -> Bool { output.append(word: bytes, length: count) }

  /// - Parameter digit: below ten.
  @inline(__always)
  func append(adding digit: UInt64, to output: inout TextOutput) -> Bool {
    output.append(word: bytes &+ digit &<< UInt64(8 &* (count &- 1)), length: count)
  }
}
