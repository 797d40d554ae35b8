import Testing

@testable import L10nRuntime

@Suite struct PluralRulesTests {
  /// A locale, and numbers by the category that they take in it.
  @Test(arguments: [
    ("en", [PluralCategory.one: "1 -1", .other: "0 2 21 1.0 0.1 1.00 1c6"]),
    ("fr", [.one: "0 1 -1 1.5 0.0", .many: "1000000 2000000 1c6 1.2c6", .other: "2 17 1000 1c3 1000001 1000000.0"]),
    ("pt", [.one: "0 1 1.9", .many: "1000000", .other: "2"]),
    ("pt-AO", [.one: "0"]),
    ("pt-PT", [.one: "1", .other: "0 1.0"]),
    ("ru", [.one: "1 21 101 -31", .few: "2 23 104", .many: "0 5 11 12 111 1000", .other: "1.0 0.5"]),
    ("pl", [.one: "1", .few: "2 24", .many: "0 5 12 21 101", .other: "1.0"]),
    ("cs", [.one: "1", .few: "2 4", .many: "1.0 0.5", .other: "0 5 21"]),
    ("ar", [.zero: "0 0.0", .one: "1 1.0", .two: "2", .few: "3 110 1003", .many: "11 99 111", .other: "100 102 0.5"]),
    ("he", [.one: "1 0.5", .two: "2", .other: "0 3 10 20 1.0 1.5"]),
    ("lv", [.zero: "0 10 11 100 0.0 2.11", .one: "1 21 0.1 1.0", .other: "2 22 0.2"]),
    ("lt", [.one: "1 21 1.0", .few: "2 22", .many: "0.1 1.5", .other: "0 10 11"]),
    ("da", [.one: "1 0.5 1.9", .other: "0 2 0.0 2.0"]),
    ("is", [.one: "1 21 0.1 1.0", .other: "11 0.0 1.2"]),
    ("ga", [.one: "1", .two: "2", .few: "3 6", .many: "7 10", .other: "0 11 1.5"]),
    ("kw", [.zero: "0", .two: "2 1000 40000 100000", .few: "3 23", .many: "21 101", .other: "4 1000000"]),
    ("fil", [.one: "0 1 3 5 7 10 0.5", .other: "4 6 9 14 0.4"]),
    ("ja", [.other: "0 1 2 1.0"]),
    ("no", [.one: "1 1.0", .other: "2"]),
    ("sr-Latn", [.few: "2 1.2", .one: "21"]),
    ("en-u-nu-arab", [.one: "1"]),
    ("xx-Latn-ZZ", [.other: "0 1 2"]),
  ])
  func choosesCardinals(locale: String, numbers: [PluralCategory: String]) throws {
    try expect(PluralRules(for: #require(LanguageTag(locale))), toChoose: numbers)
  }

  @Test(arguments: [
    ("en", [PluralCategory.one: "1 21 101", .two: "2 22", .few: "3 33", .other: "4 11 12 13 111"]),
    ("fr", [.one: "1", .other: "0 2 21"]),
    ("it", [.many: "8 11 80 800", .other: "1 18"]),
    ("sv", [.one: "1 2 21 32", .other: "3 11 12"]),
    ("cy", [.zero: "0 7 9", .one: "1", .two: "2", .few: "3 4", .many: "5 6", .other: "10"]),
    ("az", [.one: "1 5 20", .few: "3 100 900", .many: "0 6 40", .other: "9 10 30"]),
    ("de", [.other: "1 2"]),
  ])
  func choosesOrdinals(locale: String, numbers: [PluralCategory: String]) throws {
    try expect(PluralRules(for: #require(LanguageTag(locale)), type: .ordinal), toChoose: numbers)
  }

  @Test(arguments: [
    ("en", "0", "1", PluralCategory.other), ("fr", "0", "1", .one), ("fr", "1", "2", .other), ("ru", "1", "2", .few),
    ("ru", "1.5", "5", .many), ("lv", "1", "21", .one), ("ar", "2", "3", .few), ("ar", "1", "2", .other),
    ("pt-PT", "0", "1", .other), ("ja", "1", "2", .other), ("xx", "1", "2", .other), ("zu", "0", "1", .one),
  ])
  func choosesForRanges(locale: String, start: String, end: String, expected: PluralCategory) throws {
    let rules = PluralRules(for: try #require(LanguageTag(locale)))
    let operands = try (#require(PluralOperands(start)), #require(PluralOperands(end)))
    #expect(rules.category(from: operands.0, to: operands.1) == expected)
  }

  @Test(arguments: [
    ("ar", PluralRuleType.cardinal, PluralCategory.allCases), ("en", .cardinal, [.one, .other]),
    ("en", .ordinal, [.one, .two, .few, .other]), ("cs", .cardinal, [.one, .few, .many, .other]),
    ("ja", .cardinal, [.other]), ("xx", .ordinal, [.other]),
  ])
  func listsTheCategoriesInOrder(locale: String, type: PluralRuleType, expected: [PluralCategory]) throws {
    #expect(PluralRules(for: try #require(LanguageTag(locale)), type: type).categories == expected)
  }

  @Test func everyFrozenLineIsFound() {
    let lines = "\(PluralRulesData.languages)".split(separator: "\n")
    #expect(lines.count > 200)
    PluralRulesData.languages.withUTF8Buffer { bytes in
      for line in lines {
        let parts = line.split(separator: " ", maxSplits: 1)
        let range = Array(parts[0].utf8).withUnsafeBufferPointer { FrozenLines(bytes).value(for: $0) }
        #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == (parts.count > 1 ? String(parts[1]) : ""))
      }
      for key in ["", " ", "!", "zzzz", "a", "e", "\u{0}", "\n", "af one:n=1"] {
        Array(key.utf8).withUnsafeBufferPointer { #expect(FrozenLines(bytes).value(for: $0) == nil, "\(key)") }
      }
    }
  }

  private func expect(_ rules: PluralRules, toChoose numbers: [PluralCategory: String]) throws {
    for (category, numbers) in numbers {
      for number in numbers.split(separator: " ") {
        #expect(rules.category(for: try #require(PluralOperands(String(number)))) == category, "\(number)")
      }
    }
  }
}
