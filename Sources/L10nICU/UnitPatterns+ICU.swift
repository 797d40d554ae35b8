package import L10nRuntime

extension DurationStyle.Width {
  /// The token of number skeletons.
  package var skeleton: String {
    switch self {
    case .long: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}

extension UnitPatterns {
  /// ICU's words for amounts of a unit in a locale; without spaces in Japanese.
  ///
  /// The patterns are read from one whole number of each plural category; categories of fractions only are left out.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ unit: DurationUnit, _ width: DurationStyle.Width = .long) throws(ICUError) {
    let patterns = try Self(for: tag, skeleton: "unit/\(unit) \(width.skeleton)", of: Self.wholeNumbers)
    self = tag.language == "ja" ? patterns.closedUp : patterns
  }

  /// ICU's words for amounts of a unit that may have a tenth.
  /// - Parameters:
  ///   - skeleton: the unit and its width as a number skeleton.
  ///   - number: the same without the unit, if the number contains more than digits.
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
    // Every language has whole numbers of the category `other`, unless only fractions have it.
    let last = patterns.max { $0.key < $1.key }?.value
    guard let other = patterns[.other] ?? last else { throw ICUError(task: "units of '\(tag)'", status: "no pattern") }
    self.init(patterns, other: other)
  }

  /// Numbers that include one for every category of whole numbers; French `many` is for millions.
  private static let wholeNumbers = (0...100).map(String.init) + ["1000000"]
}
