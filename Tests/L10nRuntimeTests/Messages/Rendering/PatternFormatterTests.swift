import L10nCompiler
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nRuntime

struct PatternFormatterTests {
  private static let english = NumberSymbols(serialized: "30 2e 2c 2d 2b 1 3 3") ?? .latin

  private static func messages(
    _ locale: String, isolation: BidiIsolation = .automatic, percent: PercentPatterns = .latin
  ) throws -> PatternFormatter {
    let tag = try #require(LanguageTag(locale))
    return PatternFormatter(
      formatter: try formatter(locale, symbols: english, isolation: isolation, percents: percent),
      ordinalRules: PluralRules(for: tag, type: .ordinal))
  }

  private static let guests =
    "{n, plural, offset:1 =0 {nobody} =1 {{who} alone} one {{who} and # other} other {{who} and # others}}"
  private static let hours = "{h, plural, one {{h, number, ::.0} hour} other {{h, number, ::.0} hours}}"
  private static let rank = "{n, selectordinal, =7 {lucky} one {#st} two {#nd} few {#rd} other {#th}}"
  private static let score = "{g, select, win {{n, plural, one {# goal} other {# goals}}} other {{g}: {n}}}"

  static let texts: [(String, String, [String: MessageArgument], String)] = [
    ("en", "{a} {b}", ["a": "x"], "x {b}"), ("en", "{a}", ["a": 1234], "1,234"), ("en", "{a}", ["a": 0.25], "0.25"),
    ("en", guests, ["n": 0], "nobody"), ("en", guests, ["n": 1.0, "who": "Ada"], "Ada alone"),
    ("en", guests, ["n": 2, "who": "Ada"], "Ada and 1 other"),
    ("en", guests, ["n": 1002], "{who} and 1,001 others"), ("en", guests, ["n": 2.5, "who": "A"], "A and 1.5 others"),
    ("en", guests, ["n": .integer(.min), "who": "A"], "A and -9,223,372,036,854,776,000 others"),
    ("en", guests, ["n": .unsigned(.max), "who": "A"], "A and 18,446,744,073,709,552,000 others"),
    ("en", guests, [:], "{n}"), ("en", score, ["n": 1], "{g}"),
    ("en", hours, ["h": 1], "1.0 hours"), ("fr", hours, ["h": 1.94], "1.9 hour"),
    ("en", hours, ["h": 0.96], "1.0 hours"),
    ("en", "{n, plural, one {# file} other {# files}}", ["n": 1.0004], "1 file"),
    ("en", "{n, plural, one {# file} other {# files}}", ["n": -1], "-1 file"),
    ("en", "{n, plural, one {# file} other {# files}}", ["n": .double(.infinity)], "∞ files"),
    ("en", "{n, plural, one {# file} other {# files}}", ["n": .double(.nan)], "NaN files"),
    ("en", "{n, plural, one {a} one {b} =1 {c} =1 {d} other {e}}", ["n": 1], "c"),
    ("ja", "{n, plural, one {a} other {b}}", ["n": 1], "b"),
    ("ru", "{n, plural, one {# ящик} few {# ящика} other {# ящиков}}", ["n": 23], "23 ящика"),
    ("en", rank, ["n": 23], "23rd"), ("en", rank, ["n": 112], "112th"), ("en", rank, ["n": 7], "lucky"),
    ("de", rank, ["n": 1], "1th"),
    ("en", score, ["g": "win", "n": 1], "1 goal"), ("en", score, ["g": "draw", "n": 1500], "draw: 1,500"),
    ("en", "{g, select, é {a} other {b}}", ["g": "e\u{301}"], "b"),
    ("en", "{x, number}", ["x": 1.0015], "1.002"), ("en", "{x, number}", ["x": 0.0005], "0"),
    ("en", "{x, number}", ["x": -0.0004], "-0"), ("en", "{x, number}", ["x": 1e21], "1,000,000,000,000,000,000,000"),
    ("en", "{x, number}", ["x": .double(.leastNonzeroMagnitude)], "0"),
    ("en", "{x, number}", ["x": 9999.9996], "10,000"),
    ("en", "{x, number, integer}", ["x": 2.5], "2"), ("en", "{x, number, integer}", ["x": 3.5], "4"),
    ("en", "{x, number, percent}", ["x": 0.256], "26%"), ("en", "{x, number, percent}", ["x": 0], "0%"),
    ("en", "{x, number, ::%x100 .0}", ["x": 0.0], "0.0%"), ("en", "{x, number, percent}", ["x": -12], "-1,200%"),
    ("en", "{x, number, ::percent}", ["x": 25.5], "25.5%"), ("en", "{x, number, ::%x100 .0}", ["x": 0.1234], "12.3%"),
    ("en", "{x, number, ::.00}", ["x": 3], "3.00"), ("en", "{x, number, ::.00 group-off}", ["x": 1234.5], "1234.50"),
    ("en", "{x, number, percent}", ["x": .double(.nan)], "NaN%"),
    ("he", "{a}: {n}", ["a": "x", "n": -3], "\u{2068}x\u{2069}: -3"), ("en", "{a}", ["a": "של"], "\u{2068}של\u{2069}"),
    ("en", "של {g, select, other {{a}}}", ["g": "", "a": "x"], "של \u{2068}x\u{2069}"),
  ]

