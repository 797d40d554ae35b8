/// Formats numbers of one style in the words and signs of a locale.
///
/// Most numbers of most styles take a fast path, others use `ShownNumber`: "1,234.50" takes 35 instead of 700 ns.
///
/// `@unchecked Sendable`: it points to memory that is written once.
final class NumberStyleFormat: @unchecked Sendable {
  let digits: NumberDigits
  /// The bounds of fraction digits, for styles that show all digits of a number within the upper bound; `nil` for
  /// others.
  let fraction: ClosedRange<Int>?
  /// Whether it is compact or scientific notation with its default settings.
  private let hasUsualPower: Bool
  private let hasPointAlways: Bool
  private let numbers: DigitFormat
  private let decimal, minus, plus, exponentMark: KeptText
  /// The affixes around the digits, by sign.
  private let affixPatterns: UnsafePointer<KeptPattern>
  /// The affixes around text that does not begin or end with a digit.
  private let otherAffixPatterns: UnsafePointer<KeptPattern>
  private let compacts: KeptCompacts
  let units: KeptUnits?
  let rules: WholeNumberRules
  private let symbols: NumberSymbols
  private let memory = TextMemory()

  /// - Parameters:
  ///   - entry: the patterns around the digits; `nil` for signs only.
  ///   - symbols: the symbols of the style.
  init(_ style: NumberStyle, _ entry: NumberStyles.Entry?, _ symbols: NumberSymbols, _ rules: WholeNumberRules) {
    let patterns = entry?.patterns ?? StylePatterns()
    digits = NumberDigits(style, money: patterns.money)
    hasPointAlways = style.hasPointAlways
    // Styles are not compared here, because Swift's run-time look-ups for that take longer than all the rest.
    let isWhole = style.wholeDigits.least == 1 && style.wholeDigits.greatest == nil
    let isUsual = isWhole && !(style.hasPointAlways && patterns.affixesOfNoDigits != nil)
    if isUsual, case .standard = style.notation, case .fraction(let least, let most) = digits.precision,
      style.scale.digits == 1, !style.hidesZeroFraction
    {
      fraction = least...max(least, most)
    } else {
      fraction = nil
    }
    let isHalfEven = if case .halfEven = style.rounding { true } else { false }
    let isExact = isUsual && isHalfEven && style.scale.isOne && patterns.units == nil
    switch style.notation {
    case .compactShort, .compactLong: hasUsualPower = isExact && digits.precision.isCompact
    case .scientific(let form):
      let hasUsualDigits = if case .fraction(0, 6) = digits.precision { true } else { false }
      hasUsualPower = isExact && hasUsualDigits && form.interval == 1
    case .standard: hasUsualPower = false
    }
    numbers = DigitFormat(symbols, style.grouping)
    decimal = KeptText(symbols.decimal, in: memory)
    (minus, plus) = (KeptText(symbols.minus, in: memory), KeptText(symbols.plus, in: memory))
    exponentMark = KeptText(patterns.exponentMark ?? "E", in: memory)
    let affixes = patterns.affixes ?? NumberAffixes(symbols)
    affixPatterns = KeptPattern.kept(affixes, in: memory)
    let others = patterns.affixes == nil ? nil : patterns.affixesOfNoDigits
    otherAffixPatterns = others.map { [memory] in KeptPattern.kept($0, in: memory) } ?? affixPatterns
    compacts = KeptCompacts(style.isCompact ? patterns.compacts?.words ?? [] : [], in: memory)
    units = patterns.units.map { [memory] in KeptUnits($0, in: memory) }
    self.rules = rules
    self.symbols = symbols
  }

  /// Writes a number.
  /// - Returns: whether it fits.
  func append(_ number: DecimalNumber, to output: inout TextOutput) -> Bool {
    guard number.kind == .finite else { return appendAny(number, to: &output) }
    // Trailing zeros of a fraction depend on the style, not on the number: 1.50.
    if let fraction, -(number.exponent &+ digits.scale.power) <= fraction.upperBound,
      number.exponent >= 0 || number.digits % 10 != 0
    {
      let exponent = number.digits == 0 ? 0 : number.exponent &+ digits.scale.power
      let sign = ShownSign(digits.sign, isNegative: number.isNegative, isZero: number.digits == 0)
      guard let units else {
        return affixes(sign).pointee.append(to: &output) {
          appendDigits(number.digits, exponent, leastFraction: fraction.lowerBound, to: &$0)
        }
      }
      let pattern = units.pattern(
        rules.categoryPosition(of: number.digits, exponent: exponent, leastFraction: fraction.lowerBound))
      return pattern.pointee.append(to: &output) {
        affixes(sign).pointee.append(to: &$0) {
          appendDigits(number.digits, exponent, leastFraction: fraction.lowerBound, to: &$0)
        }
      }
    }
    if hasUsualPower {
      let start = output.count
      if appendInPower(number, to: &output) { return true }
      output.count = start
    }
    return appendAny(number, to: &output)
  }

