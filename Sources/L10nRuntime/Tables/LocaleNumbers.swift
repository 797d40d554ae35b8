/// The number symbols of one locale, and those of its regions that write numbers in another way.
///
///     ar: Arabic-Indic digits; ar-AE, ar-MA, ar-u-nu-latn …: European ones
///
/// The tool takes them from ICU when it generates and freezes them as text: a line for the locale itself, then one
/// line a variant, `TAG<TAB>symbols`. Where a module shows percentages, their patterns follow after a tab.
package struct LocaleNumbers: Hashable, Sendable {
  /// The symbols of the locale in a region, or with digits that a reader asks for.
  package struct Variant: Hashable, Sendable {
    /// A tag with a region (`ar-AE`), a numbering system (`ar-u-nu-latn`) or both.
    package let tag: LanguageTag
    package let symbols: NumberSymbols
    /// What stands around percentages; `nil` where the module has none.
    package let percents: PercentPatterns?

    package init(tag: LanguageTag, symbols: NumberSymbols, percents: PercentPatterns? = nil) {
      self.tag = tag
      self.symbols = symbols
      self.percents = percents
    }
  }

  /// The symbols of the locale itself.
  package let symbols: NumberSymbols

  /// What the locale itself writes around percentages; `nil` where the module has none.
  package let percents: PercentPatterns?

  /// The variants that differ, by tag.
  package let variants: [Variant]

  package init(symbols: NumberSymbols, percents: PercentPatterns? = nil, variants: [Variant] = []) {
    self.symbols = symbols
    self.percents = percents
    self.variants = variants.sorted { $0.tag.description < $1.tag.description }
  }

  /// Reads the frozen form; lines that it does not understand are left out.
  package init(frozen text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let variants = lines.dropFirst().compactMap { line -> Variant? in
      let tag = line.prefix { $0 != "\t" }
      guard let own = Self.numbers(frozen: line.dropFirst(tag.count + 1)), let tag = LanguageTag(String(tag)) else {
        return nil
      }
      return Variant(tag: tag, symbols: own.symbols, percents: own.percents)
    }
    let own = lines.first.flatMap { Self.numbers(frozen: $0) }
    self.init(symbols: own?.symbols ?? .latin, percents: own?.percents, variants: variants)
  }

  /// The frozen form, the same on every machine.
  package var frozen: String {
    ([Self.frozen(symbols, percents)] + variants.map { "\($0.tag)\t\(Self.frozen($0.symbols, $0.percents))" })
      .joined(separator: "\n")
  }

  private static func frozen(_ symbols: NumberSymbols, _ percents: PercentPatterns?) -> String {
    symbols.serialized + (percents.map { "\t\($0.coded)" } ?? "")
  }

  private static func numbers(frozen text: Substring) -> (symbols: NumberSymbols, percents: PercentPatterns?)? {
    let parts = text.split(separator: "\t", maxSplits: 1)
    guard let first = parts.first, let symbols = NumberSymbols(serialized: String(first)) else { return nil }
    return (symbols, parts.count > 1 ? PercentPatterns(coded: String(parts[1])) : nil)
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

  /// What stands around percentages for somebody who asked for a tag; `nil` where the module has none.
  package func percents(for requested: LanguageTag?) -> PercentPatterns? {
    variantIndex(for: requested).map { variants[$0].percents } ?? percents
  }

  /// The symbols for somebody who asked for a tag.
  package func symbols(for requested: LanguageTag?) -> NumberSymbols {
    variantIndex(for: requested).map { variants[$0].symbols } ?? symbols
  }
}
