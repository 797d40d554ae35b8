import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

/// Number symbols as ICU has them.
enum Numbers {
  static let english = numbers(
    "30 2e 2c 2d 2b 1 3 3", ["en-CH": "30 2e 2019 2d 2b 1 3 3", "en-IN": "30 2e 2c 2d 2b 1 3 2"])
  static let german = numbers("30 2c 2e 2d 2b 1 3 3", ["de-CH": "30 2e 2019 2d 2b 1 3 3"])
  static let arabic = numbers(
    "660 66b 66c 61c+2d 61c+2b 1 3 3",
    ["ar-u-nu-latn": "30 2e 2c 200e+2d 200e+2b 1 3 3", "ar-AE": "30 2e 2c 200e+2d 200e+2b 1 3 3"])
  /// Numbers with the affixes of percentages.
  static let percents = numbers(
    "660 66b 66c 61c+2d 61c+2b 1 3 3\t0:4:٪\u{61C}3:\u{61C}-4:٪\u{61C}",
    ["ar-u-nu-latn": "30 2e 2c 200e+2d 200e+2b 1 3 3\t0:7:\u{200E}%\u{200E}4:\u{200E}-7:\u{200E}%\u{200E}"])

  /// Shortened to thousands and, in one region, to lakhs; another region has the locale's own words.
  static let compacts = numbers(
    "30 2e 2c 2d 2b 1 3 3\t\t\(shortened("1:31:30:2:154:{0}K4:{0}K"))",
    ["en-IN": "30 2e 2c 2d 2b 1 3 2\t\t\(shortened("1:51:50:1:54:{0}L"))", "en-CH": "30 2e 2019 2d 2b 1 3 3"])

  private static func shortened(_ words: String) -> String {
    CodedFields(["compact-short", CodedFields(["c", words]).text]).text
  }

  private static func numbers(_ own: String, _ variants: [String: String]) -> LocaleNumbers {
    let lines = variants.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    return LocaleNumbers(frozen: ([own] + lines).joined(separator: "\n"))
  }
}

struct LocaleNumbersTests {
  @Test(arguments: [
    Numbers.english, Numbers.german, Numbers.arabic, Numbers.percents, Numbers.compacts, LocaleNumbers(symbols: .latin),
  ])
  func readsWhatItWrote(_ numbers: LocaleNumbers) {
    #expect(LocaleNumbers(frozen: numbers.frozen).frozen == numbers.frozen)
    #expect(numbers.variants.map(\.tag.description) == numbers.variants.map(\.tag.description).sorted())
  }

  @Test func keepsWhatStandsAroundPercentages() {
    #expect(Numbers.percents.own.percents.positive.after == "٪\u{61C}")
    #expect(Numbers.percents.formats(for: "ar-u-nu-latn").percents.negative.before == "\u{200E}-")
    #expect(
      Numbers.arabic.own.percents == .latin && Numbers.arabic.variants.allSatisfy { $0.formats.percents == .latin })
  }

  @Test(arguments: [
    ("en", 3, 5000, "5K"), ("en-IN", 5, 500_000, "5L"), ("en-CH", 3, 1000, "1K"), ("en-IN", 5, 5000, "5,000"),
  ])
  func keepsTheWordsOfCompactNumbers(tag: String, least: Int, number: Int, expected: String) throws {
    let formats = Numbers.compacts.formats(for: LanguageTag(tag))
    let style = try #require(NumberStyle(skeleton: ["K", "group-auto"]))
    #expect(formats.styles.entry(for: style)?.patterns.compacts?.words.first?.least == least)
    let english: LanguageTag = "en"
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: english), isRightToLeft: false, symbols: formats.symbols, styles: formats.styles)
    let patterns = PatternFormatter(formatter: formatter, ordinalRules: formatter.pluralRules)
    #expect(patterns.text(of: .integer(Int64(number)), style: style) == expected)
  }

  @Test(arguments: ["", "\n", "nonsense", "30 2e\nde-CH", "\t\n\t", "x\n\tx\n!!\t30 2e 2c 2d 2b 1 3 3"])
  func leavesOutWhatItDoesNotUnderstand(_ text: String) {
    #expect(LocaleNumbers(frozen: text).frozen == LocaleNumbers(symbols: .latin).frozen)
  }

  @Test func takesTheLocalesOwnForAVariantThatItDoesNotUnderstand() {
    let numbers = LocaleNumbers(frozen: "30 2c 2e 2d 2b 1 3 3\nde-CH\tx")
    #expect(numbers.formats(for: LanguageTag("de-CH")).isSame(as: numbers.own))
  }

  /// A numbering system that is asked for, then the region, then the locale's own; the language does not matter.
  @Test(
    arguments: [
      ("ar", nil), ("ar-EG", nil), ("ar-AE", "ar-AE"), ("ar-EG-u-nu-latn", "ar-u-nu-latn"),
      ("ar-AE-u-nu-latn", "ar-u-nu-latn"), ("ar-u-nu-latn", "ar-u-nu-latn"), ("ar-EG-u-nu-thai", nil),
      ("ar-AE-u-nu-thai", "ar-AE"), ("ar-Arab-AE", "ar-AE"), ("ar-AE-u-ca-gregory", "ar-AE"), ("fa-AE", "ar-AE"),
    ] as [(String, String?)])
  func choosesByNumberingSystemThenRegion(requested: String, expected: String?) {
    let index = Numbers.arabic.variantIndex(for: LanguageTag(requested))
    #expect(index.map { Numbers.arabic.variants[$0].tag.description } == expected)
    #expect(Numbers.arabic.variantIndex(for: nil) == nil)
  }
}
