internal import L10nRuntime

extension StylePatterns {
  /// ICU's words and signs for a style in a locale; `-u-nu-` selects the digits.
  ///
  /// - Parameters:
  ///   - wording: a style without its digits.
  ///   - examples: the examples of the tag's language.
  /// - Throws: `ICUError` for a tag or a skeleton that ICU cannot read: an unknown unit or numbering system.
  init(for tag: LanguageTag, _ wording: NumberStyle, _ examples: CompactExamples) throws(ICUError) {
    self.init()
    let samples = try StyleSamples(tag, wording)
    let own = try samples.symbols()
    if own != (try NumberSymbols(for: tag)) { symbols = own }
    if case .scientific = wording.notation { exponentMark = try samples.exponentMark() }
    if wording.hasUnitWords {
      units = try samples.units()
    } else {
      let affixes = try samples.affixes()
      if affixes != NumberAffixes(own) { self.affixes = affixes }
      let others = try samples.affixes(of: "Infinity")
      if others != affixes { affixesOfNoDigits = others }
    }
    compacts = try samples.compacts(examples)
    if case .currency(let code) = wording.unit { money = try MoneyDigits(of: code) }
  }
}

/// Numbers that ICU formats in a style.
struct StyleSamples {
  let tag: LanguageTag
  let wording: NumberStyle
  /// The tokens of the skeleton for the unit.
  private let unit: String

  init(_ tag: LanguageTag, _ wording: NumberStyle) throws(ICUError) {
    var own = tag
    if let numbering = wording.numberingSystem {
      let subtags = [tag.language, tag.script, tag.region].compactMap { $0 }.joined(separator: "-")
      guard let numbered = LanguageTag("\(subtags)-u-nu-\(numbering)") else {
        throw ICUError(task: "'numbering-system/\(numbering)' in '\(tag)'", status: "no numbering system")
      }
      own = numbered
    }
    (self.tag, self.wording) = (own, wording)
    var words: [String] = []
    if let unit = wording.unit.word { words.append(unit) }
    if wording.unitWidth != .short { words.append("unit-width-\(wording.unitWidth.rawValue)") }
    unit = words.joined(separator: " ")
  }

  func format(_ number: String, _ words: String) throws(ICUError) -> SkeletonFormat {
    try SkeletonFormat(unit.isEmpty ? words : "\(unit) \(words)", of: number, in: tag)
  }

  /// The digits and separators of a long number.
  func symbols() throws(ICUError) -> NumberSymbols {
    let plain = try NumberSymbols(for: tag)
    // In Indian English, the accounting format groups digits as other regions do.
    let sign = wording.isAccounting ? "sign-accounting" : "sign-auto"
    let point = try format("5.5", ".0 \(sign)").point ?? plain.decimal
    let groups = try format("5555555555555555", "precision-integer \(sign)").whole.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0.value == plain.zeroDigit.value + 5 }
    // Between the digits are separators, or nothing.
    let separators = groups.dropFirst().dropLast().map { String(String.UnicodeScalarView($0)) }
    let places = separators.indices.filter { !separators[$0].isEmpty }.map { separators.count - $0 }.reversed()
    guard let primary = places.first, separators.count == 15 else {
      return NumberSymbols(
        zeroDigit: plain.zeroDigit, decimal: point, grouping: plain.grouping, minus: plain.minus, plus: plain.plus,
        minimumGrouping: plain.minimumGrouping, primaryGroup: 0, secondaryGroup: 0,
        notANumber: plain.notANumber, infinity: plain.infinity)
    }
    let all = Array(places)
    return NumberSymbols(
      zeroDigit: plain.zeroDigit, decimal: point, grouping: separators[separators.count - primary],
      minus: plain.minus, plus: plain.plus, minimumGrouping: plain.minimumGrouping, primaryGroup: primary,
      secondaryGroup: all.count > 1 ? all[1] - primary : primary, notANumber: plain.notANumber,
      infinity: plain.infinity)
  }

  /// The texts around a number, its digits or infinity.
  func affixes(of number: String = "5") throws(ICUError) -> NumberAffixes {
    let accounting = wording.isAccounting ? "accounting" : ""
    func pair(_ number: String, _ sign: String) throws(ICUError) -> NumberAffixes.Pair {
      let shown = try format(number, "precision-integer group-off \(sign)")
      return NumberAffixes.Pair(before: shown.before, after: shown.after ?? "")
    }
    let auto = wording.isAccounting ? "sign-accounting" : "sign-auto"
    return NumberAffixes(
      unsigned: try pair(number, auto), negative: try pair("-" + number, auto),
      positive: try pair(number, accounting.isEmpty ? "sign-always" : "sign-accounting-always"))
  }

  /// Amounts that show digits, separators, the sign and the words.
  func amounts() throws(ICUError) -> [String] {
    var texts: [String] = []
    for number in wording.isCompact ? ["-5", "-1234567.5", "12345678901"] : ["-1234567.5"] {
      texts.append(try SkeletonFormat(wording.skeleton, of: number, in: tag).text)
    }
    return texts
  }

  /// The words around the number.
  func units() throws(ICUError) -> UnitPatterns {
    guard wording.unit == .percent || wording.unit == .permille, wording.isCompact else {
      return try UnitPatterns(for: tag, skeleton: unit + " group-off")
    }
    return try UnitPatterns(for: tag, skeleton: "\(unit) compact-short group-off", around: "compact-short group-off")
  }

  /// The words for large numbers; `nil` in other notations.
  func compacts(_ examples: CompactExamples) throws(ICUError) -> CompactPatterns? {
    let width: CompactPatterns.Width
    switch wording.notation {
    case .compactShort: width = .short
    case .compactLong: width = .long
    case .standard, .scientific: return nil
    }
    // Only patterns with the sign of a currency contain the unit; unit words and percent signs have separate ones
    // (`units`).
    if case .currency = wording.unit, !wording.hasUnitWords {
      return try CompactPatterns(for: tag, width, unit: unit, examples)
    }
    return try CompactPatterns(for: tag, width, examples)
  }

  /// The text before the exponent.
  func exponentMark() throws(ICUError) -> String { try NumberSymbols.exponentMark(for: tag) }
}
