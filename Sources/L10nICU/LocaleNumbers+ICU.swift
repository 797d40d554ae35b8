package import L10nRuntime

extension LocaleNumbers {
  /// How a locale writes numbers, its regions that differ, and those with European digits where the locale's are others:
  /// what readers ask for with `ar-u-nu-latn`.
  ///
  /// Generated code holds these, and the command line shows numbers with them, so that both write the same.
  /// - Parameters:
  ///   - kinds: the numbers that a module shows beside plain ones; regions that differ in these alone are then there as
  ///     well.
  ///   - forms: the forms in which it shows dates. Where they show the time, hours that are counted to 12 or to 24 by a
  ///     reader's own wish (`en-u-hc-h23`) are there as well.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag, _ kinds: NumberKinds = NumberKinds(), dates forms: [DateForm] = [])
    throws(ICUError)
  {
    let own = try Formats(for: tag, kinds, dates: forms)
    var variants: [Variant] = []
    for region in try NumberSymbols.regions(of: tag) where region.variants.isEmpty && region.extensions.isEmpty {
      let formats = try Formats(for: region, kinds, dates: forms)
      if formats != own { variants.append(Variant(tag: region, formats)) }
    }
    if own.symbols.zeroDigit != "0", tag.extensions.isEmpty, let european = LanguageTag("\(tag)-u-nu-latn") {
      variants.append(Variant(tag: european, try Formats(for: european, kinds, dates: forms)))
    }
    for cycle in ["h12", "h23"] where tag.extensions.isEmpty && forms.contains(where: { $0.shows.time }) {
      guard let counted = LanguageTag("\(tag)-u-hc-\(cycle)") else { continue }
      let formats = try Formats(for: counted, kinds, dates: forms)
      if formats != own { variants.append(Variant(tag: counted, formats)) }
    }
    self.init(own, variants: variants)
  }
}

extension LocaleNumbers.Formats {
  /// How a locale writes plain numbers, those of some kinds, and dates in some forms.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag, _ kinds: NumberKinds, dates forms: [DateForm] = []) throws(ICUError) {
    var entries: [NumberStyles.Entry] = []
    for wording in kinds.wordings.sorted(by: { $0.skeleton < $1.skeleton }) {
      entries.append(NumberStyles.Entry(wording, try StylePatterns(for: tag, wording)))
    }
    self.init(
      symbols: try NumberSymbols(for: tag), percents: kinds.hasPercentages ? try PercentPatterns(for: tag) : nil,
      styles: entries.isEmpty ? .none : NumberStyles(entries),
      dates: forms.isEmpty ? .none : try DatePatterns(for: tag, forms))
  }
}
