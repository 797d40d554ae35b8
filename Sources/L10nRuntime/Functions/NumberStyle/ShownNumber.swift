/// What a style does to the digits of a number, whatever words stand around them.
struct NumberDigits {
  let notation: NumberStyle.Notation
  let precision: NumberStyle.Precision
  let rounding: NumberStyle.Rounding
  let sign: NumberStyle.Sign
  let wholeDigits: NumberStyle.WholeDigits
  let scale: NumberStyle.Scale
  let hidesZeroFraction: Bool
  let hasPointAlways: Bool

  /// - Parameter money: the digits of the currency whose amounts are shown.
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

/// A number as far as a style shows it, without the words around it.
struct ShownNumber {
  /// What compact notation has for a magnitude: the place of its words, and the power of ten that digits are counted in.
  typealias Compact = (place: Int, power: Int)

  /// The digits that are shown, in compact notation of the thousands.
  private(set) var rounded: RoundedNumber
  private(set) var sign = ShownSign.none
  /// The place of the words around the digits; `nil` where all digits are shown.
  private(set) var words: Int?
  /// The power of ten that the digits are to be multiplied with.
  private(set) var power = 0

  /// - Parameter compact: what there is for a magnitude, in compact notation.
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
      // Where nothing is left to show, a zero stands for it.
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

  /// Rounds what is counted in the power of ten for a number's magnitude. 999.9 thousand is rounded to 1,000 thousand,
  /// which is 1 million.
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

  /// What plural rules look at: the digits that are shown, and the power of ten; `nil` for what is no finite number.
  var operands: PluralOperands? {
    guard rounded.number.kind == .finite else { return nil }
    return PluralOperands(
      digits: rounded.number.digits, exponent: rounded.number.exponent, leastFraction: rounded.leastFraction,
      power: power)
  }

  /// What they look at to choose the words for thousands: the digits as they are shown.
  var compactOperands: PluralOperands {
    PluralOperands(
      digits: rounded.number.digits, exponent: rounded.number.exponent, leastFraction: rounded.leastFraction, power: 0)
  }

  /// Whether the first of what is written of the digits is one: no space stands before "∞" and ".5".
  var beginsWithDigit: Bool {
    rounded.number.kind == .finite
      && (rounded.leastWhole > 0 || rounded.number.digits > 0 && rounded.number.magnitude >= 0)
  }

  /// Whether the digits are exactly one.
  var isOne: Bool { rounded.number.digits == 1 && rounded.number.exponent == 0 }
}
