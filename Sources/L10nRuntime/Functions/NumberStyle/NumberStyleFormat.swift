/// A style with the words of a locale, for finite numbers of up to sixteen digits before the point; `StyledNumber` writes all
/// others. "1,234.50" takes 35 in place of 700 ns.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
final class NumberStyleFormat: @unchecked Sendable {
  /// The words for numbers of one magnitude.
  private struct Compact {
    let power: Int
    let hasSignInside: Bool
    let one: UnsafePointer<KeptPattern>?
    let units: KeptUnits
  }

  /// The words by magnitude, from the least one on that has any; greater numbers than the last are shown with its words.
  private struct Compacts {
    private let words: UnsafeMutablePointer<Compact>
    private let least: Int
    private let count: Int

    /// A magnitude that no language has words for.
    private static let limit = 100

    /// - Returns: `nil` for magnitudes beyond the limit.
    init?(_ patterns: [CompactPatterns.Words]) {
      if patterns.contains(where: { $0.least >= Self.limit }) { return nil }
      least = patterns.first?.least ?? 0
      count = patterns.isEmpty ? 0 : max(0, patterns[patterns.count - 1].least - least) + 1
      words = .allocate(capacity: count)
      var compact: Compact?
      for place in 0..<count {
        if let own = patterns.first(where: { $0.least == least + place }) {
          compact = Compact(
            power: own.power, hasSignInside: own.signPlace != 0,
            one: own.one.map { one in KeptPattern.kept { _ in KeptPattern(one) } }, units: KeptUnits(own.units))
        }
        if let compact { (words + place).initialize(to: compact) }
      }
    }

    /// The place of the words for a magnitude; `nil` where there are none.
    @inline(__always)
    func place(of magnitude: Int) -> Int? {
      magnitude < least || count == 0 ? nil : min(magnitude &- least, count &- 1)
    }

    @inline(__always)
    subscript(place: Int) -> UnsafePointer<Compact> { UnsafePointer(words + place) }
  }

  private let digits: NumberDigits
  /// Digits after the point, of a style that shows all digits of numbers with no more of them.
  private let fraction: ClosedRange<Int>?
  /// Whether it is compact or scientific notation as most styles have it.
  private let hasUsualPower: Bool
  private let hasPointAlways: Bool
  private let numbers: WholeNumberFormat
  private let decimal, minus, plus, exponentMark: KeptText
  /// Around the digits, by sign.
  private let affixPatterns: UnsafePointer<KeptPattern>
  private let compacts: Compacts
  private let units: KeptUnits?
  private let rules: WholeNumberRules

  /// - Parameters:
  ///   - entry: what is written around the digits; `nil` for signs alone.
  ///   - symbols: those of the style.
  /// - Returns: `nil` for a style that fills or cuts off digits before the point, and where a point without digits after it
  ///   changes what follows.
  init?(_ style: NumberStyle, _ entry: NumberStyles.Entry?, _ symbols: NumberSymbols, _ rules: WholeNumberRules) {
    // No equality of styles here: what Swift looks up at run time for it takes longer than the rest.
    guard style.wholeDigits.least == 1, style.wholeDigits.greatest == nil else { return nil }
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
    let isHalfEven = if case .halfEven = style.rounding { true } else { false }
    let isExact = isHalfEven && style.scale.isOne && patterns.units == nil
    switch style.notation {
    case .compactShort, .compactLong: hasUsualPower = isExact && digits.precision.isCompact
    case .scientific(let form):
      let isUsual = if case .fraction(0, 6) = digits.precision { true } else { false }
      hasUsualPower = isExact && isUsual && form.interval == 1
    case .standard: hasUsualPower = false
    }
    numbers = WholeNumberFormat(symbols.grouped(style.grouping))
    (decimal, minus, plus) = (KeptText(symbols.decimal), KeptText(symbols.minus), KeptText(symbols.plus))
    exponentMark = KeptText(patterns.exponentMark ?? "E")
    let affixes = patterns.affixes ?? NumberAffixes(symbols)
    affixPatterns = KeptPattern.kept(count: 3) {
      KeptPattern($0 == 0 ? affixes.unsigned : $0 == 1 ? affixes.negative : affixes.positive)
    }
    guard let compacts = Compacts(style.isCompact ? patterns.compacts?.words ?? [] : []) else { return nil }
    self.compacts = compacts
    units = patterns.units.map { KeptUnits($0) }
    self.rules = rules
  }

