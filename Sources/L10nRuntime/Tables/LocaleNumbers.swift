/// How one locale writes numbers, and those of its regions that write them in another way.
///
///     ar: Arabic-Indic digits; ar-AE, ar-MA, ar-u-nu-latn …: European ones
///
/// The tool takes this from ICU when it generates and freezes it as text: a line for the locale itself, then one
/// line a variant, `TAG<TAB>symbols`. Where a module shows percentages or numbers in styles with words, their patterns
/// follow, each after a tab; those of percentages are empty where there are only the others, and a variant leaves out
/// styles that are those of the locale.
package struct LocaleNumbers: Hashable, Sendable {
  /// How numbers are written, of the kinds that a module shows.
  package struct Formats: Hashable, Sendable {
    package let symbols: NumberSymbols
    /// What stands around percentages; `nil` where the module has none.
    package let percents: PercentPatterns?
    /// How numbers are written in the styles that the module has.
    package let styles: NumberStyles

    package init(symbols: NumberSymbols, percents: PercentPatterns? = nil, styles: NumberStyles = .none) {
      (self.symbols, self.percents, self.styles) = (symbols, percents, styles)
    }
  }

  /// The numbers of the locale in a region, or with digits that a reader asks for.
  package struct Variant: Hashable, Sendable {
    /// A tag with a region (`ar-AE`), a numbering system (`ar-u-nu-latn`) or both.
    package let tag: LanguageTag
    package let formats: Formats

    package init(tag: LanguageTag, _ formats: Formats) { (self.tag, self.formats) = (tag, formats) }
  }

  /// How the locale itself writes numbers.
  package let own: Formats

  /// The variants that differ, by tag.
  package let variants: [Variant]

  package init(_ own: Formats, variants: [Variant] = []) {
    self.own = own
    self.variants = variants.sorted { $0.tag.description < $1.tag.description }
  }

  /// A locale without percentages and styles.
  package init(symbols: NumberSymbols) { self.init(Formats(symbols: symbols)) }

  /// Reads the frozen form; lines that it does not understand are left out.
  package init(frozen text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let own = lines.first.flatMap { Formats(frozen: $0, of: nil) } ?? Formats(symbols: .latin)
    let variants = lines.dropFirst().compactMap { line -> Variant? in
      let tag = line.prefix { $0 != "\t" }
      guard let formats = Formats(frozen: line.dropFirst(tag.count + 1), of: own), let tag = LanguageTag(String(tag))
      else { return nil }
      return Variant(tag: tag, formats)
    }
    self.init(own, variants: variants)
  }

  /// The frozen form, the same on every machine.
  package var frozen: String {
    ([own.frozen(of: nil)] + variants.map { "\($0.tag)\t\($0.formats.frozen(of: own))" }).joined(separator: "\n")
  }

  /// The place in `variants` of what is written for a reader who asked for a tag; `nil` for the locale's own.
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

  /// How numbers are written for a reader who asked for a tag.
  package func formats(for requested: LanguageTag?) -> Formats {
    variantIndex(for: requested).map { variants[$0].formats } ?? own
  }
}

extension LocaleNumbers.Formats {
  /// - Parameter own: those of the locale, for those of a variant.
  fileprivate func frozen(of own: Self?) -> String {
    let styled = styles.coded(of: own?.styles)
    if styled.isEmpty { return symbols.serialized + (percents.map { "\t\($0.coded)" } ?? "") }
    return "\(symbols.serialized)\t\(percents?.coded ?? "")\t\(styled)"
  }

  fileprivate init?(frozen text: Substring, of own: Self?) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.first, let symbols = NumberSymbols(serialized: first) else { return nil }
    self.init(
      symbols: symbols, percents: parts.count > 1 ? PercentPatterns(coded: parts[1]) : nil,
      styles: parts.count > 2 ? NumberStyles(coded: parts[2], of: own?.styles) : own?.styles ?? .none)
  }
}

extension MessageFormatter {
  /// A formatter for one locale with its numbers.
  ///
  /// - Parameters:
  ///   - numbers: those of a reader's region; the words of styles are the locale's own whatever the digits are.
  ///   - digits: whether numbers have the locale's digits, or are written as in logs.
  package init(
    for tag: LanguageTag, numbers: LocaleNumbers.Formats, digits: TextOptions.Digits = .locale,
    isolation: BidiIsolation = .automatic, device: String? = nil, width: Int? = nil, patterns: ArgumentPatterns = .none
  ) {
    let isLatin = digits == .latin
    self.init(
      pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft,
      symbols: isLatin ? .latin : numbers.symbols, isolation: isolation, device: device, width: width,
      percents: isLatin ? .latin : numbers.percents ?? .latin, styles: numbers.styles, patterns: patterns)
  }
}
