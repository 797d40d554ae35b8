package import L10nRuntime

extension LocaleNumbers {
  /// The symbols of a locale, of its regions that differ, and those with European digits where the locale's are others:
  /// what readers ask for with `ar-u-nu-latn`.
  ///
  /// Generated code holds these, and the command line shows numbers with them, so that both write the same.
  /// - Throws: `ICUError` when ICU does not know the locale's numbers.
  package init(for tag: LanguageTag) throws {
    let own = try NumberSymbols(for: tag)
    var variants = try NumberSymbols.regionalDifferences(of: tag)
      .filter { $0.tag.variants.isEmpty && $0.tag.extensions.isEmpty }
      .map { Variant(tag: $0.tag, symbols: $0.symbols) }
    if own.zeroDigit != "0", tag.extensions.isEmpty, let european = LanguageTag("\(tag)-u-nu-latn") {
      variants.append(Variant(tag: european, symbols: try NumberSymbols(for: european)))
    }
    self.init(symbols: own, variants: variants)
  }
}
