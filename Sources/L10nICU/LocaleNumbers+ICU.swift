internal import L10nCompiler
package import L10nRuntime
package import L10nSyntax

extension LocaleNumbers {
  /// The number formats of a locale, of its regions that differ, and of requests such as `ar-u-nu-latn` and
  /// `hi-u-nu-deva`: European digits, and those of the locale's own script.
  ///
  /// Generated code contains these, and the command line uses them, so that both write the same.
  /// - Parameters:
  ///   - kinds: the kinds of numbers that a module uses besides plain ones; regions that differ only in these are then
  ///     included.
  ///   - forms: the forms of dates that it uses. If they show the time, the hour cycles that a reader may request
  ///     (`en-u-hc-h23`) are included.
  ///   - countsWeeks: whether it uses "last week"; regions whose weeks begin on another day are then included.
  /// - Throws: `ICUError` if ICU does not know the locale's numbers.
  package init(
    for tag: LanguageTag, _ kinds: NumberKinds = NumberKinds(), dates forms: [DateForm] = [], countsWeeks: Bool = false
  ) throws(ICUError) {
    let examples = CompactExamples(for: tag)
    let own = try Formats(for: tag, kinds, dates: forms, countsWeeks: countsWeeks, examples)
    let amounts = try AmountSamples(tag, own)
    var variants: [Variant] = []
    for region in try NumberSymbols.regions(of: tag) where region.variants.isEmpty && region.extensions.isEmpty {
      let formats = try Formats(for: region, kinds, dates: forms, countsWeeks: countsWeeks, examples, like: amounts)
      if !formats.isSame(as: own) { variants.append(Variant(tag: region, formats)) }
    }
    let hasOtherDigits = variants.contains { $0.formats.symbols.zeroDigit != own.symbols.zeroDigit }
    let systems = try tag.extensions.isEmpty ? ["latn", NumberFormat.nativeSystem(of: tag.description)] : []
    for system in Set(systems).sorted() {
      guard let asked = LanguageTag("\(tag)-u-nu-\(system)") else { continue }
      let formats = try Formats(for: asked, kinds, dates: forms, countsWeeks: countsWeeks, examples)
      // The locale's own digits may be requested in a region that has others.
      if hasOtherDigits || !formats.isSame(as: own) { variants.append(Variant(tag: asked, formats)) }
    }
    for cycle in ["h12", "h23"] where tag.extensions.isEmpty && forms.contains(where: { $0.shows.time }) {
      guard let counted = LanguageTag("\(tag)-u-hc-\(cycle)") else { continue }
      let formats = try Formats(for: counted, kinds, dates: forms, countsWeeks: countsWeeks, examples)
      if !formats.isSame(as: own) { variants.append(Variant(tag: counted, formats)) }
    }
    self.init(own, variants: variants.sorted { $0.tag.description < $1.tag.description })
  }
}

extension LocaleNumbers.Formats {
  /// The formats of a locale for plain numbers, for some kinds of numbers, and for dates in some forms.
  ///
  /// - Throws: `ICUError` if ICU does not know the locale's numbers.
  package init(
    for tag: LanguageTag, _ kinds: NumberKinds, dates forms: [DateForm] = [], countsWeeks: Bool = false
  ) throws(ICUError) {
    try self.init(for: tag, kinds, dates: forms, countsWeeks: countsWeeks, CompactExamples(for: tag), like: nil)
  }

  /// - Parameters:
  ///   - examples: the examples of the language, which regions with the same plural rules share.
  ///   - other: amounts of a locale; equal ones are not read again.
  fileprivate init(
    for tag: LanguageTag, _ kinds: NumberKinds, dates forms: [DateForm], countsWeeks: Bool,
    _ examples: CompactExamples, like other: AmountSamples? = nil
  ) throws(ICUError) {
    let symbols = try NumberSymbols(for: tag)
    let examples = examples.rules == PluralRules(for: tag) ? examples : CompactExamples(for: tag)
    var entries: [NumberStyles.Entry] = []
    // The currencies of a form are adjacent.
    let wordings = kinds.wordings.map { (wording: $0, order: [$0.inAnyCurrency.skeleton, $0.skeleton]) }
    for wording in wordings.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }).map(\.wording) {
      if let known = try other?.entry(for: wording, in: tag, writing: symbols) {
        entries.append(known)
      } else {
        entries.append(NumberStyles.Entry(wording, try StylePatterns(for: tag, wording, examples)))
      }
    }
    self.init(
      symbols: symbols, percents: kinds.hasPercentages ? try PercentPatterns(for: tag) : nil,
      styles: entries.isEmpty ? .none : NumberStyles(entries),
      dates: forms.isEmpty && !countsWeeks ? .none : try DatePatterns(for: tag, forms, countsWeeks: countsWeeks))
  }
}

extension NumberStyle {
  /// The style with any currency instead of its own.
  fileprivate var inAnyCurrency: NumberStyle {
    if case .currency = unit { counting(NumberStyle.anyCurrency) } else { self }
  }
}

/// Sample amounts of money of a locale, for checks whether its regions write them in the same way.
package struct AmountSamples {
  private let symbols: NumberSymbols
  private var samples: [NumberStyle: (entry: NumberStyles.Entry, texts: [String])] = [:]

  /// - Parameter formats: the formats of the locale.
  init(_ tag: LanguageTag, _ formats: LocaleNumbers.Formats) throws(ICUError) {
    symbols = formats.symbols
    for entry in formats.styles.entries where entry.currency != nil {
      samples[entry.wording] = (entry, try StyleSamples(tag, entry.wording).amounts())
    }
  }

  /// The patterns of a style, if a region writes amounts like the locale.
  /// - Parameter plain: the symbols of the region's plain numbers, which are used by patterns without symbols.
  func entry(
    for wording: NumberStyle, in region: LanguageTag, writing plain: NumberSymbols
  ) throws(ICUError) -> NumberStyles.Entry? {
    guard let known = samples[wording], known.entry.patterns.symbols != nil || plain == symbols,
      try StyleSamples(region, wording).amounts() == known.texts
    else { return nil }
    return known.entry
  }
}
