/// The number symbols of one locale, and those of its regions that write numbers in another way.
///
///     ar: Arabic-Indic digits; ar-AE, ar-MA, ar-u-nu-latn …: European ones
///
/// The tool takes them from ICU when it generates and freezes them as text: a line for the locale itself, then one
/// line a variant, `TAG<TAB>symbols`.
package struct LocaleNumbers: Hashable, Sendable {
  /// The symbols of the locale in a region, or with digits that a reader asks for.
  package struct Variant: Hashable, Sendable {
    /// A tag with a region (`ar-AE`), a numbering system (`ar-u-nu-latn`) or both.
    package let tag: LanguageTag
    package let symbols: NumberSymbols

    package init(tag: LanguageTag, symbols: NumberSymbols) {
      self.tag = tag
      self.symbols = symbols
    }
  }

  /// The symbols of the locale itself.
  package let symbols: NumberSymbols

  /// The variants that differ, by tag.
  package let variants: [Variant]

  package init(symbols: NumberSymbols, variants: [Variant] = []) {
    self.symbols = symbols
    self.variants = variants.sorted { $0.tag.description < $1.tag.description }
  }

  /// Reads the frozen form; lines that it does not understand are left out.
  package init(frozen text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let variants = lines.dropFirst().compactMap { line -> Variant? in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let tag = LanguageTag(String(parts[0])),
        let symbols = NumberSymbols(serialized: String(parts[1]))
      else { return nil }
      return Variant(tag: tag, symbols: symbols)
    }
    self.init(symbols: lines.first.flatMap { NumberSymbols(serialized: String($0)) } ?? .latin, variants: variants)
  }

  /// The frozen form, the same on every machine.
  package var frozen: String {
    ([symbols.serialized] + variants.map { "\($0.tag)\t\($0.symbols.serialized)" }).joined(separator: "\n")
  }

  /// The place in `variants` of the symbols for somebody who asked for a tag; `nil` for the locale's own.
  ///
  /// A numbering system that is asked for (`-u-nu-`) counts more than the region. The tag's language is not looked at:
  /// a reader from Switzerland who is served German reads Swiss numbers.
  package func variantIndex(for requested: LanguageTag?) -> Int? {
    guard let requested else { return nil }
    func index(region: String?, numbering: String?) -> Int? {
      variants.firstIndex { $0.tag.region == region && $0.tag.unicodeKeyword("nu") == numbering }
    }
    if let numbering = requested.unicodeKeyword("nu"),
      let index = index(region: requested.region, numbering: numbering) ?? index(region: nil, numbering: numbering)
    {
      return index
    }
    return requested.region.flatMap { index(region: $0, numbering: nil) }
  }

  /// The symbols for somebody who asked for a tag.
  package func symbols(for requested: LanguageTag?) -> NumberSymbols {
    variantIndex(for: requested).map { variants[$0].symbols } ?? symbols
  }
}
