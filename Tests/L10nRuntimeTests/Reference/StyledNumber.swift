@testable import L10nRuntime

/// A number as a style shows it.
struct StyledNumber {
  private let style: NumberStyle
  private let patterns: NumberStyles.Entry?
  private let shown: ShownNumber

  /// A number in a style, with the words and signs of its locale.
  init(_ number: DecimalNumber, _ style: NumberStyle, _ patterns: NumberStyles.Entry?) {
    (self.style, self.patterns) = (style, patterns)
    let compacts = style.isCompact ? patterns?.patterns.compacts : nil
    shown = ShownNumber(number, NumberDigits(style, money: patterns?.patterns.money)) { compacts?.place(forPower: $0) }
  }

  /// The plural operands: the shown digits, and the power of ten.
  var operands: PluralOperands? { shown.operands }

  /// The number in a locale's symbols with its words.
  func text(symbols: NumberSymbols, pluralRules: PluralRules) -> String {
    TextBytes.text { write(symbols: symbols, pluralRules: pluralRules, to: &$0) }
  }

  func write(symbols: NumberSymbols, pluralRules: PluralRules, to output: inout TextBytes) {
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
    let sign = shown.sign
    guard let place = shown.words, let words = patterns?.patterns.compacts?.words[place] else {
      if let affixes = patterns?.patterns.affixes?[sign] {
        let others = patterns?.patterns.affixesOfNoDigits?[sign] ?? affixes
        output.append(beginsWithDigit ? affixes.before : others.before)
        digits(&output)
        output.append(endsWithDigit ? affixes.after : others.after)
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
      var before = pattern.before.unicodeScalars[...]
      if words.signPlace == CompactPatterns.Words.insteadOfSpace { before.removeLast() }
      for scalar in before {
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

  /// Whether the output of `writeDigits` begins with a digit: no space precedes "∞" and ".5".
  private var beginsWithDigit: Bool {
    let rounded = shown.rounded
    let hasWhole = rounded.number.digits > 0 && rounded.number.magnitude >= 0
    return rounded.number.kind == .finite && (rounded.leastWhole > 0 || hasWhole)
  }

  /// Whether the last of it is a digit: not in "∞" and "5."
  private var endsWithDigit: Bool {
    guard shown.rounded.number.kind == .finite else { return false }
    if !style.hasPointAlways || shown.rounded.hasFraction { return true }
    if case .scientific = style.notation { return true }
    return false
  }

  private func pattern(of words: CompactPatterns.Words, _ pluralRules: PluralRules) -> UnitPatterns.Pattern {
    if let one = words.one, shown.isOne { return one }
    return words.units.pattern(of: pluralRules.category(for: shown.compactOperands))
  }

  /// The words around a number of a category; `nil` if the style has none.
  func unit(_ category: PluralCategory) -> UnitPatterns.Pattern? { patterns?.patterns.units?.pattern(of: category) }

  /// Writes the digits alone.
  func writeDigits(_ symbols: NumberSymbols, to output: inout TextBytes) {
    let rounded = shown.rounded
    guard rounded.number.kind == .finite else {
      output.append(symbols.text(of: rounded.number.kind))
      return
    }
    rounded.write(
      symbols, DigitGroups(symbols, style.grouping), hasPointAlways: style.hasPointAlways, to: &output)
    if case .scientific(let exponent) = style.notation {
      output.append(patterns?.patterns.exponentMark ?? "E")
      let power = DecimalNumber(shown.power)
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

extension NumberAffixes {
  /// The affixes of a sign.
  fileprivate subscript(sign: ShownSign) -> Pair {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }
}

extension CompactPatterns {
  /// The index of the words for a number with a decimal exponent, and the power that its digits are counted in; `nil`
  /// if there are none.
  fileprivate func place(forPower exponent: Int) -> ShownNumber.Compact? {
    words.lastIndex { $0.least <= exponent }.map { ($0, words[$0].power) }
  }
}
