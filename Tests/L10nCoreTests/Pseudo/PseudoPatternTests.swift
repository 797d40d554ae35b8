import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nCore

struct PseudoPatternTests {
  @Test(
    arguments: [
      (.accented, "{n, plural, one {# file} other {# files}}", "[{n, plural, one {# ƒîļé} other {# ƒîļéš}} one two]"),
      (
        .accented, "{sender} sent {count, plural, offset:1 =0 {nothing} one {# file} other {# files}}.",
        "[{sender} šéñţ {count, plural, offset:1 =0 {ñöţĥîñĝ} one {# ƒîļé} other {# ƒîļéš}}. one two]"
      ),
      (
        .accented, "{who, select, female {her {n, plural, other {# books}}} other {their books}}",
        "[{who, select, female {ĥéŕ {n, plural, other {# ƀööķš}}} other {ţĥéîŕ ƀööķš}} one two]"
      ),
      // Quotations, tags around arguments, percent signs.
      (.accented, "It's '{'{n, number, ::.00}'}'", "[Îţ'š '{'{n, number, ::.00}'}' one two]"),
      (.accented, "<a href=\"{url}\">More</a>", "[<a href=\"{url}\">Ṁöŕé</a> one two three]"),
      (.accented, "{n, plural, other {#'#' 50%}}", "[{n, plural, other {#'#' 50%}} one two]"),
      (.accented, "{n}", "[{n}]"), (.accented, "  ", "  "), (.accented, "", ""),
      (.keys, "{n, plural, other {# files}}", "[it's '{'a'}']"),
      (
        .mirrored, "{n, plural, one {a} other {# b}}",
        "{n, plural, one {‹a›} other {# ‹b›} zero {# ‹b›} two {# ‹b›} few {# ‹b›} many {# ‹b›}}"
      ),
      (.mirrored, "{n, selectordinal, one {#st} other {#th}} go", "{n, selectordinal, one {#‹st›} other {#‹th›}} ‹go›"),
    ] as [(PseudoLanguage, String, String)])
  func changesTextsWithinBranches(_ language: PseudoLanguage, _ pattern: String, _ expected: String) throws {
    let spelled = expected.replacing("‹", with: "\u{200F}\u{202E}").replacing("›", with: "\u{202C}\u{200F}")
    #expect(try #require(PseudoPattern(pattern, language)).text(key: "it's {a}") == spelled)
  }

  /// Arguments are inserted unchanged.
  @Test(
    arguments: [
      "{0} of {1, number, integer}", "{a, select, x {'{'{b}'}'} other {{c, plural, =1 {one} other {#, not '#'}}}}",
      "'{ quoted to the end", "''{n}''", "{n, plural, other {{m, select, other {#}}}}", "{d, date, short} '",
      "a\u{1}b {n} c\u{1}", "<b {n}>x</b> & {m, number, percent}%",
    ], [PseudoLanguage.accented, .mirrored])
  func keepsArguments(_ pattern: String, _ language: PseudoLanguage) throws {
    let pseudo = try #require(PseudoPattern(pattern, language)).text(key: "key")
    let (old, new) = (try ICUMessage(pattern), try ICUMessage(pseudo))
    #expect(new.argumentNames == old.argumentNames, "\(pseudo)")
    #expect(
      MessagePattern(new).uses == MessagePattern(old).uses && new.problems.map(\.code) == old.problems.map(\.code))
  }

  @Test func isNoPattern() {
    #expect(PseudoPattern("{n", .accented) == nil)
  }
}
