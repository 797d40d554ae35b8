extension RoundedNumber {
  /// Whether digits stand after the point.
  var hasFraction: Bool { leastFraction > 0 || number.digits > 0 && number.exponent < 0 }

  /// Writes the digits in a locale's symbols, without a sign.
  func write(_ symbols: NumberSymbols, _ grouping: DigitGroups, hasPointAlways: Bool, to output: inout TextBytes) {
    let digits = DecimalDigits(number.digits)
    let exponent = number.exponent
    let whole = max(leastWhole, digits.count + exponent)
    let fraction = max(leastFraction, number.digits == 0 ? 0 : -exponent)
    let zero = symbols.zeroDigit.value
    var place = whole - 1
    while place >= -fraction {
      if place == -1 { output.append(symbols.decimal) }
      output.append(Unicode.Scalar(zero + digits[place - exponent]) ?? "0")
      if place > 0, grouping.separates(place, of: whole) { output.append(symbols.grouping) }
      place -= 1
    }
    if fraction == 0, hasPointAlways { output.append(symbols.decimal) }
  }
}

/// The decimal digits of a whole number, four bits each, the last one lowest.
struct DecimalDigits {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// How many there are; none for zero.
  private(set) var count = 0

  init(_ number: UInt64) {
    var rest = number
    while rest > 0 {
      let digit = rest % 10
      rest /= 10
      if count < 16 { low |= digit &<< UInt64(count &* 4) } else { high |= digit &<< UInt64((count &- 16) &* 4) }
      count += 1
    }
  }

  /// The digit at a place from the last one on; 0 where there is none.
  subscript(place: Int) -> UInt32 {
    guard 0..<count ~= place else { return 0 }
    let digits = place < 16 ? low : high
    return UInt32(truncatingIfNeeded: digits &>> UInt64((place & 15) &* 4) & 0xF)
  }
}

/// Where separators stand between digits.
struct DigitGroups {
  private let primary: Int
  private let secondary: Int
  private let minimum: Int

  /// The groups of a locale, as a style takes them.
  init(_ symbols: NumberSymbols, _ grouping: NumberStyle.Grouping) {
    let hasGroups = !symbols.grouping.isEmpty && symbols.primaryGroup > 0
    switch grouping {
    case .never: (primary, secondary, minimum) = (0, 0, 1)
    case .automatic, .fromTwoDigits, .always:
      primary = hasGroups ? symbols.primaryGroup : 0
      secondary = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
      minimum =
        switch grouping {
        case .always: 1
        case .fromTwoDigits: max(2, symbols.minimumGrouping)
        case .automatic, .never, .thousands: max(1, symbols.minimumGrouping)
        }
    case .thousands: (primary, secondary, minimum) = (symbols.grouping.isEmpty ? 0 : 3, 3, 1)
    }
  }

  /// Whether a separator stands after the digit at a place, of so many before the point.
  @inline(__always)
  func separates(_ place: Int, of count: Int) -> Bool {
    primary > 0 && place >= primary && count - primary >= minimum && (place - primary) % secondary == 0
  }
}