  /// Writes any number.
  @inline(never)
  private func appendAny(_ number: DecimalNumber, to output: inout TextOutput) -> Bool {
    if output.isFull { return false }
    let shown = shown(number)
    guard let units else { return appendSigned(shown, to: &output) { appendDigits(shown, to: &$0) } }
    return units.pattern(position(of: shown.operands)).pointee.append(to: &output) {
      appendSigned(shown, to: &$0) { appendDigits(shown, to: &$0) }
    }
  }

  /// Writes a number that is counted in a power of ten, in the most common cases: two digits or all integer digits in
  /// compact notation, all digits in scientific notation.
  /// - Returns: whether the case applies and the number fits. `ShownNumber` writes the others: zero, other signs, and
  ///   999.9 thousand, which is rounded to 1 million.
  @inline(__always)
  private func appendInPower(_ number: DecimalNumber, to output: inout TextOutput) -> Bool {
    var (all, exponent) = (number.digits, number.exponent)
    guard all > 0, exponent >= -18, ShownSign(digits.sign, isNegative: number.isNegative, isZero: false) == .none else {
      return false
    }
    let magnitude = number.magnitude
    if case .scientific(let form) = digits.notation {
      exponent &-= magnitude
      while all % 10 == 0 { (all, exponent) = (all / 10, exponent &+ 1) }
      guard exponent >= -6 else { return false }
      return affixes(.none).pointee.append(to: &output) {
        appendDigits(all, exponent, to: &$0) && appendExponent(magnitude, form, to: &$0)
      }
    }
    guard let (words, all, exponent) = inThousands(number) else { return false }
    let isOne = all == 1 && exponent == 0
    let pattern =
      words.pointee.one.flatMap { isOne ? $0 : nil }
      ?? words.pointee.units.pattern(rules.categoryPosition(of: all, exponent: exponent, leastFraction: 0))
    return pattern.pointee.append(to: &output) { appendDigits(all, exponent, to: &$0) }
  }

  /// The digits of a positive number in compact notation, and the words around them; `nil` for numbers that
  /// `ShownNumber` writes.
  @inline(__always)
  private func inThousands(
    _ number: DecimalNumber
  ) -> (words: UnsafePointer<KeptCompact>, digits: UInt64, exponent: Int)? {
    let magnitude = number.magnitude
    var (all, exponent) = (number.digits, number.exponent)
    guard let words = compacts.place(of: magnitude).map({ compacts[$0] }) else { return nil }
    exponent &-= words.pointee.power
    let place = magnitude == words.pointee.power ? -1 : 0
    if exponent < place {
      guard place &- exponent < 18 else { return nil }
      let unit = DecimalNumber.power(place &- exponent)
      let (quotient, rest) = all.quotientAndRemainder(dividingBy: unit)
      all = quotient &+ (rest > unit / 2 || rest == unit / 2 && quotient % 2 == 1 ? 1 : 0)
      exponent = place
      // Whether rounding added a digit.
      guard all < DecimalNumber.power(magnitude &- words.pointee.power &- place &+ 1) else { return nil }
    }
    while exponent < 0, all % 10 == 0 { (all, exponent) = (all / 10, exponent &+ 1) }
    return (words, all, exponent)
  }

  /// The index in CLDR's order of the category of a number as it is shown.
  func categoryPosition(of number: DecimalNumber, isOrdinal: Bool = false) -> Int {
    if !isOrdinal, hasUsualPower, number.digits > 0, number.exponent >= -18,
      let (words, all, exponent) = inThousands(number)
    {
      return rules.categoryPosition(of: all, exponent: exponent, power: words.pointee.power)
    }
    return anyCategoryPosition(of: number, isOrdinal: isOrdinal)
  }

  @inline(never)
  private func anyCategoryPosition(of number: DecimalNumber, isOrdinal: Bool) -> Int {
    position(of: operands(of: number), isOrdinal: isOrdinal)
  }

  /// The plural operands: the shown digits, and the power of ten; `nil` for a number that is not finite.
  func operands(of number: DecimalNumber) -> PluralOperands? { shown(number).operands }

  func position(of operands: PluralOperands?, isOrdinal: Bool = false) -> Int {
    guard let operands else { return 5 }
    return Int((isOrdinal ? rules.rules.ordinal : rules.rules).category(for: operands).position)
  }

  @inline(__always)
  func shown(_ number: DecimalNumber) -> ShownNumber {
    // Does not capture `self`, which would be retained.
    ShownNumber(number, digits) { [compacts] magnitude in
      compacts.place(of: magnitude).map { ($0, compacts[$0].pointee.power) }
    }
  }

