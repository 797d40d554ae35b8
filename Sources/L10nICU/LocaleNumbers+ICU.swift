package import L10nRuntime

extension LocaleNumbers {
  /// The symbols of a locale, of its regions that differ, and those with European digits where the locale's are others:
  /// what readers ask for with `ar-u-nu-latn`.
  ///
  /// Generated code holds these, and the command line shows numbers with them, so that both write the same.
  /// - Parameter hasPercents: whether percentages are taken along, for modules that show some; regions that differ in
  ///   these alone are then there as well.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag, hasPercents: Bool = false) throws(ICUError) {
    let own = try Variant(tag, hasPercents)
    var variants: [Variant] = []
    for region in try NumberSymbols.regions(of: tag) where region.variants.isEmpty && region.extensions.isEmpty {
      let variant = try Variant(region, hasPercents)
      if variant.symbols != own.symbols || variant.percents != own.percents { variants.append(variant) }
    }
    if own.symbols.zeroDigit != "0", tag.extensions.isEmpty, let european = LanguageTag("\(tag)-u-nu-latn") {
      variants.append(try Variant(european, hasPercents))
    }
    self.init(symbols: own.symbols, percents: own.percents, variants: variants)
  }
}

extension LocaleNumbers.Variant {
  fileprivate init(_ tag: LanguageTag, _ hasPercents: Bool) throws(ICUError) {
    self.init(
      tag: tag, symbols: try NumberSymbols(for: tag), percents: hasPercents ? try PercentPatterns(for: tag) : nil)
  }
}
