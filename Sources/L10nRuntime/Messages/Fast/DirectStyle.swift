import StringsFormat

/// Stands for `StyledNumber`, as a part of `DirectFormats`: "1,234.50" takes 45 in place of 700 ns.
///
/// A style with the words of a locale, for finite numbers of up to sixteen digits before the point.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
final class DirectStyle: @unchecked Sendable {
  /// The words for thousands.
  private struct Compact {
    let least: Int
    let power: Int
    let hasSignInside: Bool
    let one: DirectPattern?
    let units: DirectUnits
  }

  private let digits: NumberDigits
  /// Digits after the point, of a style that shows all digits of numbers with no more of them.
  private let fraction: ClosedRange<Int>?
  private let hasPointAlways: Bool
  private let numbers: DirectNumbers
  private let decimal, minus, plus, exponentMark: DirectText
  /// Around the digits, by sign.
  private let unsigned, negative, positive: DirectPattern
  private let compacts: UnsafeBufferPointer<Compact>
  private let units: DirectUnits?
  private let rules: PluralRules
  private let wholeNumberRules: WholeNumberRules

  /// - Parameters:
  ///   - entry: what is written around the digits; `nil` for signs alone.
  ///   - symbols: those of the style.
  /// - Returns: `nil` for a style that fills or cuts off digits before the point, and where a point without digits after it
  ///   changes what follows.
  init?(_ style: NumberStyle, _ entry: NumberStyles.Entry?, _ symbols: NumberSymbols, _ rules: WholeNumberRules) {
    guard style.wholeDigits == NumberStyle.plain.wholeDigits else { return nil }
    let patterns = entry?.patterns ?? StylePatterns()
    if style.hasPointAlways, patterns.affixesOfNoDigits != nil { return nil }
    digits = NumberDigits(style, money: patterns.money)
    hasPointAlways = style.hasPointAlways
    if case .standard = style.notation, case .fraction(let least, let most) = digits.precision, style.scale.digits == 1,
      !style.hidesZeroFraction
    {
      fraction = least...max(least, most)
    } else {
      fraction = nil
    }
    numbers = DirectNumbers(symbols.grouped(style.grouping))
    (decimal, minus, plus) = (DirectText(symbols.decimal), DirectText(symbols.minus), DirectText(symbols.plus))
    exponentMark = DirectText(patterns.exponentMark ?? "E")
    let affixes = patterns.affixes ?? NumberAffixes(symbols)
    unsigned = DirectPattern(affixes.unsigned)
    negative = DirectPattern(affixes.negative)
    positive = DirectPattern(affixes.positive)
    let words = style.isCompact ? patterns.compacts?.words ?? [] : []
    let memory = UnsafeMutableBufferPointer<Compact>.allocate(capacity: words.count)
    _ = memory.initialize(
      from: words.map {
        Compact(
          least: $0.least, power: $0.power, hasSignInside: $0.signPlace != 0, one: $0.one.map { DirectPattern($0) },
          units: DirectUnits($0.units))
      })
    compacts = UnsafeBufferPointer(memory)
    units = patterns.units.map { DirectUnits($0) }
    self.rules = rules.rules
    wholeNumberRules = rules
  }

  /// Writes a number.
  /// - Returns: whether it could, and it fits.
  func append(_ number: DecimalNumber, to output: inout DirectOutput) -> Bool {
    guard number.kind == .finite else { return false }
    // Zeros at the end of a fraction are shown as the style says, not as they are given: 1.50.
    if let fraction, -(number.exponent &+ digits.scale.power) <= fraction.upperBound,
      number.exponent >= 0 || !number.digits.isMultiple(of: 10)
    {
      let exponent = number.digits == 0 ? 0 : number.exponent &+ digits.scale.power
      let sign = ShownSign(digits.sign, isNegative: number.isNegative, isZero: number.digits == 0)
      guard let units else {
        return affixes(sign).append(to: &output) {
          appendDigits(number.digits, exponent, fraction.lowerBound, to: &$0)
        }
      }
      let pattern: UnsafePointer<DirectPattern>
      if exponent == 0, fraction.lowerBound == 0, number.digits < WholeNumberRules.limit {
        pattern = units[wholeNumberRules.categoryPosition(of: number.digits)]
      } else {
        pattern = units.pattern(
          rules,
          PluralOperands(digits: number.digits, exponent: exponent, leastFraction: fraction.lowerBound, power: 0))
      }
      return pattern.pointee.append(to: &output) { output in
        affixes(sign).append(to: &output) { appendDigits(number.digits, exponent, fraction.lowerBound, to: &$0) }
      }
    }
    let shown = shown(number)
    guard let units else { return appendSigned(shown, to: &output) }
    return units.pattern(rules, shown.operands ?? PluralOperands(0)).pointee.append(to: &output) {
      appendSigned(shown, to: &$0)
    }
  }

