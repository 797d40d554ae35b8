import L10nCompiler
import L10nICU
import L10nSyntax
import Testing

@testable import L10nRuntime

/// The interpreter shows the same bytes as the tree, for values in the words of many languages.
struct ValueFormatsICUTests {
  private static let forms: [NumberForm] = [
    "", ".00", "@@@", "precision-integer", "precision-increment/0.5", "compact-short", "compact-long", "scientific",
    "scientific/*ee/sign-always", "percent scale/100", "permille", "unit/kilometer-per-hour unit-width-full-name",
    "unit/day", ".00 sign-always", "group-off", "group-on-aligned", "group-min2", "sign-accounting-except-zero",
    "integer-width/+000", "decimal-always", "compact-short sign-always", "numbering-system/arab", ".00/w",
  ]
  private static let moneyForms: [NumberForm] = [
    "", "unit-width-full-name", "compact-short", "sign-accounting", "precision-currency-cash", "unit-width-narrow",
  ]
  private static let currencies: [CurrencyCode] = ["EUR", "USD", "JPY", "CHF", "KWD"]
  private static let dateForms: [DateForm] = ["long/", "/short", "yMMMdjm", "full/full", "yMMMMEEEEd", "Bh"]

  private static func formatters(_ locale: LanguageTag) throws -> [MessageFormatter] {
    var kinds = NumberKinds(percentages: true)
    for form in forms where form != .plain { kinds.insert(form) }
    for form in moneyForms { kinds.insert(form, of: currencies) }
    let named = LanguageNameStyle.allCases.flatMap { style in
      LanguageNameContext.allCases.map { MessageArgument.languageName("", style, $0) }
    }
    let words = ArgumentWords(
      [
        .clock(.zero), .range(3...5), .regionName(""), .duration(.zero),
        .duration(.zero, width: .narrow, largestUnit: .day), .list([]), .list([], kind: .or), .bitRate(0),
        .relative(RelativeTime(0, .day), RelativeTimeStyle(numeric: .auto)),
        .relative(RelativeTime(0, .day), RelativeTimeStyle(width: .narrow)),
      ] + named, naming: ["en", "pt-BR", "zh-Hant", "es-419"])
    let numbers = LocaleNumbers(frozen: try LocaleNumbers(for: locale, kinds, dates: dateForms).frozen)
    let patterns = ArgumentPatterns(frozen: try ArgumentPatterns(for: locale, words).frozen)
    let readers: [(LanguageTag?, TextOptions.Digits)] =
      [(nil, .locale), (nil, .latin)] + numbers.variants.prefix(1).map { ($0.tag, .locale) }
    return readers.map {
      MessageFormatter(for: locale, numbers: numbers.formats(for: $0), digits: $1, patterns: patterns)
    }
  }

  private static let numbers: [DecimalNumber] =
    [0, 1, -1, 12, 1234, 999_999, -1_234_567, 21, 1_000_000_000_000].map {
      DecimalNumber(significand: $0)
    }
    + [-0.005, 1.5, 999.95, 1234.5678, -0.0, .nan, -.infinity, .leastNonzeroMagnitude].map {
      DecimalNumber($0)
    } + [
      DecimalNumber(Int.min), DecimalNumber(significand: 150, exponent: -2),
      DecimalNumber(significand: 1, exponent: 1000),
    ]

  private static var values: [MessageArgument] {
    let instants = [
      Instant(year: 2026, month: 11, day: 22, hour: 20), Instant(year: 0, month: 1, day: 1),
      Instant(year: 99_999, month: 12, day: 31, hour: 12), Instant(year: -44, month: 3, day: 15, hour: 0),
    ]
    let times =
      [-3, 1, -1, 0, -0.0, 2, 1.5, 1234, -100_000].flatMap { value in
        RelativeTime.Unit.allCases.map { RelativeTime(value, $0) }
      }
      + instants.flatMap { start in
        [1, 36, 47, 200, 900, 9000].map { hours in
          RelativeTime(from: start, to: Instant(secondsSince1970: start.secondsSince1970 - hours * 3600))
        }
      }
    var values: [MessageArgument] = []
    for number in numbers {
      values += forms.map { .number(number, $0) }
      values += moneyForms.flatMap { form in
        (currencies + ["BDT"]).map { .currency(CurrencyAmount(number, $0), form) }
      }
    }
    values += instants.flatMap { instant in (dateForms + ["yQ"]).map { .date(instant, $0) } }
    values += times.flatMap { time in
      [.relative(time), .relative(time, RelativeTimeStyle(numeric: .auto)), .relative(time, .init(width: .narrow))]
    }
    values += [0, 1, 59, 61, 3600, 3723, 100_000].flatMap { seconds in
      [
        .duration(.seconds(seconds)), .clock(.seconds(seconds)), .duration(.seconds(seconds), smallestUnit: .minute),
        .duration(.seconds(seconds), width: .narrow, largestUnit: .day),
      ]
    }
    values += ["en", "pt-BR", "zh-Hant-HK", "es-419", "zh-Hans-CN-valencia", "xx"].flatMap { tag in
      LanguageNameStyle.allCases.flatMap { [.languageName(tag, $0), .languageName(tag, $0, .menu)] }
    }
    values += [[], ["a"], ["a", "אב"], ["a", "b", "c"], ["i", "o", "e", "u"]].flatMap { items in
      ListKind.all.map { .list(items, kind: $0) }
    }
    values += [3...5, 0...0, -1...1, 1000...1_000_000, 5...5].flatMap { range in forms.map { .range(range, $0) } }
    return values + [.regionName("BR"), .regionName("QQ"), .percent(0.456), .percent(.nan), .bitRate(1_200_000)]
  }

