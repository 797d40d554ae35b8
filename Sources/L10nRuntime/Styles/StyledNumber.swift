import StringsFormat

/// A number as a style shows it.
struct StyledNumber {
  private let style: NumberStyle
  private let patterns: NumberStyles.Entry?
  /// The digits that are shown, in compact notation of the thousands.
  private var rounded: RoundedNumber
  private var sign = ShownSign.none
  /// The words around the digits; `nil` where all digits are shown.
  private var words: CompactPatterns.Words?
  /// The power of ten that the digits are to be multiplied with.
  private var power = 0

  /// A number in a style, with the words and signs of its locale.
  init(_ number: DecimalNumber, _ style: NumberStyle, _ patterns: NumberStyles.Entry?) {
    (self.style, self.patterns) = (style, patterns)
    rounded = RoundedNumber(number)
    var isZero = number.kind == .notANumber
    if number.kind == .finite {
      round()
      isZero = rounded.number.digits == 0
      if let greatest = style.wholeDigits.greatest { rounded.number.keepWhole(greatest) }
      rounded.leastWhole = max(rounded.leastWhole, style.wholeDigits.least)
      if style.hidesZeroFraction, isZero || rounded.number.exponent >= 0 { rounded.leastFraction = 0 }
    }
    sign = ShownSign(style.sign, isNegative: number.isNegative, isZero: isZero)
  }

  private mutating func round() {
    rounded.number.multiply(by: style.scale)
    let precision =
      if case .currency(let isCash) = style.precision {
        (isCash ? patterns?.patterns.money?.cash : patterns?.patterns.money?.standard)?.style ?? .fraction(2, 2)
      } else { style.precision }
    let number = rounded.number
    switch style.notation {
    case .standard: break
    case .scientific(let exponent) where number.digits > 0:
      round(number, precision) { magnitude in
        magnitude - ((magnitude % exponent.interval + exponent.interval) % exponent.interval)
      }
      return
    case .compactShort, .compactLong:
      guard let compacts = patterns?.patterns.compacts, number.digits > 0 else { break }
      round(number, precision) { compacts.words(forPower: $0)?.power ?? 0 }
      let magnitude = rounded.number.digits == 0 ? power : rounded.number.magnitude + power
      words = compacts.words(forPower: magnitude)
      return
    case .scientific: break
    }
    rounded = RoundedNumber(number, to: precision, style.rounding)
  }

  /// Rounds what is counted in the power of ten for a number's magnitude. 999.9 thousand is rounded to 1,000 thousand,
  /// which is 1 million.
  private mutating func round(_ number: DecimalNumber, _ precision: NumberStyle.Precision, powerFor: (Int) -> Int) {
    let magnitude = number.magnitude
    power = powerFor(magnitude)
    rounded = RoundedNumber(number.divided(byTenToThe: power), to: precision, style.rounding)
    guard rounded.number.digits > 0, rounded.number.magnitude + power != magnitude else { return }
    let next = powerFor(magnitude + 1)
    guard next != power else { return }
    let shift = next - power
    power = next
    rounded = RoundedNumber(rounded.number.divided(byTenToThe: shift), to: precision, style.rounding)
  }

  /// What plural rules look at: the digits that are shown, and the power of ten.
  var operands: PluralOperands? {
    guard rounded.number.kind == .finite else { return nil }
    return PluralOperands(
      digits: rounded.number.digits, exponent: rounded.number.exponent, leastFraction: rounded.leastFraction,
      power: max(power, 0))
  }

  /// The number in a locale's symbols with its words.
  func text(symbols: NumberSymbols, pluralRules: PluralRules) -> String {
    TextBytes.text { write(symbols: symbols, pluralRules: pluralRules, to: &$0) }
  }

  private func write(symbols: NumberSymbols, pluralRules: PluralRules, to output: inout TextBytes) {
    guard let units = patterns?.patterns.units else {
      writeNumber(symbols, pluralRules, to: &output) { writeDigits(symbols, to: &$0) }
      return
    }
    let category = operands.map { pluralRules.category(for: $0) } ?? .other
    let unit = units.pattern(of: category)
    output.append(unit.before)
    guard let after = unit.after else { return }
    writeNumber(symbols, pluralRules, to: &output) { writeDigits(symbols, to: &$0) }
    output.append(after)
  }

  /// The number with its sign and the words for thousands.
  /// - Parameter digits: writes the digits.
  func writeNumber(
    _ symbols: NumberSymbols, _ pluralRules: PluralRules, to output: inout TextBytes,
    digits: (inout TextBytes) -> Void
  ) {
    guard let words else {
      if let affixes = patterns?.patterns.affixes?[sign] {
        output.append(affixes.before)
        digits(&output)
        output.append(affixes.after)
      } else {
        output.append(sign.text(symbols))
        digits(&output)
      }
      return
    }
    let pattern = pattern(of: words, pluralRules)
    let signText = sign.text(symbols)
    if words.signPlace == 0 || signText.isEmpty {
      output.append(signText)
      output.append(pattern.before)
    } else {
      var place = 0
      for scalar in pattern.before.unicodeScalars {
        if place == words.signPlace { output.append(signText) }
        output.append(scalar)
        place += 1
      }
      if place <= words.signPlace { output.append(signText) }
    }
    if let after = pattern.after {
      digits(&output)
      output.append(after)
    }
  }

  private func pattern(of words: CompactPatterns.Words, _ pluralRules: PluralRules) -> UnitPatterns.Pattern {
    let number = rounded.number
    if let one = words.one, number.digits == 1, number.exponent == 0 { return one }
    // The words go with the digits as they are shown.
    let operands = PluralOperands(
      digits: number.digits, exponent: number.exponent, leastFraction: rounded.leastFraction, power: 0)
    return words.units.pattern(of: pluralRules.category(for: operands))
  }

  /// The words around a number of a category; `nil` where the style has none.
  func unit(_ category: PluralCategory) -> UnitPatterns.Pattern? { patterns?.patterns.units?.pattern(of: category) }

  /// Writes the digits alone.
  func writeDigits(_ symbols: NumberSymbols, to output: inout TextBytes) {
    guard rounded.number.kind == .finite else {
      output.append(rounded.number.kind == .infinite ? "\u{221E}" : "NaN")
      return
    }
    rounded.write(
      symbols, DigitGroups(symbols, style.grouping), hasPointAlways: style.hasPointAlways, to: &output)
    if case .scientific(let exponent) = style.notation {
      output.append(patterns?.patterns.exponentMark ?? "E")
      let power = DecimalNumber(power)
      output.append(ShownSign(exponent.sign, isNegative: power.isNegative, isZero: power.digits == 0).text(symbols))
      var digits = RoundedNumber(power)
      digits.leastWhole = exponent.least
      digits.write(symbols, DigitGroups(symbols, .never), hasPointAlways: false, to: &output)
    }
  }
}

extension ShownSign {
  /// The sign in a locale's symbols.
  fileprivate func text(_ symbols: NumberSymbols) -> String {
    switch self {
    case .none: ""
    case .minus: symbols.minus
    case .plus: symbols.plus
    }
  }
}
