/// The format of digits in a locale: whole numbers with groups, and decimal numbers with a point.
///
/// A class, because Swift would copy a structure of that size for each number.
final class DigitFormat: Sendable {
  private let zeroDigit: Unicode.Scalar
  /// The bytes of the zero digit, the first one in the lowest byte, and their number.
  private let zeroBytes: UInt64
  private let zeroCount: Int
  /// Whether the other digits differ from zero only in their last byte.
  private let haveOneLastByte: Bool
  private let separator: KeptText
  private let minus: KeptText
  private let groups: DigitGroups
  /// The byte of a separator that is one byte long.
  private let separatorByte: UInt64
  /// The number of digits of the lowest number with groups.
  private let firstGroupedCount: Int
  private let primaryGroup: Int
  /// The greatest number of digits for which each digit and the only separator take one byte; 0 if the symbols do not
  /// allow this.
  private let shortCount: Int
  private let memory = TextMemory()

  init(_ symbols: NumberSymbols, _ grouping: NumberStyle.Grouping = .automatic) {
    zeroDigit = symbols.zeroDigit
    var (zero, count) = (UInt64(0), 0)
    for byte in UTF8.encode(zeroDigit).unsafelyUnwrapped {
      zero |= UInt64(byte) << UInt64(8 * count)
      count += 1
    }
    (zeroBytes, zeroCount) = (zero, count)
    haveOneLastByte = zero >> UInt64(8 * (count - 1)) & 0x3F <= 0x3F - 9
    separator = KeptText(symbols.grouping, in: memory)
    minus = KeptText(symbols.minus, in: memory)
    groups = DigitGroups(symbols, grouping)
    separatorByte = UInt64(separator.bytes.first ?? 0)
    primaryGroup = groups.primary
    let first = primaryGroup.addingReportingOverflow(groups.minimum)
    let isGrouping = primaryGroup > 0 && !first.overflow
    firstGroupedCount = isGrouping ? first.partialValue : .max
    let digits = isGrouping ? min(primaryGroup, 3) + min(groups.secondary, 3) : 8
    shortCount = haveOneLastByte && count == 1 && separator.bytes.count <= 1 ? digits : 0
  }

  /// The lowest number with more digits than a word holds.
  private static let wordLimit: UInt64 = 100_000_000

  private static let eachByte: UInt64 = 0x0101_0101_0101_0101

  /// Writes a whole number as `%lld` does.
  /// - Returns: whether it fits.
  @inline(__always)
  func append(_ value: IntegerValue, to output: inout TextOutput) -> Bool {
    guard !value.isNegative || minus.append(to: &output) else { return false }
    if value.magnitude < Self.wordLimit {
      let digits = Self.digits(of: UInt32(truncatingIfNeeded: value.magnitude))
      if append(digits, to: &output) { return true }
    }
    return append(value.magnitude, exponent: 0, point: minus, to: &output)
  }

  /// Writes a number with a point before its last digits.
  /// - Parameters:
  ///   - places: the number of digits after the point, 0 to 7.
  ///   - point: the point, which is written if there are any.
  /// - Returns: whether a word holds its digits, and it fits.
  @inline(__always)
  func append(_ number: UInt64, places: Int, point: KeptText, to output: inout TextOutput) -> Bool {
    guard number < Self.wordLimit else { return false }
    let digits = Self.digits(of: UInt32(truncatingIfNeeded: number))
    let isWritten = append(digits &<< UInt64(8 &* places), to: &output)
    guard isWritten, places > 0 else { return isWritten }
    let fraction = digits &>> UInt64(8 &* (8 &- places)) &+ zeroBytes &* Self.eachByte
    return point.append(to: &output) && output.append(word: fraction, length: places)
  }

  /// Writes a number from its eight digits, without leading zeros.
  /// - Returns: whether a word holds it with its separator, and it fits.
  @inline(__always)
  private func append(_ digits: UInt64, to output: inout TextOutput) -> Bool {
    // The last digit stays, even if it is a zero.
    let leadingZeros = (digits | 1 &<< 56).trailingZeroBitCount / 8
    var length = 8 &- leadingZeros
    guard length <= shortCount else { return false }
    var word = digits &>> UInt64(8 &* leadingZeros) &+ zeroBytes &* Self.eachByte
    if length >= firstGroupedCount {
      let place = UInt64(8 &* (length &- primaryGroup))
      let group = word &>> place
      word = word & (1 &<< place &- 1) | (separatorByte | group &<< 8) &<< place
      length &+= 1
    }
    return output.append(word: word, length: length)
  }

  /// The eight digits of a number below a hundred million, one in each byte, the first one in the lowest byte.
  ///
  /// The halves, quarters and eighths of the word are divided at once, by 100 and by 10, with a product and a shift,
  /// which is exact for so few digits.
  @inline(__always)
  private static func digits(of number: UInt32) -> UInt64 {
    let fours = UInt64(number / 10_000) | UInt64(number % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- 100 &* hundreds) &<< 16
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- 10 &* tens) &<< 8
  }

  /// Writes digits times a power of ten, digit by digit.
  /// - Parameters:
  ///   - leastWhole: the least number of integer digits.
  ///   - leastFraction: the least number of fraction digits.
  ///   - hasPointAlways: whether the point is written even without fraction digits.
  /// - Returns: whether they fit.
  @inline(never)
  func append(
    _ number: UInt64, exponent: Int, leastWhole: Int = 1, leastFraction: Int = 0, isGrouped: Bool = true,
    point: KeptText, hasPointAlways: Bool = false, to output: inout TextOutput
  ) -> Bool {
    let digits = DecimalDigits(number)
    let whole = max(leastWhole, digits.count + exponent)
    let fraction = max(leastFraction, number == 0 ? 0 : -exponent)
    var place = whole - 1
    while place >= -fraction {
      if place == -1, !point.append(to: &output) { return false }
      guard append(digit: digits[place - exponent], to: &output) else { return false }
      if isGrouped, place > 0, groups.separates(place, of: whole), !separator.append(to: &output) { return false }
      place -= 1
    }
    return fraction > 0 || !hasPointAlways || point.append(to: &output)
  }

  @inline(__always)
  private func append(digit: UInt32, to output: inout TextOutput) -> Bool {
    if haveOneLastByte {
      return output.append(
        word: zeroBytes &+ UInt64(digit) &<< UInt64(8 &* (zeroCount &- 1)), length: zeroCount)
    }
    return output.append { $0.append(digit: digit, zero: zeroDigit) }
  }
}