  /// Writes a number.
  /// - Returns: whether it could, and it fits.
  func append(_ number: DecimalNumber, to output: inout TextOutput) -> Bool {
    guard number.kind == .finite else { return false }
    // Zeros at the end of a fraction are shown as the style says, not as they are given: 1.50.
    if let fraction, -(number.exponent &+ digits.scale.power) <= fraction.upperBound,
      number.exponent >= 0 || !number.digits.isMultiple(of: 10)
    {
      let exponent = number.digits == 0 ? 0 : number.exponent &+ digits.scale.power
      let sign = ShownSign(digits.sign, isNegative: number.isNegative, isZero: number.digits == 0)
      guard let units else {
        return affixes(sign).pointee.append(to: &output) {
          appendDigits(number.digits, exponent, fraction.lowerBound, to: &$0)
        }
      }
      let pattern = units.pattern(rules, number.digits, exponent, leastFraction: fraction.lowerBound)
      return pattern.pointee.append(to: &output) {
        affixes(sign).pointee.append(to: &$0) { appendDigits(number.digits, exponent, fraction.lowerBound, to: &$0) }
      }
    }
    if hasUsualPower {
      let start = output.count
      if appendInPower(number, to: &output) { return true }
      output.count = start
    }
    let shown = shown(number)
    let unit = units?.pattern(rules.rules, shown.operands ?? PluralOperands(0))
    guard unit?.pointee.before.append(to: &output) ?? true else { return false }
    if unit?.pointee.hasNumber == false { return true }
    return appendSigned(shown, to: &output) && unit?.pointee.after.append(to: &output) ?? true
  }

  /// Writes a number that is counted in a power of ten, of which the style needs no more than most of its kind do: two
  /// digits or all before the point in compact notation, all digits in scientific notation.
  /// - Returns: whether it could, and it fits. What is left to `ShownNumber` are zero, other signs, and 999.9 thousand,
  ///   which is rounded to 1 million.
  @inline(__always)
  private func appendInPower(_ number: DecimalNumber, to output: inout TextOutput) -> Bool {
    var (all, exponent) = (number.digits, number.exponent)
    guard all > 0, exponent >= -18, ShownSign(digits.sign, isNegative: number.isNegative, isZero: false) == .none else {
      return false
    }
    let magnitude = number.magnitude
    if case .scientific(let form) = digits.notation {
      exponent &-= magnitude
      while all.isMultiple(of: 10) { (all, exponent) = (all / 10, exponent &+ 1) }
      guard exponent >= -6 else { return false }
      return affixes(.none).pointee.append(to: &output) {
        appendDigits(all, exponent, 0, to: &$0) && appendExponent(magnitude, form, to: &$0)
      }
    }
    guard let (words, all, exponent) = inThousands(number) else { return false }
    let isOne = all == 1 && exponent == 0
    let pattern =
      words.pointee.one.flatMap { isOne ? $0 : nil }
      ?? words.pointee.units.pattern(rules, all, exponent, leastFraction: 0)
    return pattern.pointee.append(to: &output) { appendDigits(all, exponent, 0, to: &$0) }
  }

  /// The digits that compact notation shows of a number above zero, and the words around them; `nil` for what is left to
  /// `ShownNumber`.
  @inline(__always)
  private func inThousands(
    _ number: DecimalNumber
  ) -> (words: UnsafePointer<Compact>, digits: UInt64, exponent: Int)? {
    let magnitude = number.magnitude
    var (all, exponent) = (number.digits, number.exponent)
    guard let words = compacts.place(of: magnitude).map({ compacts[$0] }) else { return nil }
    exponent &-= words.pointee.power
    let place = magnitude == words.pointee.power ? -1 : 0
    if exponent < place {
      guard place &- exponent < 18 else { return nil }
      let unit = DecimalNumber.power(place &- exponent)
      let (quotient, rest) = all.quotientAndRemainder(dividingBy: unit)
      all = quotient &+ (rest > unit / 2 || rest == unit / 2 && !quotient.isMultiple(of: 2) ? 1 : 0)
      exponent = place
      // A digit more than before?
      guard all < DecimalNumber.power(magnitude &- words.pointee.power &- place &+ 1) else { return nil }
    }
    while exponent < 0, all.isMultiple(of: 10) { (all, exponent) = (all / 10, exponent &+ 1) }
    return (words, all, exponent)
  }

