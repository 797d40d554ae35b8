import L10nCore
import L10nICU
import L10nRuntime

/// Packs the texts of all locales for the templates.
enum TableContexts {
  static func tables(of texts: GeneratedTexts) throws -> [TableContext] {
    try texts.locales.map { locale in
      let tag = texts.catalog.locales[locale].tag
      let coded = texts.messages(of: locale).map { $0?.coded }
      guard let offsets = PackedOffsets.encode(coded) else { throw GenerationError.tooLarge(locale: tag.description) }
      return TableContext(
        name: SwiftIdentifier.escaped(SwiftIdentifier.lowerCamel(tag.description)), locale: tag.description,
        numbers: SwiftLiteral.escaped(try numbers(of: tag).frozen), lines: lines(coded.compactMap { $0 }),
        offsets: SwiftLiteral.escaped(offsets))
    }
  }

  /// One line a text. All but the last end with an escaped line break, which a literal leaves out.
  private static func lines(_ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in
      SwiftLiteral.escaped(text) + (index == texts.count - 1 ? "\\0" : "\\0\\")
    }
  }

  /// The symbols of the locale, of its regions that differ, and those with European digits where the locale's are others:
  /// what readers ask for with `ar-u-nu-latn`.
  private static func numbers(of tag: LanguageTag) throws -> LocaleNumbers {
    do {
      let own = try NumberSymbols(for: tag)
      var variants = try NumberSymbols.regionalDifferences(of: tag)
        .filter { $0.tag.variants.isEmpty && $0.tag.extensions.isEmpty }
        .map { LocaleNumbers.Variant(tag: $0.tag, symbols: $0.symbols) }
      if own.zeroDigit != "0", tag.extensions.isEmpty, let european = LanguageTag("\(tag)-u-nu-latn") {
        variants.append(LocaleNumbers.Variant(tag: european, symbols: try NumberSymbols(for: european)))
      }
      return LocaleNumbers(symbols: own, variants: variants)
    } catch {
      throw GenerationError.numbers(locale: tag.description, reason: "\(error)")
    }
  }
}
