extension DecimalNumber {
  /// Rounds to a multiple of a power of ten.
  mutating func round(toPlace place: Int, _ rounding: NumberStyle.Rounding) {
    guard exponent < place, digits > 0 else { return }
    let dropped = place - exponent
    divide(by: dropped < 20 ? Self.power(dropped) : nil, rounding)
    exponent = place
  }

  /// Rounds to a multiple of a step, in units of a place after the point. Numbers beyond 10^19 of these units stay
  /// unchanged.
  mutating func round(toMultipleOf step: UInt64, places: Int, _ rounding: NumberStyle.Rounding) {
    guard digits > 0 else { return }
    let missing = exponent + places
    if missing > 0 {
      guard missing < 20 else { return }
      let (product, isOver) = digits.multipliedReportingOverflow(by: Self.power(missing))
      guard !isOver else { return }
      digits = product
    }
    var divisor: UInt64? = step
    if missing < 0 {
      let (product, isOver) = step.multipliedReportingOverflow(by: Self.power(min(19, -missing)))
      divisor = isOver || missing < -19 ? nil : product
    }
    divide(by: divisor, rounding)
    let (product, isOver) = digits.multipliedReportingOverflow(by: step)
    digits = isOver ? .max : product
    exponent = -places
  }

  /// Multiplies by a scale; beyond nineteen digits the last ones are rounded.
  mutating func multiply(by scale: NumberStyle.Scale) {
    exponent += scale.power
    guard scale.digits != 1 else { return }
    var (high, low) = digits.multipliedFullWidth(by: scale.digits)
    while high > 0 {
      let upper = high.quotientAndRemainder(dividingBy: 10)
      let lower = UInt64(10).dividingFullWidth((upper.remainder, low))
      (high, low) = (upper.quotient, lower.quotient)
      exponent += 1
      if high == 0, lower.remainder >= 5, low < .max { low += 1 }
    }
    digits = low
    trim()
  }

  /// The number divided by a power of ten.
  func divided(byTenToThe power: Int) -> DecimalNumber {
    var number = self
    number.exponent -= power
    return number
  }

  /// Removes all but a number of digits before the point.
  mutating func keepWhole(_ count: Int) {
    let kept = count - exponent
    if kept <= 0 {
      (digits, exponent) = (0, 0)
    } else if kept < 20 {
      digits %= Self.power(kept)
    }
  }

  /// - Parameter divisor: `nil` for one that is more than twice the digits.
  private mutating func divide(by divisor: UInt64?, _ rounding: NumberStyle.Rounding) {
    var (quotient, remainder): (UInt64, UInt64) = (0, digits)
    var isAboveHalf = false
    var isTie = false
    if let divisor {
      (quotient, remainder) = digits.quotientAndRemainder(dividingBy: divisor)
      let rest = divisor - remainder
      (isAboveHalf, isTie) = (remainder > rest, remainder == rest)
    }
    if remainder > 0, isAway(rounding, isOdd: quotient % 2 == 1, isAboveHalf: isAboveHalf, isTie: isTie) {
      quotient += 1
    }
    digits = quotient
  }

  private func isAway(_ rounding: NumberStyle.Rounding, isOdd: Bool, isAboveHalf: Bool, isTie: Bool) -> Bool {
    switch rounding {
    case .halfEven: isAboveHalf || isTie && isOdd
    case .halfOdd: isAboveHalf || isTie && !isOdd
    case .halfUp: isAboveHalf || isTie
    case .halfDown: isAboveHalf
    case .halfCeiling: isAboveHalf || isTie && !isNegative
    case .halfFloor: isAboveHalf || isTie && isNegative
    case .ceiling: !isNegative
    case .floor: isNegative
    case .up: true
    case .down: false
    }
  }
}

/// A number rounded for display.
struct RoundedNumber {
  var number: DecimalNumber
  /// The least number of fraction digits.
  var leastFraction = 0
  /// The least number of integer digits.
  var leastWhole = 0

  /// Whether there are fraction digits.
  var hasFraction: Bool { leastFraction > 0 || number.digits > 0 && number.exponent < 0 }

  /// A number with all its digits.
  init(_ number: DecimalNumber) { self.number = number }

  /// A number rounded to a precision.
  init(_ number: DecimalNumber, to precision: NumberStyle.Precision, _ rounding: NumberStyle.Rounding) {
    self.number = number
    switch precision {
    case .fraction(let least, let greatest):
      self.number.round(toPlace: -greatest, rounding)
      leastFraction = least
    case .significant(let least, let greatest):
      self.number.round(toPlace: number.magnitude - greatest + 1, rounding)
      leastFraction = max(0, least - 1 - self.number.magnitude)
      if self.number.digits == 0 { leastWhole = 1 }
    case .increment(let step, let places):
      self.number.round(toMultipleOf: step, places: places, rounding)
      leastFraction = places
    case .mixed(let mixed): round(mixed, rounding)
    case .currency:
      self.number.round(toPlace: -2, rounding)
      leastFraction = 2
    }
    self.number.trim()
  }

  private mutating func round(_ mixed: NumberStyle.MixedPrecision, _ rounding: NumberStyle.Rounding) {
    let before = number.magnitude
    let fraction = -mixed.fraction.upperBound
    var significant = before - mixed.significant.upperBound + 1
    let takesSignificant: Bool
    if number.digits > 0 {
      number.round(toPlace: mixed.prefersMore ? min(fraction, significant) : max(fraction, significant), rounding)
      // 9.99 became 10.0.
      if number.digits > 0, number.magnitude != before, fraction == significant { significant += 1 }
    }
    takesSignificant = (significant <= fraction) == mixed.prefersMore
    let shown = (-mixed.fraction.lowerBound, number.magnitude - mixed.significant.lowerBound + 1)
    leastFraction = max(0, -(mixed.keepsBoth ? min(shown.0, shown.1) : takesSignificant ? shown.1 : shown.0))
  }
}