  /// The place in CLDR's order of the category that a finite number has as it is shown.
  func categoryPosition(of number: DecimalNumber, isOrdinal: Bool) -> Int {
    if !isOrdinal, hasUsualPower, number.digits > 0, number.exponent >= -18,
      let (words, all, exponent) = inThousands(number)
    {
      return rules.categoryPosition(of: all, exponent: exponent, power: words.pointee.power)
    }
    guard let operands = shown(number).operands else { return 5 }
    return Int((isOrdinal ? rules.rules.ordinal : rules.rules).category(for: operands).position)
  }

  @inline(__always)
  private func shown(_ number: DecimalNumber) -> ShownNumber {
    // No reference to this, which would be counted.
    ShownNumber(number, digits) { [compacts] magnitude in
      compacts.place(of: magnitude).map { ($0, compacts[$0].pointee.power) }
    }
  }

  /// Writes numbers from one to another, where all that is shown of them is digits.
  /// - Returns: whether it could, and they fit.
  func append(_ range: ClosedRange<Int>, separator: KeptText, to output: inout TextOutput) -> Bool {
    guard isPlain, append(DecimalNumber(range.lowerBound), to: &output) else { return false }
    return range.lowerBound == range.upperBound
      || separator.append(to: &output) && append(DecimalNumber(range.upperBound), to: &output)
  }

  /// Whether it shows digits alone, all of them of whole numbers.
  private var isPlain: Bool {
    guard case .standard = digits.notation, case .fraction = digits.precision else { return false }
    return units == nil && affixes(.none).pointee.isEmpty && digits.scale.isOne && digits.sign == .ofNegative
  }

  @inline(__always)
  private func appendSigned(_ shown: ShownNumber, to output: inout TextOutput) -> Bool {
    let pattern: UnsafePointer<KeptPattern>
    if let place = shown.words {
      let words = compacts[place]
      if shown.sign != .none {
        guard !words.pointee.hasSignInside, (shown.sign == .minus ? minus : plus).append(to: &output) else {
          return false
        }
      }
      pattern =
        words.pointee.one.flatMap { shown.isOne ? $0 : nil }
        ?? words.pointee.units.pattern(rules.rules, shown.compactOperands)
    } else {
      pattern = affixes(shown.sign)
    }
    return pattern.pointee.append(to: &output) { appendDigits(shown, to: &$0) }
  }

  @inline(__always)
  private func affixes(_ sign: ShownSign) -> UnsafePointer<KeptPattern> {
    switch sign {
    case .none: affixPatterns
    case .minus: affixPatterns + 1
    case .plus: affixPatterns + 2
    }
  }

  @inline(__always)
  private func appendDigits(_ shown: ShownNumber, to output: inout TextOutput) -> Bool {
    let rounded = shown.rounded
    guard appendDigits(rounded.number.digits, rounded.number.exponent, rounded.leastFraction, to: &output) else {
      return false
    }
    guard case .scientific(let form) = digits.notation else { return true }
    return appendExponent(shown.power, form, to: &output)
  }

  @inline(__always)
  private func appendExponent(
    _ exponent: Int, _ form: NumberStyle.Exponent, to output: inout TextOutput
  ) -> Bool {
    let power = exponent.magnitude
    guard exponentMark.append(to: &output), power < 1000 else { return false }
    switch ShownSign(form.sign, isNegative: exponent < 0, isZero: power == 0) {
    case .none: break
    case .minus: guard minus.append(to: &output) else { return false }
    case .plus: guard plus.append(to: &output) else { return false }
    }
    let count = power < 10 ? 1 : power < 100 ? 2 : 3
    return numbers.append(digits: UInt64(power), count: max(count, form.least), to: &output)
  }

  /// - Parameter leastFraction: how many digits stand after the point at least.
  private func appendDigits(
    _ all: UInt64, _ exponent: Int, _ leastFraction: Int, to output: inout TextOutput
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
