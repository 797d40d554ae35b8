import L10nCore
import L10nSyntax
import Testing

@testable import L10nLint

struct SuppressionTests {
  /// A comment; the markers with the ids that they name.
  @Test(arguments: [
    ("/* l10n:ignore a */", "l10n:ignore a"),
    ("/* l10n:ignore a, b,c  d -- e, f */", "l10n:ignore a b c d"),
    ("/*l10n:ignore a*/", "l10n:ignore a"),
    ("// l10n:ignore a — b", "l10n:ignore a"),
    ("// l10n:ignore a - b", "l10n:ignore a"),
    ("// l10n:ignore", "l10n:ignore"),
    ("// l10n:ignore -- no", "l10n:ignore"),
    ("<!-- l10n:ignore a — b -->", "l10n:ignore a"),
    ("<!--l10n:ignore-file a-->", "l10n:ignore-file a"),
    (
      "/*\n * Verb.\n * l10n:ignore a\n * l10n:ignore b\r\n\tl10n:ignore-file c\r*/",
      "l10n:ignore a|l10n:ignore b|l10n:ignore-file c"
    ),
    ("\"Verb.\\nl10n:ignore a -- b\\nMore.\"", "l10n:ignore a"),
    ("\"l10n:ignore a\\r\\nl10n:ignore b\"", "l10n:ignore a|l10n:ignore b"),
    ("\"l10n:ignore a \\\"b\\\"\"", "l10n:ignore a"),
    ("/* see l10n:ignore a */", ""), ("/* xl10n:ignore a */", ""), ("// l10n:ignor a", ""),
    ("// l10n:ignored a", "l10n:ignored a"), ("/* l10n:ignore 日本, é */", "l10n:ignore 日本 é"),
    ("/*", ""), ("/* l10n:ignore", "l10n:ignore"), ("\"", ""), ("\"l10n:ignore", "l10n:ignore"),
    ("l10n:l10n:ignore l10n:ignore", ""),
  ])
  func readsTheLinesOfAComment(comment: String, expected: String) {
    for before in ["", "\"k\" = \"n", "\n"] {
      let bytes = Array((before + comment + "l10n:ignore z").utf8)
      let range = before.utf8.count..<before.utf8.count + comment.utf8.count
      let lines = SuppressionLine.lines(in: bytes, comment: range)
      let reported = lines.map { ([$0.marker] + $0.ids).map(\.text).joined(separator: " ") }
      #expect(reported.joined(separator: "|") == expected)
      for word in lines.flatMap({ [$0.marker] + $0.ids }) {
        #expect(String(decoding: bytes[word.range], as: UTF8.self) == word.text)
      }
    }
  }

