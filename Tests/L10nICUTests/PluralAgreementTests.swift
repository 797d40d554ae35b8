import L10nICU
import Testing

@testable import L10nRuntime
@testable import freeze_cldr

/// Whether the linked ICU is the release whose data are frozen; another release has other data.
private let isFrozenRelease = (try? ICUVersion()).map {
  "ICU \($0.icu), CLDR \($0.cldr)" == "\(PluralRulesData.source)"
}

@Suite(.enabled(if: isFrozenRelease == true, "the linked ICU is not \(PluralRulesData.source)"))
struct PluralAgreementTests {
  @Test func frozenDataAreWhatICUHas() throws {
    #expect("\(PluralRulesData.languages)" == (try PluralDataLines.languages().joined(separator: "\n")))
  }

  /// One locale for each set of rules, with every number that tells rules apart.
  @Test(arguments: [PluralRuleType.cardinal, .ordinal])
  func everySetOfRulesChoosesAsICU(type: PluralRuleType) throws {
    var representatives: [String: String] = [:]
    for line in "\(PluralRulesData.languages)".split(separator: "\n") {
      let locale = String(line.prefix { $0 != " " })
      // ICU itself takes deprecated codes only as their replacement.
      guard let tag = LanguageTag(locale), tag.description == locale else { continue }
      representatives[PluralRules(for: tag, type: type).compactText] = locale
    }
    #expect(representatives.count > 20)
    for locale in representatives.values.sorted() {
      try expectAgreement(in: locale, type: type, on: Self.numbers)
    }
  }

  @Test(arguments: [PluralRuleType.cardinal, .ordinal])
  func everyLocaleChoosesAsICU(type: PluralRuleType) throws {
    let locales = try NumberFormat.locales() + ["pt-Latn-PT", "sr-Latn-ME", "xx", "und", "zh-Hant-MO", "en-XA"]
    #expect(locales.count > 700)
    for locale in locales where LanguageTag(locale)?.description == locale {
      try expectAgreement(in: locale, type: type, on: ["0", "1", "2", "3", "5", "11", "21", "1.0", "0.5", "1000000"])
    }
  }

  @Test func compactNotationChoosesAsICU() throws {
    // The compact forms of these numbers in each locale's long notation.
    let numbers = [("1000000", "1c6"), ("2000000", "2c6"), ("1200000", "1.2c6"), ("15000000", "15c6")]
    for locale in ["fr", "it", "pt-PT", "pt", "ca", "es", "en", "ru", "ar", "lv", "da", "br"] {
      let tag = try #require(LanguageTag(locale))
      let selector = try PluralSelector(for: tag)
      for (number, compact) in numbers {
        let category = PluralRules(for: tag).category(for: try #require(PluralOperands(compact)))
        #expect(try category == selector.compactCategory(of: number), "\(locale) \(compact)")
      }
    }
  }

  @Test func rangesChooseAsICU() throws {
    let ends = ["0", "1", "2", "3", "5", "7", "10", "11", "21", "100", "1000000", "0.5", "1.5", "2.5"]
    let languages = "\(PluralRulesData.languages)".split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    for locale in languages.filter({ LanguageTag($0)?.description == $0 }) + ["xx"] {
      let tag = try #require(LanguageTag(locale))
      let rules = PluralRules(for: tag)
      let selector = try PluralSelector(for: tag)
      for (index, start) in ends.enumerated() {
        for end in ends[(index + 1)...] where start.contains(".") == end.contains(".") {
          let category = rules.category(
            from: try #require(PluralOperands(start)), to: try #require(PluralOperands(end)))
          #expect(try category == selector.category(from: start, to: end), "\(locale) \(start)–\(end)")
        }
      }
    }
  }

  private func expectAgreement(in locale: String, type: PluralRuleType, on numbers: [String]) throws {
    let tag = try #require(LanguageTag(locale))
    let rules = PluralRules(for: tag, type: type)
    let selector = try PluralSelector(for: tag, type: type)
    for number in numbers {
      let category = rules.category(for: try #require(PluralOperands(number)))
      let expected = try selector.category(of: number)
      if category != expected { Issue.record("\(locale) \(number): \(category), ICU says \(expected)") }
    }
  }

  private static let numbers: [String] =
    (0...200).map(String.init)
    + ["300", "500", "800", "900", "999", "1000", "1001", "1011", "1021", "2000", "20000", "40000", "60000", "100000"]
    + ["199999", "300000", "1000000", "1000001", "1000002", "1100000", "2000000", "5000000", "123456789", "1000000000"]
    + ["-1", "-2", "-21", "-1.0", "9007199254740993", "100000000000000001", "1000000000000000001"]
    + ["18446744073709551617", "1000000000000000000001", "1000000000000000000003", "100000000000000000000000000"]
    + (0...25).flatMap { whole in
      ["0", "1", "2", "4", "5", "9", "00", "01", "10", "11", "12", "21", "110"].map { "\(whole).\($0)" }
    }
    + ["100.0", "101.1", "1000.0", "1000000.0", "1000000.1", "0.1234567890123456789", "0.00000000000000000000001"]
}