  /// Writes a number with its sign and the words for thousands.
  /// - Parameter digits: a function that writes the digits.
  @inline(__always)
  func appendSigned(
    _ shown: ShownNumber, to output: inout TextOutput, digits: (inout TextOutput) -> Bool
  ) -> Bool {
    guard let place = shown.words else {
      let before = affixes(shown.sign, hasDigit: shown.beginsWithDigit)
      let after = affixes(shown.sign, hasDigit: endsWithDigit(shown))
      return before.pointee.before.append(to: &output) && digits(&output) && after.pointee.after.append(to: &output)
    }
    let words = compacts[place]
    let pattern =
      words.pointee.one.flatMap { shown.isOne ? $0 : nil }
      ?? words.pointee.units.pattern(position(of: shown.compactOperands))
    guard append(shown.sign, to: &output, among: pattern.pointee.before, at: words.pointee.signPlace) else {
      return false
    }
    return !pattern.pointee.hasNumber || digits(&output) && pattern.pointee.after.append(to: &output)
  }

  /// Whether the text of the digits ends with a digit, unlike "∞" and "5."
  private func endsWithDigit(_ shown: ShownNumber) -> Bool {
    guard shown.rounded.number.kind == .finite else { return false }
    if !hasPointAlways || shown.rounded.hasFraction { return true }
    if case .scientific = digits.notation { return true }
    return false
  }

  /// Writes the words before digits, with a sign after a number of their scalars.
  @inline(__always)
  private func append(
    _ sign: ShownSign, to output: inout TextOutput, among words: KeptText, at signPlace: Int
  ) -> Bool {
    if sign == .none { return words.append(to: &output) }
    let text = sign == .minus ? minus : plus
    if signPlace == 0 || text.isEmpty { return text.append(to: &output) && words.append(to: &output) }
    let bytes = words.bytes
    var starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    let end = signPlace == CompactPatterns.Words.insteadOfSpace ? starts.popLast() ?? 0 : bytes.count
    let place = signPlace < starts.count ? starts[signPlace] : end
    return output.append(UnsafeBufferPointer(rebasing: bytes[..<place])) && text.append(to: &output)
      && output.append(UnsafeBufferPointer(rebasing: bytes[place..<end]))
  }

  @inline(__always)
  func affixes(_ sign: ShownSign, hasDigit: Bool = true) -> UnsafePointer<KeptPattern> {
    let patterns = hasDigit ? affixPatterns : otherAffixPatterns
    return switch sign {
    case .none: patterns
    case .minus: patterns + 1
    case .plus: patterns + 2
    }
  }

  @inline(__always)
  func appendDigits(_ shown: ShownNumber, to output: inout TextOutput) -> Bool {
    let rounded = shown.rounded
    let number = rounded.number
    guard number.kind == .finite else { return output.append(symbols.text(of: number.kind)) }
    let isWritten = appendDigits(
      number.digits, number.exponent, leastWhole: rounded.leastWhole, leastFraction: rounded.leastFraction, to: &output)
    guard isWritten, case .scientific(let form) = digits.notation else { return isWritten }
    return appendExponent(shown.power, form, to: &output)
  }

  @inline(__always)
  private func appendExponent(
    _ exponent: Int, _ form: NumberStyle.Exponent, to output: inout TextOutput
  ) -> Bool {
    guard exponentMark.append(to: &output) else { return false }
    switch ShownSign(form.sign, isNegative: exponent < 0, isZero: exponent == 0) {
    case .none: break
    case .minus: guard minus.append(to: &output) else { return false }
    case .plus: guard plus.append(to: &output) else { return false }
    }
    return numbers.append(
      UInt64(exponent.magnitude), exponent: 0, leastWhole: form.least, isGrouped: false, point: decimal, to: &output)
  }

  /// - Parameters:
  ///   - leastWhole: the least number of integer digits.
  ///   - leastFraction: the least number of fraction digits.
  private func appendDigits(
    _ all: UInt64, _ exponent: Int, leastWhole: Int = 1, leastFraction: Int = 0, to output: inout TextOutput
  ) -> Bool {
    if exponent <= 0, exponent > -8, leastFraction < 8, leastWhole == 1, !hasPointAlways {
      // Most numbers fit into a word with all their digits.
      let places = max(0 &- exponent, leastFraction)
      let start = output.count
      let number = all.multipliedReportingOverflow(by: DecimalNumber.power(places &+ exponent))
      if !number.overflow, numbers.append(number.partialValue, places: places, point: decimal, to: &output) {
        return true
      }
      output.count = start
    }
    return !output.isFull
      && numbers.append(
        all, exponent: exponent, leastWhole: leastWhole, leastFraction: leastFraction, point: decimal,
        hasPointAlways: hasPointAlways, to: &output)
  }
}