  /// A plural form for each category, which shows its name.
  private static let views = Message(
    .format(
      "%#@n@!",
      variables: [
        MessageVariable(
          name: "n", rule: .plural, valueType: "lld",
          variants: ["zero", "one", "two", "few", "many", "other"].map { category in
            MessageVariable.Variant(category: category, text: "\(category) %lld, %1$@")
          })
      ]))

  private static let patterns = [
    "{x, plural, one {{x, number, ::compact-short} one} few {# few} other {{x, number, ::compact-short}}}",
    "{x, plural, =1 {one} one {# file} two {# two} few {# few} many {# many} other {# files}}",
    "{x, selectordinal, one {#st} two {#nd} few {#rd} many {#m} other {#th}}", "{x, number, ::.00 sign-always}",
    "{x, plural, offset:2 one {# a} other {{x, number, ::.0}}} {x, number, ::percent scale/100} {x}",
    "{x, number, ::unit/day} {x, number, ::compact-long}", "{x, number, ::} {x, number}",
    "{x, date, long} {x, time, short} {x}",
  ]

  @Test(
    arguments: ["en", "de", "fr", "es", "ar", "hi", "ja", "pl", "he", "sw", "fa", "bn", "zh-Hant"] as [LanguageTag])
  func agreesWithTheReference(locale: LanguageTag) throws {
    let values = Self.values
    let object = Message(text: "%@")
    let (program, views) = (object.program.text, Self.views.program.text)
    for formatter in try Self.formatters(locale) {
      let context = try formatter.runner.withContext(formatter.isolation) { $0 }
      var made = 0
      for value in values {
        guard let direct = Self.text(program, value, context) else { continue }
        made += 1
        let expected = try formatter.referenceText(object, [value])
        #expect(direct.utf8.elementsEqual(expected.utf8), "\(locale) \(value): \(direct) for \(expected)")
        let alone: String? =
          switch value {
          case .number(let number, let form): Interpreter.value(number, of: nil, form, context)
          case .currency(let money, let form): Interpreter.value(money.amount, of: money.currency, form, context)
          default: nil
          }
        if let alone { #expect(alone == direct, "\(locale) \(value)") }
      }
      #expect(made > 1000)
      made = 0
      for case .number(let number, let form) in values {
        let value = MessageArgument.number(number, form)
        guard let direct = Self.text(views, value, context) else { continue }
        made += 1
        let expected = try formatter.referenceText(Self.views, [value])
        #expect(direct.utf8.elementsEqual(expected.utf8), "\(locale) \(value): \(direct) for \(expected)")
      }
      #expect(made > 200)
      made = 0
      let numbers = [0, 1, 2, 3, 11, 22, 103, 999_950, 1_500_000, -1, -2345].map { MessageArgument.integer($0) }
      for pattern in Self.patterns {
        let message = Message(.pattern(MessagePattern(try ICUMessage(pattern))))
        let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20)
        let program = message.program.text
        for value in numbers + [1.5, -0.25, 0.000_123, .date(premiere, .unspecified)] {
          guard let direct = Self.text(program, value, context) else { continue }
          made += 1
          let expected = try formatter.referenceText(message, [value])
          #expect(direct.utf8.elementsEqual(expected.utf8), "\(locale) \(value): \(direct) for \(expected)")
        }
      }
      #expect(made >= 6 * numbers.count)
    }
  }

  private static func text(_ program: String, _ value: MessageArgument, _ context: LocaleContext) -> String? {
    var program = program
    return program.withUTF8 { program in
      withUnsafePointer(to: value) {
        Interpreter.text(program, UnsafeBufferPointer(start: $0, count: 1), context)
      }
    }
  }
}