  /// The place in CLDR's order of the category that a finite number has as it is shown.
  func categoryPosition(of number: DecimalNumber, isOrdinal: Bool) -> Int {
    guard let operands = shown(number).operands else { return 5 }
    return Int((isOrdinal ? rules.ordinal : rules).category(for: operands).position)
  }

  @inline(__always)
  private func shown(_ number: DecimalNumber) -> ShownNumber {
    ShownNumber(number, digits) { magnitude in
      var place = compacts.count
      while place > 0 {
        place &-= 1
        if compacts[place].least <= magnitude { return (place, compacts[place].power) }
      }
      return nil
    }
  }

  /// Writes numbers from one to another, where all that is shown of them is digits.
  /// - Returns: whether it could, and they fit.
  func append(_ range: ClosedRange<Int>, separator: DirectText, to output: inout DirectOutput) -> Bool {
    guard isPlain, append(DecimalNumber(range.lowerBound), to: &output) else { return false }
    return range.lowerBound == range.upperBound
      || separator.append(to: &output) && append(DecimalNumber(range.upperBound), to: &output)
  }

  /// Whether it shows digits alone, all of them of whole numbers.
  private var isPlain: Bool {
    guard case .standard = digits.notation, case .fraction = digits.precision else { return false }
    return units == nil && unsigned.isEmpty && digits.scale == .one && digits.sign == .ofNegative
  }

  @inline(__always)
  private func appendSigned(_ shown: ShownNumber, to output: inout DirectOutput) -> Bool {
    guard let place = shown.words else {
      return affixes(shown.sign).append(to: &output) { appendDigits(shown, to: &$0) }
    }
    let words = compacts[place]
    if shown.sign != .none {
      guard !words.hasSignInside, (shown.sign == .minus ? minus : plus).append(to: &output) else { return false }
    }
    if let one = words.one, shown.isOne { return one.append(to: &output) { appendDigits(shown, to: &$0) } }
    return words.units.pattern(rules, shown.compactOperands).pointee.append(to: &output) {
      appendDigits(shown, to: &$0)
    }
  }

  @inline(__always)
  private func affixes(_ sign: ShownSign) -> DirectPattern {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }

  @inline(__always)
  private func appendDigits(_ shown: ShownNumber, to output: inout DirectOutput) -> Bool {
    let rounded = shown.rounded
    guard appendDigits(rounded.number.digits, rounded.number.exponent, rounded.leastFraction, to: &output) else {
      return false
    }
    guard case .scientific(let form) = digits.notation else { return true }
    let power = shown.power.magnitude
    guard exponentMark.append(to: &output), power < 1000 else { return false }
    switch ShownSign(form.sign, isNegative: shown.power < 0, isZero: power == 0) {
    case .none: break
    case .minus: guard minus.append(to: &output) else { return false }
    case .plus: guard plus.append(to: &output) else { return false }
    }
    let count = power < 10 ? 1 : power < 100 ? 2 : 3
    return numbers.append(digits: UInt64(power), count: max(count, form.least), to: &output)
  }

  /// - Parameter leastFraction: how many digits stand after the point at least.
  private func appendDigits(
    _ all: UInt64, _ exponent: Int, _ leastFraction: Int, to output: inout DirectOutput
  ) -> Bool {
    if exponent <= 0, exponent > -8, leastFraction < 8, !hasPointAlways {
      // Most numbers fit into a word with all their digits.
      let places = max(0 &- exponent, leastFraction)
      let start = output.count
      let number = all.multipliedReportingOverflow(by: DecimalNumber.power(places &+ exponent))
      if !number.overflow, numbers.append(number.partialValue, places: places, point: decimal, to: &output) {
        return true
      }
      output.count = start
    }
    var (whole, fraction, places) = (all, UInt64(0), 0)
    if exponent < 0 {
      guard exponent >= -18 else { return false }
      places = 0 &- exponent
      (whole, fraction) = all.quotientAndRemainder(dividingBy: DecimalNumber.power(places))
    } else if exponent > 0 {
      guard exponent < 16 else { return false }
      let (product, isOver) = all.multipliedReportingOverflow(by: DecimalNumber.power(exponent))
      guard !isOver else { return false }
      whole = product
    }
    guard numbers.append(IntegerValue(isNegative: false, magnitude: whole), to: &output) else { return false }
    let zeros = max(0, leastFraction &- places)
    guard places &+ zeros > 0 || hasPointAlways else { return true }
    guard decimal.append(to: &output) else { return false }
    // Both at once, where a word holds them.
    if places &+ zeros <= 8 {
      return numbers.append(digits: fraction &* DecimalNumber.power(zeros), count: places &+ zeros, to: &output)
    }
    return numbers.append(digits: fraction, count: places, to: &output)
      && numbers.append(digits: 0, count: zeros, to: &output)
  }
}
