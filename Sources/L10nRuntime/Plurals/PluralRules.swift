/// The plural rules of a language, which determine the form of a sentence for a number.
///
///     let russian = PluralRules(for: "ru")
///     russian.category(for: PluralOperands(21))         // .one
///     russian.category(for: PluralOperands("1.5"))      // .other
///
/// A small value that refers to frozen CLDR data, with the results of the ICU named in `PluralRulesData.swift`. Making
/// one is a binary search; selecting a category reads the rules in place and allocates nothing.
public struct PluralRules: Hashable, Sendable {
  /// The bytes of the rules in `PluralRulesData.languages`.
  private let rules: Range<Int>
  /// The bytes of the ordinal rules of the same language.
  private let ordinals: Range<Int>
  /// The bytes of the results for ranges; CLDR has one table for each language, and ICU uses it for ordinals too.
  private let ranges: Range<Int>

  /// The rules of a tag's language.
  ///
  /// As in ICU, subtags are dropped from the end until CLDR has rules: `pt-PT` has its own, `pt-AO` uses those of `pt`.
  /// A language unknown to CLDR has only `other`.
  public init(for tag: LanguageTag, type: PluralRuleType = .cardinal) {
    self = PluralRulesData.languages.withUTF8Buffer { text in
      let line = Self.line(of: tag, in: text) ?? 0..<0
      var start = line.lowerBound
      func field() -> Range<Int> {
        let end = min(text.place(of: UInt8(ascii: "/"), from: start) ?? line.upperBound, line.upperBound)
        defer { start = min(end + 1, line.upperBound) }
        return start..<end
      }
      let (cardinals, ordinals, ranges) = (field(), field(), field())
      return PluralRules(rules: type == .cardinal ? cardinals : ordinals, ordinals: ordinals, ranges: ranges)
    }
  }

  private init(rules: Range<Int>, ordinals: Range<Int>, ranges: Range<Int>) {
    (self.rules, self.ordinals, self.ranges) = (rules, ordinals, ranges)
  }

  /// The ordinal rules of the same language.
  package var ordinal: PluralRules { PluralRules(rules: ordinals, ordinals: ordinals, ranges: ranges) }

  /// The category of a number.
  public func category(for operands: PluralOperands) -> PluralCategory {
    withReader { $0.firstCategory(holdingFor: operands) }
  }

  /// Calls a function with a reader at the start of the rules.
  private func withReader<Result>(_ body: (inout PluralRuleReader) -> Result) -> Result {
    PluralRulesData.languages.withUTF8Buffer { text in
      var reader = PluralRuleReader(UnsafeBufferPointer(rebasing: text[rules]))
      return body(&reader)
    }
  }

  /// The category of a range of numbers: "1–2 hours".
  ///
  /// As in ICU, `other` if CLDR has no entry for the two categories. Source: UTS #35 part 3, "Plural Ranges".
  public func category(from start: PluralOperands, to end: PluralOperands) -> PluralCategory {
    let ends = (category(for: start).position, category(for: end).position)
    return PluralRulesData.languages.withUTF8Buffer { text in
      // An entry is three digits: the positions of start, end and result.
      for entry in stride(from: ranges.lowerBound, to: ranges.upperBound, by: 3) {
        guard (text[entry] &- UInt8(ascii: "0"), text[entry + 1] &- UInt8(ascii: "0")) == ends else { continue }
        return PluralCategory(position: text[entry + 2] &- UInt8(ascii: "0"))
      }
      return .other
    }
  }

  /// The categories in the rules, in CLDR's order; `other` is always the last.
  ///
  /// Some of them apply to no small whole number: Czech `many` is for fractions, French for millions.
  public var categories: [PluralCategory] {
    let known = withReader { $0.categories() }
    return PluralCategory.allCases.filter { $0 == .other || known.contains($0) }
  }

  /// The rules in the compact form of CLDR's syntax that `PluralRuleReader` reads: `few:n=2..4;one:i=1&v=0`.
  package var compactText: String {
    PluralRulesData.languages.withUTF8Buffer { text in String(decoding: text[rules], as: UTF8.self) }
  }

  /// Whether CLDR has plural rules for a tag's language, even if it has only one form.
  package static func areKnown(for tag: LanguageTag) -> Bool {
    PluralRulesData.languages.withUTF8Buffer { line(of: tag, in: $0) != nil }
  }

  /// The place of a language's rules, without its tag.
  private static func line(of tag: LanguageTag, in languages: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var description = tag.description
    return description.withUTF8 { name in
      var name = name
      while true {
        if let line = FrozenLines(languages).value(for: name) { return line }
        guard let hyphen = name.lastIndex(of: UInt8(ascii: "-")) else { return nil }
        name = UnsafeBufferPointer(rebasing: name[..<hyphen])
      }
    }
  }
}
