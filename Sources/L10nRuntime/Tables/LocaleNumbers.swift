/// The number formats of one locale, and those of its regions that differ.
///
///     ar: Arabic-Indic digits; ar-AE, ar-MA, ar-u-nu-latn …: European ones
///
/// The tool reads this from ICU during generation and freezes it as text: a line for the locale itself, then one line
/// for each variant, `TAG<TAB>symbols`. If a module uses percentages or styles with words, their patterns follow, each
/// after a tab, and then those of dates; missing ones are empty, and a variant omits styles and date patterns that
/// equal those of the locale. `=` and a number refer to those of an earlier variant, from 0 on; `+`, a number and a
/// space precede styles that differ from those of a variant.
package struct LocaleNumbers: Sendable {
  /// The formats of the numbers and dates that a module uses.
  package struct Formats: Sendable {
    package let symbols: NumberSymbols
    /// The patterns of percentages; `.latin` if the module has none.
    package let percents: PercentPatterns
    package let hasPercents: Bool
    /// The patterns for the styles of numbers that the module uses.
    package let styles: NumberStyles
    /// The patterns of dates and times, for the forms that the module uses.
    package let dates: DatePatterns

    package init(
      symbols: NumberSymbols, percents: PercentPatterns? = nil, styles: NumberStyles = .none,
      dates: DatePatterns = .none
    ) {
      (self.symbols, self.styles, self.dates) = (symbols, styles, dates)
      (self.percents, hasPercents) = (percents ?? .latin, percents != nil)
    }
  }

  /// The formats of the locale in a region, or in digits that a reader requests.
  package struct Variant: Sendable {
    /// A tag with a region (`ar-AE`), a numbering system (`ar-u-nu-latn`) or both.
    package let tag: LanguageTag
    fileprivate let region: Subtag
    private let lazyFormats: Lazily<Formats>

    package init(tag: LanguageTag, _ formats: Formats) { self.init(tag: tag) { formats } }

    fileprivate init(tag: LanguageTag, reading formats: @escaping @Sendable () -> Formats) {
      self.tag = tag
      region = tag.withSubtags { Subtag($0.region) }
      lazyFormats = Lazily(formats)
    }

    package var formats: Formats { lazyFormats.value }
  }

  /// The formats of the locale itself.
  package let own: Formats

  private let lazyVariants: Lazily<[Variant]>

  /// The variants that differ, in the order of the frozen form.
  package var variants: [Variant] { lazyVariants.value }

  package init(_ own: Formats, variants: [Variant] = []) { self.init(own) { variants } }

  private init(_ own: Formats, reading variants: @escaping @Sendable () -> [Variant]) {
    self.own = own
    lazyVariants = Lazily(variants)
  }

  /// A locale without percentages and styles.
  package init(symbols: NumberSymbols) { self.init(Formats(symbols: symbols)) }

  /// Reads the frozen form. Lines without a tag are left out; the formats of a variant are read on first use, and are
  /// those of the locale if they cannot be read.
  package init(frozen text: String) {
    let (line, lines) = CodedText(text).parts(around: UInt8(ascii: "\n"))
    let own = Formats(frozen: line) ?? Formats(symbols: .latin)
    self.init(own) {
      var variants: [Variant] = []
      var rest = lines
      while let lines = rest {
        let line: CodedText
        (line, rest) = lines.parts(around: UInt8(ascii: "\n"))
        let (name, numbers) = line.parts(around: UInt8(ascii: "\t"))
        guard let numbers, let tag = LanguageTag(name.text) else { continue }
        let earlier = variants
        variants.append(Variant(tag: tag) { Formats(frozen: numbers, own.styles, own.dates, after: earlier) ?? own })
      }
      return variants
    }
  }

  /// The index in `variants` of the formats for a reader who requested a tag; `nil` for the locale's own.
  ///
  /// A requested numbering system (`-u-nu-`) precedes the region, which precedes the hour cycle (`-u-hc-`). The tag's
  /// language is ignored: a reader from Switzerland with texts in German gets Swiss numbers.
  package func variantIndex(for requested: LanguageTag?) -> Int? {
    guard let requested else { return nil }
    let variants = variants
    func index(_ region: Subtag, numbering: String? = nil, hours: String? = nil) -> Int? {
      variants.indices.first {
        variants[$0].region == region && variants[$0].tag.unicodeKeyword("nu") == numbering
          && variants[$0].tag.unicodeKeyword("hc") == hours
      }
    }
    let region = requested.withSubtags { Subtag($0.region) }
    if let numbering = requested.unicodeKeyword("nu"),
      let index = index(region, numbering: numbering) ?? index(.none, numbering: numbering)
    {
      return index
    }
    if !region.isEmpty, let index = index(region) { return index }
    return requested.unicodeKeyword("hc").flatMap { index(.none, hours: $0) }
  }

  /// The formats for a reader who requested a tag.
  package func formats(for requested: LanguageTag?) -> Formats {
    variantIndex(for: requested).map { variants[$0].formats } ?? own
  }
}

extension LocaleNumbers.Formats {
  /// - Parameters:
  ///   - ownStyles: the styles of the locale, for those of a variant; also its dates.
  ///   - variants: the earlier variants.
  fileprivate init?(
    frozen text: CodedText, _ ownStyles: NumberStyles? = nil, _ ownDates: DatePatterns? = nil,
    after variants: [LocaleNumbers.Variant] = []
  ) {
    var rest: CodedText? = text
    /// The text before the next tab; `nil` if it is empty.
    func next() -> CodedText? {
      guard let (part, others) = rest?.parts(around: UInt8(ascii: "\t")) else { return nil }
      rest = others
      return part.isEmpty ? nil : part
    }
    func earlier(_ text: CodedText, after sign: Unicode.Scalar = "=") -> Self? {
      guard text.first == UInt8(ascii: sign), let place = Int(text.text.dropFirst()) else { return nil }
      return variants.indices.contains(place) ? variants[place].formats : nil
    }
    func differing(_ text: CodedText) -> NumberStyles {
      guard text.first == UInt8(ascii: "+") else { return NumberStyles(coded: text, of: ownStyles) }
      let (number, rest) = text.parts(around: UInt8(ascii: " "))
      return NumberStyles(coded: rest ?? CodedText(""), of: earlier(number, after: "+")?.styles)
    }
    guard let symbols = next().flatMap({ NumberSymbols(serialized: $0.text) }) else { return nil }
    (percents, hasPercents) = next().flatMap { PercentPatterns(coded: $0.text) }.map { ($0, true) } ?? (.latin, false)
    let styles = next().map { earlier($0)?.styles ?? differing($0) }
    let dates = next().map { earlier($0)?.dates ?? DatePatterns(frozen: $0, of: ownDates) }
    (self.symbols, self.styles, self.dates) = (symbols, styles ?? ownStyles ?? .none, dates ?? ownDates ?? .none)
  }
}
