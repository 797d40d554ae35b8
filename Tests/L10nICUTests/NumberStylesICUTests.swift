import L10nCompiler
import L10nICU
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

/// Numbers of random styles, held to ICU's own.
@Suite struct NumberStylesICUTests {
  private static let numbers = [
    "0", "1", "-1", "2", "5", "21", "0.5", "-0.5", "1.5", "2.25", "1.005", "999.5", "-999950", "1234.5", "12345",
    "-1234567.891", "1000000", "5000000000", "123456789012345", "0.000123", "-0.004",
    "NaN", "Infinity", "-Infinity",
  ]

  /// Words of skeletons by kind, some of which a style takes.
  private static let kinds: [[String]] = [
    [
      "percent", "permille", "currency/EUR", "currency/JPY", "currency/CHF", "currency/KWD", "currency/EGP",
      "currency/AED",
      "unit/kilometer-per-hour", "measure-unit/digital-megabyte", "measure-unit/temperature-celsius",
      "measure-unit/length-meter per-measure-unit/duration-second", "measure-unit/duration-day",
    ],
    ["unit-width-narrow", "unit-width-full-name", "unit-width-iso-code", "unit-width-short"],
    ["compact-short", "compact-long", "scientific", "engineering", "scientific/*ee/sign-always", "E0", "K"],
    [
      ".00", ".##", ".0#", "@@@", "@#", "@@*", "precision-integer", ".00/w", "precision-increment/0.05", ".0*",
      ".##/@@@*",
      ".00/@##", "./@@r", ".000/@@s", "precision-currency-cash", "precision-unlimited",
    ],
    [
      "rounding-mode-down", "rounding-mode-up", "rounding-mode-half-up", "rounding-mode-ceiling", "rounding-mode-floor",
    ],
    ["sign-always", "sign-never", "sign-accounting", "sign-accounting-always", "sign-except-zero", "+-", "()?"],
    ["group-off", "group-min2", "group-on-aligned", "group-thousands"],
    ["integer-width/+000", "integer-width/##00", "00"],
    ["scale/100", "scale/0.5"],
    ["numbering-system/deva", "latin"],
    ["decimal-always"],
  ]

  /// Languages whose rules use exponents.
  private static let exponentLanguages: Set = ["ca", "es", "fr", "it", "pt"]

  @Test func randomStylesAreWrittenAsByICU() throws {
    var random = SeededGenerator(seed: 23)
    let tags = try (NumberFormat.locales() + ["ar-u-nu-latn", "hi-u-nu-deva"]).compactMap { LanguageTag($0) }
      .filter { $0.language != "yrl" && $0.unicodeKeyword("va") == nil }
    var (count, skipped) = (0, 0)
    for _ in 0..<1200 {
      let tag = tags[random.below(tags.count)]
      let words = Self.kinds.compactMap { random.below(3) == 0 ? $0[random.below($0.count)] : nil }
      let skeleton = words.joined(separator: " ")
      let style = try #require(NumberStyle(skeleton: skeleton), "\(skeleton)")
      #expect(NumberStyle(skeleton: style.skeleton) == style, "\(skeleton)")
      guard let numbers = try? LocaleNumbers(LocaleNumbers.Formats(for: tag, NumberKinds(style))) else {
        skipped += 1
        continue
      }
      let formatter = MessageFormatter(for: tag, numbers: LocaleNumbers(frozen: numbers.frozen).own, isolation: .plain)
      for _ in 0..<4 {
        let number = Self.numbers[random.below(Self.numbers.count)]
        guard let expected = try? StyledText.text(of: number, skeleton: skeleton, in: tag) else {
          skipped += 1
          continue
        }
        let value = try #require(DecimalNumber(number) ?? Double(number).map { DecimalNumber($0) })
        // "5E-1 euros": ICU has French `many` before `one`, and no rule of CLDR's speaks of exponents below zero.
        if case .scientific = style.notation, style.hasUnitWords,
          Self.exponentLanguages.contains(tag.language), abs(Double(number) ?? 0) < 1
        {
          continue
        }
        // ICU splits the surrogate pairs of digits in an exponent.
        if expected.unicodeScalars.contains("\u{FFFD}") { continue }
        let text = formatter.text(of: value, style)
        #expect(text == expected, "\(tag) \(number) \(skeleton)")
        count += 1
      }
    }
    #expect(count > 4000 && skipped < 900)
  }

  /// Compares with the reference digit by digit, including numbers and locales in which ICU makes mistakes.
  @Test func randomStylesAreWrittenAsByTheReference() throws {
    var random = SeededGenerator(seed: 46)
    let tags: [LanguageTag] = ["en", "de-CH", "fr", "es", "ar", "hi", "ja", "pl", "he", "sw", "fa", "bn", "lt", "ps"]
    let values = try Self.numbers.map { try #require(DecimalNumber($0) ?? Double($0).map { DecimalNumber($0) }) }
    let special: [DecimalNumber] = [
      DecimalNumber(Int.min), DecimalNumber(significand: 150, exponent: -2),
      DecimalNumber(significand: 1, exponent: 1000),
      DecimalNumber(significand: -7, exponent: -1000), DecimalNumber(-0.0), DecimalNumber(.leastNonzeroMagnitude),
      DecimalNumber(significand: 9_999_999_999_999_999), DecimalNumber(digits: .max, exponent: -4, isNegative: true),
    ]
    let ranges = [3...5, 1000...5000, 900...1200, -3...5, 5...5, 1...1_000_000, 999_950...1_000_049, Int.min...Int.max]
    var count = 0
    for _ in 0..<600 {
      let tag = tags[random.below(tags.count)]
      let words = Self.kinds.compactMap { random.below(4) == 0 ? $0[random.below($0.count)] : nil }
      let form = NumberForm(skeleton: words.joined(separator: " "))
      var kinds = NumberKinds(percentages: true)
      // Words that the module does not have are written with signs alone.
      if random.below(5) > 0 { kinds.insert(form) }
      guard let style = form.style, let numbers = try? LocaleNumbers.Formats(for: tag, kinds) else { continue }
      let digits: TextOptions.Digits = random.below(4) == 0 ? .latin : .locale
      let formatter = MessageFormatter(for: tag, numbers: numbers, digits: digits, isolation: .plain)
      for number in values + special {
        let value = MessageArgument.number(number, form)
        let text = try formatter.format(Message(text: "%@"), [value])
        #expect(text == formatter.referenceText(of: number, style), "\(tag) \(number) \(form.text)")
        let operands = formatter.referenceOperands(of: value, style)
        #expect(formatter.runner.formats.operands(of: value, style) == operands, "\(tag) \(number) \(form.text)")
        count += 1
      }
      for range in ranges {
        let text = try formatter.format(Message(text: "%@"), [.range(range, form)])
        #expect(text == formatter.text(of: range, form), "\(tag) \(range) \(form.text)")
      }
    }
    #expect(count > 10_000)
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