  @Test func readsAnyRangeOfAnyText() {
    let bytes = Array("/*/ l10n:ignore a*/ \"\\nl10n:ignore \\\" é\"<!--l10n:ignore-->// l10n:ignore —,".utf8)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let lines = SuppressionLine.lines(in: bytes, comment: start..<end)
        #expect(
          lines.flatMap { [$0.marker] + $0.ids }.allSatisfy {
            start <= $0.range.lowerBound && $0.range.upperBound <= end
          })
      }
    }
  }

  /// A table; the keys with unknown escapes that are reported.
  @Test(arguments: [
    ("a = \"\\q\"; b = \"\\q\";", "a b", 0),
    ("/* l10n:ignore unknown-escape */ a = \"\\q\"; b = \"\\q\";", "b", 1),
    ("a = \"\\q\"; // l10n:ignore unknown-escape\nb = \"\\q\";", "b", 1),
    ("a = \"\\q\"; /* l10n:ignore unknown-escape */ b = \"\\q\";", "a", 1),
    ("a = \"\\q\"; /* l10n:ignore unknown-escape */\nb = \"\\q\";", "b", 1),
    ("a = \"\\q\";\n\n/* l10n:ignore unknown-escape */\n\n/* Verb. */\nb = \"\\q\";", "a", 1),
    ("a = /* l10n:ignore unknown-escape */ \"\\q\"; b = \"\\q\";", "b", 1),
    ("a = \"\\q\"; b = \"\\q\"; /* l10n:ignore unknown-escape */", "a", 1),
    ("// l10n:ignore-file unknown-escape\na = \"\\q\"; b = \"\\q\";", "", 2),
    ("a = \"\\q\"; b = \"\\q\"; c = 1; /* l10n:ignore-file unknown-escape */", "", 2),
    ("// l10n:ignore stray-semicolon, unknown-escape\na = \"\\q\\q\"; b = \"\\q\";", "b", 2),
    ("// l10n:ignore unknown-escape\na = 1;\na = \"\\q\";", "", 1),
  ])
  func silencesTheEntryThatItBelongsTo(text: String, reported: String, suppressed: Int) {
    var configuration = Configuration()
    configuration.rules["duplicate-key"] = RuleSettings(.off)
    configuration.rules["stray-semicolon"] = RuleSettings(.off)
    for prefix in ["", "/* 🎬 */", "\u{FEFF}"] {
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: [
        SourceFile(path: "en.lproj/T.strings", bytes: Array((prefix + text).utf8)),
        SourceFile(path: "fr.lproj/T.strings", bytes: Array("a = 1; b = 1;".utf8)),
      ])
      let result = Linter(rules: [.unknownEscape]).result(in: catalog)
      #expect(result.diagnostics.compactMap(\.subject.key).joined(separator: " ") == reported)
      #expect(result.suppressedCount == suppressed)
    }
  }

  @Test func whatWasNotLookedForIsNotUnused() {
    let text = "// l10n:ignore unknown-escape, empty-value\na = 1; // l10n:ignore extra-key\n"
    func unused(_ selection: LintSelection, off: String? = nil) -> [String] {
      var configuration = Configuration()
      if let off { configuration.rules[off] = RuleSettings(.off) }
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
      let found = Linter(selection: selection).result(in: catalog).diagnostics.filter {
        $0.ruleID == "unused-suppression"
      }
      return found.compactMap(\.location).map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }
    #expect(unused(LintSelection()) == ["unknown-escape", "empty-value", "extra-key"])
    #expect(unused(LintSelection(), off: "extra-key") == ["unknown-escape", "empty-value"])
    #expect(unused(LintSelection(), off: "unused-suppression").isEmpty)
    #expect(unused(LintSelection(rules: ["extra-key"])).isEmpty)
    #expect(unused(LintSelection(rules: ["extra-key", "unused-suppression"])) == ["extra-key"])
    #expect(unused(LintSelection(rules: ["unused-suppression"])) == ["unknown-escape", "empty-value", "extra-key"])
  }

  @Test func aCommentOfAStringCatalogIsAboutAllLanguages() {
    let entry = #"{"localizations": {"fr": {"stringUnit": {"state": "needs_review", "value": "x"}}}"#
    let text = stringCatalog(
      #""a": \#(entry), "comment": "Verb.\nl10n:ignore unreviewed-translation, missing-key"}"#, #""b": \#(entry)}"#)
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: "T.xcstrings", bytes: Array(text.utf8))])
    let result = Linter(rules: [.unreviewedTranslation]).result(in: catalog)
    #expect(result.diagnostics.map(\.subject.key) == ["b"] && result.suppressedCount == 1)
    #expect(catalog.developmentEntries.values.compactMap(\.comment) == ["Verb."])
  }

  /// A comment's text, and the part of it for translators.
  @Test(arguments: [
    ("Verb.", "Verb."), ("", ""), ("l10n:ignore a", nil), ("l10n:ignore-file a -- b", nil),
    ("Verb.\nl10n:ignore a\nMore.", "Verb.\nMore."), ("See l10n:ignore a", "See l10n:ignore a"),
    ("l10n:untranslated\nl10n:ignore", nil), ("l10n:untranslated x", "l10n:untranslated x"),
    ("l10n:ignored", "l10n:ignored"),
  ])
  func translatorsDoNotSeeTheMarker(comment: String, text: String?) {
    #expect(comment.withoutMarkerLines == text)
  }
}
