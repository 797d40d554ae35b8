import L10nCore
import L10nRuntime
import Testing

@Suite struct PluralRequirementsTests {
  /// A locale; the categories of integers, of millions only, of fractions only.
  @Test(arguments: [
    ("ar", "zero one two few many other", "", ""), ("en", "one other", "", ""), ("fr", "one other", "many", ""),
    ("es", "one other", "many", ""), ("pt-PT", "one other", "many", ""), ("de", "one other", "", ""),
    ("ru", "one few many", "", "other"), ("pl", "one few many", "", "other"), ("cs", "one few other", "", "many"),
    ("lt", "one few other", "", "many"), ("ro", "one few other", "", ""), ("he", "one two other", "", ""),
    ("br", "one two few other", "many", ""), ("lv", "zero one other", "", ""), ("ja", "other", "", ""),
    ("gv", "one two few other", "", "many"), ("kw", "zero one two few many other", "", ""), ("xx", "other", "", ""),
  ])
  func listsWhatACardinalNeeds(locale: String, integers: String, millions: String, fractions: String) throws {
    let requirements = PluralRequirements(for: try #require(LanguageTag(locale)))
    #expect(names(requirements.integers) == integers)
    #expect(names(requirements.onlyMillions) == millions)
    #expect(names(requirements.onlyFractions) == fractions)
    let reachable = requirements.integers + requirements.onlyMillions + requirements.onlyFractions
    // Nothing is certain about a language that CLDR does not know.
    let isKnown = locale != "xx"
    #expect(requirements.unreachable == PluralCategory.allCases.filter { isKnown && !reachable.contains($0) })
  }

  @Test(arguments: [
    ("en", "one two few other"), ("it", "many other"), ("hi", "one two few many other"), ("de", "other"),
    ("cy", "zero one two few many other"),
  ])
  func listsWhatAnOrdinalNeeds(locale: String, integers: String) throws {
    let requirements = PluralRequirements(for: try #require(LanguageTag(locale)), type: .ordinal)
    #expect(names(requirements.integers) == integers)
    #expect((requirements.onlyMillions + requirements.onlyFractions).isEmpty)
  }

  @Test(
    arguments: [
      ("en", PluralCategory.one, 1), ("ar", .zero, 0), ("ar", .one, 1), ("ar", .two, 2), ("ar", .few, nil),
      ("he", .two, 2), ("pl", .one, 1), ("fr", .one, nil), ("ru", .one, nil), ("lv", .zero, nil), ("en", .two, nil),
      ("br", .many, nil),
    ] as [(String, PluralCategory, Int?)])
  func knowsCategoriesOfASingleNumber(locale: String, category: PluralCategory, expected: Int?) throws {
    let requirements = PluralRequirements(for: try #require(LanguageTag(locale)))
    #expect(requirements.onlyInteger(selecting: category) == expected)
  }

  @Test func givesNumbersOfACategoryInOrder() throws {
    let russian = PluralRequirements(for: "ru")
    #expect(russian.integers(selecting: .one).prefix(4) == [1, 21, 31, 41])
    let french = PluralRequirements(for: "fr")
    #expect(french.integers(selecting: .one) == [0, 1])
    #expect(french.integers(selecting: .many).first == 1_000_000)
    #expect(french.integers(selecting: .few).isEmpty)
  }

  private func names(_ categories: [PluralCategory]) -> String {
    categories.map(\.rawValue).joined(separator: " ")
  }
}