  @Test(arguments: texts)
  func formats(
    _ locale: String, _ pattern: String, _ arguments: [String: MessageArgument], _ expected: String
  ) throws {
    let text = try Self.messages(locale).format(ICUMessage(pattern), arguments)
    #expect(text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(text)")
  }

  @Test func showsPercentagesOfTheLocale() throws {
    let percent = PercentPatterns(
      positive: PercentPatterns.Affixes(before: "%", after: ""),
      negative: PercentPatterns.Affixes(before: "-%", after: ""))
    let messages = try Self.messages("tr", isolation: .always, percent: percent)
    #expect(
      try messages.format(ICUMessage("{a, number, percent} {b, number, percent}"), ["a": 1, "b": -0.5]) == "%100 -%50")
  }

  static let failures: [(String, [String: MessageArgument], MessageError.Reason)] = [
    ("{n, plural, other {}}", ["n": "a"], .wrongValue(position: 1, expected: "a number", found: "text")),
    ("{n, number}", ["n": "a"], .wrongValue(position: 1, expected: "a number", found: "text")),
    ("{g, select, other {}}", ["g": 1], .wrongValue(position: 1, expected: "text", found: "a whole number")),
    ("{d, spellout}", ["d": 1], .unsupportedFormat(argument: "d", format: "spellout")),
    ("{d, date}", ["d": 1], .wrongValue(position: 1, expected: "a date and time", found: "a whole number")),
    ("{d, number, currency}", ["d": 1], .unsupportedFormat(argument: "d", format: "number, currency")),
  ]

  @Test(arguments: failures)
  func saysWhatDoesNotGoTogether(
    _ pattern: String, _ arguments: [String: MessageArgument], _ reason: MessageError.Reason
  ) throws {
    let messages = try Self.messages("en")
    let error = #expect(throws: MessageError.self) { try messages.format(ICUMessage(pattern), arguments) }
    #expect(error?.reason == reason)
    #expect(error?.description.isEmpty == false)
  }

  @Test func neverTrapsOnAnyPatternAndArguments() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "{", "}", "{n, plural, ", "{g, select, ", "{n, selectordinal, ", "other {", "one{", "=1 {", "offset:1 ", "'", "#",
      "{n}", "{g}", "{n, number, ::.0}", "}}", " ", "é", "😀", ",", "=", "-", "9", "{x, number, percent}",
    ]
    let values: [MessageArgument] = [
      "", "שלום", "other", 0, -1, .integer(.min), .integer(.max), .unsigned(.max), 0.5, -1e308, .double(.nan),
      .double(.leastNonzeroMagnitude),
    ]
    let messages = try Self.messages("ar")
    var shown = 0
    for _ in rounds(6000) {
      let pattern = (0..<Int.random(in: 0..<16, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      do throws(ICUMessageError) {
        let message = try ICUMessage(pattern)
        let arguments = Dictionary(
          uniqueKeysWithValues: ["n", "g", "x"].map { ($0, values.randomElement(using: &random) ?? 0) })
        if (try? messages.format(message, arguments)) != nil { shown += 1 }
      } catch {
        #expect(error.range.upperBound <= pattern.utf8.count)
      }
    }
    #expect(shown > rounds(500).count)
  }
}
