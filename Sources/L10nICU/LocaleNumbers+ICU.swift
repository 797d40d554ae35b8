package import L10nRuntime

extension LocaleNumbers {
  /// How a locale writes numbers, its regions that differ, and those with European digits where the locale's are others:
  /// what readers ask for with `ar-u-nu-latn`.
  ///
  /// Generated code holds these, and the command line shows numbers with them, so that both write the same.
  /// - Parameter kinds: the numbers that a module shows beside plain ones; regions that differ in these alone are then
  ///   there as well.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag, _ kinds: NumberKinds = NumberKinds()) throws(ICUError) {
    let own = try Formats(for: tag, kinds)
    var variants: [Variant] = []
    for region in try NumberSymbols.regions(of: tag) where region.variants.isEmpty && region.extensions.isEmpty {
      let formats = try Formats(for: region, kinds)
      if formats != own { variants.append(Variant(tag: region, formats)) }
    }
    if own.symbols.zeroDigit != "0", tag.extensions.isEmpty, let european = LanguageTag("\(tag)-u-nu-latn") {
      variants.append(Variant(tag: european, try Formats(for: european, kinds)))
    }
    self.init(own, variants: variants)
  }
}

extension LocaleNumbers.Formats {
  /// How a locale writes plain numbers and those of some kinds.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag, _ kinds: NumberKinds) throws(ICUError) {
    var entries: [NumberStyles.Entry] = []
    for wording in kinds.wordings.sorted(by: { $0.skeleton < $1.skeleton }) {
      entries.append(NumberStyles.Entry(wording, try StylePatterns(for: tag, wording)))
    }
    self.init(
      symbols: try NumberSymbols(for: tag), percents: kinds.hasPercentages ? try PercentPatterns(for: tag) : nil,
      styles: entries.isEmpty ? .none : NumberStyles(entries))
  }
}
