import L10nMessageFormat2
import L10nRuntime
import StringsFormat
import Testing

/// Messages of MessageFormat 2 as the specification shows them; the official tests are run by `l10n-conformance`.
struct MF2FormatterTests {
  private static func context(_ locale: LanguageTag) -> MF2Context {
    let formatter = MessageFormatter(pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft)
    let patterns = PatternFormatter(
      formatter: formatter, ordinalRules: PluralRules(for: locale, type: .ordinal))
    return MF2Context(locale: locale, patterns, date: { "\($0) as \($1)" })
  }

  /// A locale, a message, and what it shows without isolates of `n` = 1, `x` = 1.5, `s` = "Ada", with what went wrong.
  static let messages: [(LanguageTag, String, String, [MF2Failure])] = [
    ("en", "{$n} {$x} {$s} {a}", "1 1.5 Ada a", []),
    ("en", "{$n :number minimumFractionDigits=2} {$x :integer}", "1.00 2", []),
    ("en", ".input {$n :number}.match $n 1 {{exact}} one {{one}} * {{*}}", "exact", []),
    ("en", ".input {$n :number}.match $n one {{one}} 1 {{exact}} * {{*}}", "exact", []),
    ("en", ".input {$n :number minimumFractionDigits=1}.match $n one {{one}} other {{other}} * {{*}}", "other", []),
    ("en", ".local $m = {$n :offset add=1}.match $m two {{2nd}} * {{*}}", "*", []),
    (
      "en", ".local $m = {2 :number select=ordinal}.match $m two {{{$m}nd}} * {{*}}", "2nd", []
    ),
    ("en", ".input {$n :number select=exact}.match $n one {{one}} * {{*}}", "*", []),
    ("en", ".input {$n :number}.match $n nine {{9}} * {{*}}", "*", [.badVariantKey]),
    ("en", ".input {$x :percent}.match $x 150 {{all}} * {{*}}", "all", []),
    ("ru", ".local $m = {21 :integer}.match $m one {{{$m} файл}} * {{{$m} файлов}}", "21 файл", []),
    ("en", ".input {$s :string}.match $s Bob {{B}} Ada {{A}} * {{*}}", "A", []),
    (
      "en", ".input {$n :integer}.input {$s :string}.match $n $s one * {{1}} * Ada {{2}} 1 Ada {{3}} * * {{4}}", "3", []
    ),
    (
      "en", ".input {$n :integer}.input {$s :string}.match $n $s 1 Bob {{1}} one * {{2}} * * {{3}}", "2", []
    ),
    (
      "en", "{$m :number} {:date} {$s :number} {$n :nothing}", "{$m} {:date} {$s} {$n}",
      [
        .unresolvedVariable, .badOperand, .badOperand, .badOperand, .unknownFunction,
      ]
    ),
    ("en", "{|2024-02-29T10:00:00Z| :time hour12=false}", "2024-02-29T10:00:00Z as Hm", []),
    (
      "en", "{|2024-02-29| :datetime dateLength=long timePrecision=second timeZoneStyle=short}",
      "2024-02-29 as yMMMMdjmsz", []
    ),
    ("en", "{|2023-02-29| :date}", "{|2023-02-29|}", [.badOperand]),
    ("en", "{$n :number minimumFractionDigits=x}", "1", [.badOption]),
  ]

  @Test(arguments: messages)
  func shows(_ locale: LanguageTag, _ message: String, _ text: String, _ failures: [MF2Failure]) throws {
    let formatter = MF2Formatter(Self.context(locale), isolation: .none)
    let source = try MF2Source(message)
    #expect(source.errors.isEmpty)
    let result = formatter.format(source.message, ["n": 1, "x": 1.5, "s": "Ada"])
    #expect(result.text == text)
    #expect(result.failures == failures)
  }

  @Test func isolatesByTheDefaultStrategy() throws {
    let source = try MF2Source("{$s} {$n} {#b}{$s :string u:dir=rtl u:id=x}{/b}")
    let english = MF2Formatter(Self.context("en")).format(source.message, ["n": 1, "s": "Ada"])
    #expect(english.text == "\u{2068}Ada\u{2069} 1 \u{2067}Ada\u{2069}")
    #expect(english.parts.compactMap(\.id) == ["x"])
    let arabic = MF2Formatter(Self.context("ar")).format(source.message, ["n": 1, "s": "Ada"])
    #expect(arabic.text == "\u{2068}Ada\u{2069} \u{2067}1\u{2069} \u{2067}Ada\u{2069}")
  }
}
