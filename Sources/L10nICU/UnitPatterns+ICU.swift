package import L10nRuntime

extension DurationStyle.Width {
  /// The word of number skeletons.
  package var skeleton: String {
    switch self {
    case .long: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}

extension UnitPatterns {
  /// The words that ICU has for amounts of a unit in a locale; in Japanese closed up.
  ///
  /// One whole number of each plural category shows its pattern; categories that only fractions take are left out.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ unit: DurationUnit, _ width: DurationStyle.Width = .long) throws(ICUError) {
    let patterns = try Self(for: tag, skeleton: "unit/\(unit) \(width.skeleton)", of: Self.wholeNumbers)
    self = tag.language == "ja" ? patterns.closedUp : patterns
  }

  /// The words that ICU has for amounts of a unit that may have a tenth.
  /// - Parameters:
  ///   - skeleton: the unit and its width as a number skeleton.
  ///   - number: the same without the unit, where more than digits stands in the number.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  init(for tag: LanguageTag, skeleton: String, around number: String? = nil) throws(ICUError) {
    try self.init(
      for: tag, skeleton: skeleton, around: number,
      of: Self.wholeNumbers + (1...99).filter { $0 % 10 > 0 }.map { "\($0 / 10).\($0 % 10)" })
  }

  private init(
    for tag: LanguageTag, skeleton: String, around inner: String? = nil, of numbers: [String]
  ) throws(ICUError) {
    let rules = PluralRules(for: tag)
    var patterns: [PluralCategory: Pattern] = [:]
    for number in numbers where patterns.count < rules.categories.count {
      guard let operands = PluralOperands(number) else { continue }
      let category = rules.category(for: operands)
      guard patterns[category] == nil else { continue }
      let precision = number.utf8.contains(UInt8(ascii: ".")) ? " .0" : " precision-integer"
      let formatted = try SkeletonFormat(skeleton + precision, of: number, in: tag)
      if let inner {
        let shown = try SkeletonFormat(inner + precision, of: number, in: tag).text
        guard let place = formatted.text.firstRange(of: shown) else { continue }
        patterns[category] = Pattern("\(formatted.text[..<place.lowerBound]){0}\(formatted.text[place.upperBound...])")
        continue
      }
      patterns[category] = Pattern(formatted.after.map { "\(formatted.before){0}\($0)" } ?? formatted.before)
    }
    // Every language has whole numbers of the category `other` but those where only fractions take it.
    let last = patterns.max { $0.key < $1.key }?.value
    guard let other = patterns[.other] ?? last else { throw ICUError(task: "units of '\(tag)'", status: "no pattern") }
    self.init(patterns, other: other)
  }

  /// Numbers among which every category has one that any whole number takes; French `many` is for millions.
  private static let wholeNumbers = (0...100).map(String.init) + ["1000000"]
}
