import L10nCompiler
import L10nICU
import L10nRuntime
import Testing

@Suite struct NumberSymbolsICUTests {
  @Test func everyLocaleWritesNumbersAsICU() throws {
    let locales = try NumberFormat.locales()
    #expect(locales.count > 700)
    for locale in locales + ["xx", "ar-u-nu-latn", "zh-u-nu-hans", "de-u-nu-beng", "en-u-nu-mathsanb", "und"] {
      let tag = try #require(LanguageTag(locale))
      let symbols = try NumberSymbols(for: tag)
      for number in ["0", "-7", "1234", "-12345", "123456.5", "1234567890.123"] {
        let expected = try ICUAnswers.text(of: number, in: tag)
        #expect(written(number, with: symbols) == expected, "\(locale)")
      }
      #expect(NumberSymbols(serialized: symbols.serialized) == symbols)
    }
  }

  private static let arabicNaN = "644+64a+633+a0+631+642+645"

  @Test(arguments: [
    ("en", "30 2e 2c 2d 2b 1 3 3"), ("es", "30 2c 2e 2d 2b 2 3 3"), ("de-CH", "30 2e 2019 2d 2b 1 3 3"),
    ("hi", "30 2e 2c 2d 2b 1 3 2"), ("he", "30 2e 2c 200e+2d 200e+2b 1 3 3"),
    ("zh-u-nu-hanidec", "30 2e 2c 2d 2b 1 3 3"),
    ("en-u-nu-roman", "30 2e 2c 2d 2b 1 3 3"),
    ("ar-u-nu-latn", "30 2e 2c 200e+2d 200e+2b 1 3 3 \(Self.arabicNaN)+64b+627"),
    ("ar-EG", "660 66b 66c 61c+2d 61c+2b 1 3 3 \(Self.arabicNaN)"), ("xx", "30 2e 2c 2d 2b 1 3 3"),
    ("xx-u-nu-roman", "30 2e 2c 2d 2b 1 3 3"), ("xx-u-nu-thai", "e50 2e 2c 2d 2b 1 3 3"),
  ])
  func givesASymbolsLine(locale: String, line: String) throws {
    #expect(try NumberSymbols(for: #require(LanguageTag(locale))).serialized == line)
  }

  @Test(arguments: [
    ("ar", ["ar-AE", "ar-MA"], ["ar-EG", "ar-SA"]), ("de", ["de-AT", "de-CH"], ["de-DE"]),
    ("es", ["es-MX"], ["es-ES"]),
    ("en", ["en-IN", "en-ZA"], ["en-US", "en-GB"]), ("zh-Hant", [], ["zh-Hant-HK", "zh-Hans-CN"]),
    ("ja", [], ["ja-JP"]),
    ("es-419", ["es-AR"], ["es-MX"]), ("pa", [], ["pa-Arab-PK"]),
  ])
  func listsTheRegionsThatDiffer(locale: String, differing: [String], same: [String]) throws {
    let differences = try ICUAnswers.regionalDifferences(of: #require(LanguageTag(locale)))
    let tags = differences.map(\.tag.description)
    #expect(tags == tags.sorted())
    #expect(Set(tags).isSuperset(of: differing))
    #expect(Set(tags).isDisjoint(with: same))
  }

  /// A number as the symbols say.
  private func written(_ number: String, with symbols: NumberSymbols) -> String {
    let parts = number.drop { $0 == "-" }.split(separator: ".")
    let digits = parts[0].map { localized($0, with: symbols) }
    var text = number.hasPrefix("-") ? symbols.minus : ""
    for (index, digit) in digits.enumerated() {
      let rest = digits.count - index
      let beyondFirst = rest - symbols.primaryGroup
      let isGrouped = symbols.primaryGroup > 0 && digits.count >= symbols.primaryGroup + symbols.minimumGrouping
      if isGrouped, index > 0, beyondFirst >= 0, beyondFirst.isMultiple(of: symbols.secondaryGroup) {
        text += symbols.grouping
      }
      text += digit
    }
    return parts.count > 1 ? text + symbols.decimal + parts[1].map { localized($0, with: symbols) }.joined() : text
  }

  private func localized(_ digit: Character, with symbols: NumberSymbols) -> String {
    let value = symbols.zeroDigit.value + UInt32(digit.wholeNumberValue ?? 0)
    return Unicode.Scalar(value).map { String($0) } ?? ""
  }
}
