import L10nCompiler
import L10nICU
import L10nSyntax
import Testing

@testable import L10nRuntime

/// Numbers and amounts in the forms of arguments, held to ICU's own, in locales and for readers of their regions.
@Suite struct NumberFormsICUTests {
  static let readers: [(locale: LanguageTag, reader: LanguageTag)] = [
    ("en", "en"), ("en", "en-AU"), ("en", "en-IN"), ("de", "de"), ("de", "de-CH"), ("de", "de-AT"), ("fr", "fr"),
    ("fr", "fr-CA"), ("ar", "ar"), ("ar", "ar-AE"), ("es", "es"), ("es", "es-MX"), ("pt-PT", "pt-PT"), ("pl", "pl"),
    ("ja", "ja"), ("he", "he"), ("fa", "fa"), ("hi", "hi"), ("sw", "sw"), ("ar", "ar-u-nu-latn"),
    ("ar", "ar-AE-u-nu-arab"), ("hi", "hi-IN-u-nu-deva"), ("th", "th-u-nu-thai"), ("bn", "bn-u-nu-latn"),
  ]

  static let amounts: [(number: String, code: String)] = [
    ("4.99", "EUR"), ("-1234567.5", "USD"), ("1", "JPY"), ("0", "AUD"), ("12.345", "KWD"), ("-0.5", "BDT"),
    ("21", "EGP"), ("1000000", "ISK"), ("2", "RSD"), ("1.5", "QAR"),
  ]

