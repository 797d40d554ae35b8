/// The effect of a style on the digits of a number, without the words around them.
struct NumberDigits {
  let notation: NumberStyle.Notation
  let precision: NumberStyle.Precision
  let rounding: NumberStyle.Rounding
  let sign: NumberStyle.Sign
  let wholeDigits: NumberStyle.WholeDigits
  let scale: NumberStyle.Scale
  let hidesZeroFraction: Bool
  let hasPointAlways: Bool

  /// - Parameter money: the digits of the currency of amounts.
  init(_ style: NumberStyle, money: MoneyDigits?) {
    precision =
      if case .currency(let isCash) = style.precision {
        (isCash ? money?.cash : money?.standard)?.style ?? .fraction(2, 2)
      } else { style.precision }
    (notation, rounding, sign, scale) = (style.notation, style.rounding, style.sign, style.scale)
    (wholeDigits, hidesZeroFraction) = (style.wholeDigits, style.hidesZeroFraction)
    hasPointAlways = style.hasPointAlways
  }
}

/// A number as a style shows it, without the words around it.
struct ShownNumber {
  /// The compact notation of a magnitude: the index of its words, and the power of ten in which the number is counted.
  typealias Compact = (place: Int, power: Int)

  /// The shown digits; in compact notation those of the thousands.
  private(set) var rounded: RoundedNumber
  private(set) var sign = ShownSign.none
  /// The index of the words around the digits; `nil` if all digits are shown.
  private(set) var words: Int?
  /// The power of ten by which the digits are multiplied.
  private(set) var power = 0

  /// - Parameter compact: returns the compact notation of a magnitude.
  @inline(__always)
  init(_ number: DecimalNumber, _ digits: NumberDigits, compact: (Int) -> Compact?) {
    rounded = RoundedNumber(number)
    var isZero = number.kind == .notANumber
    if number.kind == .finite {
      round(digits, compact)
      isZero = rounded.number.digits == 0
      if let greatest = digits.wholeDigits.greatest { rounded.number.keepWhole(greatest) }
      rounded.leastWhole = max(rounded.leastWhole, digits.wholeDigits.least)
      if digits.hidesZeroFraction, isZero || rounded.number.exponent >= 0 { rounded.leastFraction = 0 }
      // If there is nothing to show, a zero is shown.
      if rounded.number.digits == 0, rounded.leastFraction == 0, !digits.hasPointAlways {
        rounded.leastWhole = max(rounded.leastWhole, 1)
      }
    }
    sign = ShownSign(digits.sign, isNegative: number.isNegative, isZero: isZero)
  }

  @inline(__always)
  private mutating func round(_ digits: NumberDigits, _ compact: (Int) -> Compact?) {
    rounded.number.multiply(by: digits.scale)
    let number = rounded.number
    switch digits.notation {
    case .scientific(let exponent) where number.digits > 0:
      round(number, digits) { magnitude in
        magnitude - ((magnitude % exponent.interval + exponent.interval) % exponent.interval)
      }
    case .compactShort, .compactLong:
      guard number.digits > 0 else { fallthrough }
      round(number, digits) { compact($0)?.power ?? 0 }
      words = compact(rounded.number.digits == 0 ? power : rounded.number.magnitude + power)?.place
    case .standard, .scientific: rounded = RoundedNumber(number, to: digits.precision, digits.rounding)
    }
  }

  /// Rounds a number in units of the power of ten for its magnitude. 999.9 thousand is rounded to 1,000 thousand, which
  /// is 1 million.
  @inline(__always)
  private mutating func round(_ number: DecimalNumber, _ digits: NumberDigits, powerFor: (Int) -> Int) {
    let magnitude = number.magnitude
    power = powerFor(magnitude)
    rounded = RoundedNumber(number.divided(byTenToThe: power), to: digits.precision, digits.rounding)
    guard rounded.number.digits > 0, rounded.number.magnitude + power != magnitude else { return }
    let next = powerFor(magnitude + 1)
    guard next != power else { return }
    let shift = next - power
    power = next
    rounded = RoundedNumber(rounded.number.divided(byTenToThe: shift), to: digits.precision, digits.rounding)
  }

  /// The plural operands: the shown digits, and the power of ten; `nil` for a number that is not finite.
  var operands: PluralOperands? {
    guard rounded.number.kind == .finite else { return nil }
    return PluralOperands(
      digits: rounded.number.digits, exponent: rounded.number.exponent, leastFraction: rounded.leastFraction,
      power: power)
  }

  /// The operands that select the compact words: those of the shown digits.
  var compactOperands: PluralOperands {
    PluralOperands(
      digits: rounded.number.digits, exponent: rounded.number.exponent, leastFraction: rounded.leastFraction, power: 0)
  }

  /// Whether the text of the digits begins with a digit: no space precedes "∞" and ".5".
  var beginsWithDigit: Bool {
    rounded.number.kind == .finite
      && (rounded.leastWhole > 0 || rounded.number.digits > 0 && rounded.number.magnitude >= 0)
  }

  /// Whether the digits are exactly one.
  var isOne: Bool { rounded.number.digits == 1 && rounded.number.exponent == 0 }
}
