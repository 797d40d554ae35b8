/// The plural rules of a language: which form of a sentence a number takes.
///
///     let russian = PluralRules(for: "ru")
///     russian.category(for: PluralOperands(21))         // .one
///     russian.category(for: PluralOperands("1.5"))      // .other
///
/// A small value that refers to frozen CLDR data, with the results of the ICU named in
/// `PluralRulesData.swift`. Making one is a few binary searches; choosing a category reads the
/// rules where they stand and allocates nothing.
public struct PluralRules: Hashable, Sendable {
  /// The bytes of the rules in `PluralRulesData.rules`.
  private let rules: Range<Int>
  /// The bytes of the results for ranges in `PluralRulesData.ranges`.
  private let ranges: Range<Int>
  /// The bytes of the ordinal rules of the same language in `PluralRulesData.rules`.
  private let ordinals: Range<Int>

  /// The rules of the language that a tag names.
  ///
  /// Subtags are dropped from the end until CLDR has rules, as ICU does: `pt-PT` has its own,
  /// `pt-AO` takes those of `pt`. A language unknown to CLDR has only `other`.
  public init(for tag: LanguageTag, type: PluralRuleType = .cardinal) {
    let locales =
      switch type {
      case .cardinal: PluralRulesData.cardinalLocales
      case .ordinal: PluralRulesData.ordinalLocales
      }
    rules = Self.rules(of: tag, in: locales)
    ordinals = type == .ordinal ? rules : Self.rules(of: tag, in: PluralRulesData.ordinalLocales)
    // CLDR has one table of ranges a language; ICU uses it for ordinals too.
    var language = tag.language
    ranges = PluralRulesData.ranges.withUTF8Buffer { ranges in
      language.withUTF8 { FrozenLines(ranges).value(for: $0) } ?? 0..<0
    }
  }

  private init(rules: Range<Int>, ranges: Range<Int>, ordinals: Range<Int>) {
    (self.rules, self.ranges, self.ordinals) = (rules, ranges, ordinals)
  }

  /// The ordinal rules of the same language.
  package var ordinal: PluralRules { PluralRules(rules: ordinals, ranges: ranges, ordinals: ordinals) }

  /// The category of a number.
  public func category(for operands: PluralOperands) -> PluralCategory {
    withReader { $0.firstCategory(holdingFor: operands) }
  }

  /// Calls a function with a reader at the beginning of the rules.
  private func withReader<Result>(_ body: (inout PluralRuleReader) -> Result) -> Result {
    PluralRulesData.rules.withUTF8Buffer { text in
      var reader = PluralRuleReader(text[rules])
      return body(&reader)
    }
  }

  /// The category of a range of numbers: "1–2 hours".
  ///
  /// `other` where CLDR says nothing about the two categories, as in ICU.
  /// Source: UTS #35 part 3, "Plural Ranges".
  public func category(from start: PluralOperands, to end: PluralOperands) -> PluralCategory {
    let ends = (category(for: start).position, category(for: end).position)
    return PluralRulesData.ranges.withUTF8Buffer { text in
      // An entry is three digits and a space: the positions of start, end and result.
      for entry in stride(from: ranges.lowerBound, to: ranges.upperBound, by: 4) {
        guard (text[entry] &- UInt8(ascii: "0"), text[entry + 1] &- UInt8(ascii: "0")) == ends else { continue }
        return PluralCategory(position: text[entry + 2] &- UInt8(ascii: "0"))
      }
      return .other
    }
  }

  /// The categories that the rules can choose, in CLDR's order; `other` is always the last.
  ///
  /// Some of them no small whole number takes: Czech `many` is for fractions, French for millions.
  public var categories: [PluralCategory] {
    withReader { $0.categories() }.sorted() + [.other]
  }

  /// The rules in the compact form of CLDR's syntax that `PluralRuleReader` reads: `few:n=2..4;one:i=1&v=0`.
  package var compactText: String {
    PluralRulesData.rules.withUTF8Buffer { text in String(decoding: text[rules], as: UTF8.self) }
  }

  private static func rules(of tag: LanguageTag, in locales: StaticString) -> Range<Int> {
    locales.withUTF8Buffer { locales in
      guard let key = key(of: tag, in: locales) else { return 0..<0 }
      let name = UnsafeBufferPointer(rebasing: locales[key])
      return PluralRulesData.rules.withUTF8Buffer { FrozenLines($0).value(for: name) } ?? 0..<0
    }
  }

  /// Whether CLDR has plural rules for the language that a tag names, if only to say that it has one form.
  package static func areKnown(for tag: LanguageTag) -> Bool {
    PluralRulesData.cardinalLocales.withUTF8Buffer { key(of: tag, in: $0) != nil }
  }

  /// Where the key of a locale's rules stands.
  private static func key(of tag: LanguageTag, in locales: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var description = tag.description
    return description.withUTF8 { name in
      var name = name
      while true {
        if let key = FrozenLines(locales).value(for: name) { return key }
        guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")) else { return nil }
        name = UnsafeBufferPointer(rebasing: name[..<hyphen])
      }
    }
  }
}