  @Test(arguments: [
    "", "unit-width-narrow", "unit-width-iso-code", "unit-width-full-name", "sign-accounting", "compact-short",
    "precision-integer sign-always",
  ])
  func amountsAreWrittenAsByICU(skeleton: String) throws {
    let form = NumberForm(skeleton: skeleton)
    var kinds = NumberKinds()
    kinds.insert(form, of: ["EUR", "USD", "JPY", "AUD", "KWD", "EGP"])
    var known: [LanguageTag: LocaleNumbers] = [:]
    for (locale, reader) in Self.readers {
      let numbers = try known[locale] ?? LocaleNumbers(frozen: LocaleNumbers(for: locale, kinds).frozen)
      known[locale] = numbers
      let formatter = MessageFormatter(for: locale, numbers: numbers.formats(for: reader), isolation: .plain)
      for (number, code) in Self.amounts {
        let amount = CurrencyAmount(try #require(DecimalNumber(number)), try #require(CurrencyCode(code)))
        let text = try formatter.format(Message(text: "%@"), [.currency(amount, form)])
        // The signs of currencies that are not asked for are not there.
        let hasSign = kinds.wordings.contains { $0.unit == .currency(code) }
        let shown = hasSign ? "currency/\(code)" : "currency/QQQ"
        let digits = hasSign || !skeleton.isEmpty ? "" : code == "QAR" || code == "BDT" ? " .00" : " precision-integer"
        guard hasSign || skeleton.isEmpty else { continue }
        let expected = try StyledText.text(of: number, skeleton: "\(shown) \(skeleton)\(digits)", in: reader)
        #expect(text == expected.replacing("QQQ", with: code), "\(reader) \(number) \(code)")
      }
    }
  }

  @Test(arguments: [
    "compact-short", "compact-long", ".00 sign-always", "unit/kilometer-per-hour unit-width-full-name", "unit/day",
    "percent scale/100", "precision-integer", "scientific", "currency/JPY", "currency/CHF .00",
    "integer-width-trunc", "integer-width/# .00", "integer-width/# decimal-always",
    "currency/EUR .00 integer-width-trunc",
  ])
  func numbersAreWrittenAsByICU(skeleton: String) throws {
    let form = NumberForm(skeleton: skeleton)
    var kinds = NumberKinds()
    kinds.insert(form)
    // Amounts in addition: a currency that is written with its letters has no separate patterns then.
    kinds.insert(.plain, of: [])
    var known: [LanguageTag: LocaleNumbers] = [:]
    for (locale, reader) in Self.readers {
      let numbers = try known[locale] ?? LocaleNumbers(frozen: LocaleNumbers(for: locale, kinds).frozen)
      known[locale] = numbers
      let formatter = MessageFormatter(for: locale, numbers: numbers.formats(for: reader), isolation: .plain)
      for number in ["0", "1", "-2.5", "1234567", "0.005"] {
        let text = try formatter.format(Message(text: "%@"), [.number(try #require(DecimalNumber(number)), form)])
        #expect(
          try text == StyledText.text(of: number, skeleton: skeleton, in: reader), "\(reader) \(number) \(skeleton)")
      }
    }
  }

  @Test(arguments: [
    "", "compact-short", "compact-long", ".00", "sign-always", "unit/day unit-width-full-name", "unit/kilometer",
    "currency/JPY",
  ])
  func rangesAreWrittenAsByICU(skeleton: String) throws {
    let form = NumberForm(skeleton: skeleton)
    var kinds = NumberKinds()
    kinds.insert(form)
    kinds.insert(.plain, of: [])
    let words = ArgumentWords([.range(3...5)])
    for (locale, reader) in Self.readers where locale == reader {
      let numbers = LocaleNumbers(frozen: try LocaleNumbers(for: locale, kinds).frozen).own
      let patterns = ArgumentPatterns(frozen: try ArgumentPatterns(for: locale, words).frozen)
      let formatter = MessageFormatter(for: locale, numbers: numbers, isolation: .plain, patterns: patterns)
      for range in [3...5, 1000...5000, 900...1200, -3...5, 5...5, 1...1_000_000, 0...1, 1_000_001...1_000_002] {
        let expected = try RangeFormat.text(
          from: "\(range.lowerBound)", to: "\(range.upperBound)", skeleton: skeleton, in: locale)
        let text = try formatter.format(Message(text: "%@"), [.range(range, form)])
        #expect(text == expected, "\(locale) \(range) \(skeleton)")
      }
    }
  }

  /// Regions are frozen by their differences from the language or from one another.
  @Test(arguments: ["ar", "de", "en", "es", "fr", "pt-BR", "zh-Hans"] as [LanguageTag])
  func regionsAreReadAsTheyAreWritten(locale: LanguageTag) throws {
    let codes: [CurrencyCode] = ["EUR", "USD", "JPY", "MXN", "CHF", "BRL", "GBP", "CAD"]
    let forms = ["", "unit-width-full-name", "compact-short"].map { NumberForm(skeleton: $0) }
    var kinds = NumberKinds()
    for form in forms {
      kinds.insert(form, of: codes)
      kinds.insert(form)
    }
    let numbers = try LocaleNumbers(for: locale, kinds)
    let read = LocaleNumbers(frozen: numbers.frozen)
    #expect(read.variants.map(\.tag) == numbers.variants.map(\.tag) && read.variants.count > 1)
    for (variant, expected) in zip(read.variants, numbers.variants) {
      let ours = MessageFormatter(for: locale, numbers: variant.formats, isolation: .plain)
      let theirs = MessageFormatter(for: locale, numbers: expected.formats, isolation: .plain)
      for number in ["-1234.5", "1", "2000000"] {
        let number = try #require(DecimalNumber(number))
        for form in forms {
          let value = MessageArgument.number(number, form)
          let text = try ours.format(Message(text: "%@"), [value])
          #expect(try text == theirs.format(Message(text: "%@"), [value]), "\(variant.tag) \(form)")
          for code in codes {
            let amount = MessageArgument.currency(CurrencyAmount(number, code), form)
            let text = try ours.format(Message(text: "%@"), [amount])
            #expect(try text == theirs.format(Message(text: "%@"), [amount]), "\(variant.tag) \(code) \(form)")
          }
        }
      }
    }
  }

  /// All codes of three letters, those of the past and those that there are not included.
  @Test func currenciesHaveTheDigitsOfICU() throws {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    for code in letters.flatMap({ first in letters.flatMap { second in letters.map { first + second + $0 } } }) {
      let currency = try #require(CurrencyCode(code))
      let (own, expected) = (MoneyDigits(of: currency), try MoneyDigits(of: code))
      #expect(own.standard == expected.standard, "\(code)")
    }
  }

  @Test(arguments: [
    ("unit/kilometr", "'kilometr' is not a unit"), ("currency/EUO", "'EUO' is not a currency"),
    ("measure-unit/length-meter per-measure-unit/duration-secnd", "'length-meter per duration-secnd' is not a unit"),
    ("numbering-system/abcd", "'abcd' is not a numbering system with ten digits in a row"),
    ("numbering-system/hanidec", "'hanidec' is not a numbering system with ten digits in a row"),
    ("numbering-system/mathsanb", nil),
    ("numbering-system/roman", "'roman' is not a numbering system with ten digits in a row"), ("unit/kilometer", nil),
    ("unit/foot-and-inch", "'foot-and-inch' is more than one unit"), ("currency/eur unit-width-narrow", nil),
    ("numbering-system/arab", nil), ("percent", nil), ("currency/DEM", nil),
  ])
  func tellsWhatThereIsNot(skeleton: String, part: String?) throws {
    #expect(try #require(NumberStyle(skeleton: skeleton)).unknownPart?.clause == part)
  }

  /// All words that may be proposed are read; these take an option.
  @Test func readsTheWordsOfSkeletons() {
    let others = NumberStyle.skeletonStems.filter { NumberStyle(skeleton: [$0]) == nil }
    #expect(
      others == [
        "currency", "unit", "measure-unit", "per-measure-unit", "precision-increment", "integer-width", "scale",
        "numbering-system",
      ])
  }
}
