import L10nCore
import Testing

@testable import L10nLint

/// Fixes that change dictionaries, in the spellings that files have.
struct DictionaryChangesTests {
  /// A rule, a file's path, its text with ⟦the text that the fix removes⟧ and ⟨the text that it inserts⟩.
  @Test(arguments: [
    // Removal: old-style, with line breaks of both kinds.
    (
      "plural-unreachable-category", "ja.lproj/T.stringsdict", Self.openStep("other = \"%lld\";⟦\n  one = \"%lld\";⟧\n")
    ),
    ("plural-unreachable-category", "ja.lproj/T.stringsdict", Self.openStep("⟦ one = \"%lld\";⟧\r\nother = \"%lld\";")),
    // Removal from JSON: the first member, the last one, one between, with braces and quotes in texts.
    (
      "plural-unreachable-category", "T.xcstrings",
      Self.catalog("⟦\"one\": \(unit("{a\\\"}")), ⟧\"other\": \(unit("b"))")
    ),
    (
      "plural-unreachable-category", "T.xcstrings", Self.catalog("\"other\" : \(unit("b"))⟦,\n\"two\" :\(unit("]"))⟧\n")
    ),
    (
      "plural-unreachable-category", "T.xcstrings",
      Self.catalog("\"zero\": \(unit("0")), ⟦\"few\": \(unit("\\\\")),\r\n  ⟧\"other\": \(unit("b"))")
    ),
    // Insertion: old-style and XML, spaced as the text that follows.
    (
      "stringsdict-missing-spec", "ja.lproj/T.stringsdict",
      "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = {\n\t⟨NSStringFormatSpecTypeKey = \"NSStringPluralRuleType\";\n\t⟩"
        + "NSStringFormatValueTypeKey = lld; other = \"%lld\"; }; }; }"
    ),
    (
      "stringsdict-missing-spec", "ja.lproj/T.stringsdict",
      "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; "
        + "⟨NSStringFormatValueTypeKey = \"lu\"; ⟩other = \"%lu\"; }; }; }"
    ),
    // A copy.
    (
      "plural-missing-other", "pl.lproj/T.stringsdict",
      Self.openStep(
        "one = \"%lld a\"; few = \"%lld b\";\n\t\"many\" = \"%lld \\\"c\\\"\";⟨\n\t\"other\" = \"%lld \\\"c\\\"\";⟩ ")
    ),
  ])
  func leaveTheRestAsItIs(id: String, path: String, text: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let before = text.without("⟨", "⟩").filter { $0 != "⟦" && $0 != "⟧" }
    let after = text.without("⟦", "⟧").filter { $0 != "⟨" && $0 != "⟩" }
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: path, bytes: Array(before.utf8))])
    var bytes = Array(before.utf8)
    let changes = rule.findings(in: catalog).compactMap(\.fix).flatMap(\.changes)
    #expect(changes.count == 1)
    for case .source(let location, let replacement) in changes {
      bytes.replaceSubrange(location.range, with: replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  /// An old-style table with one entry.
  private static func openStep(_ forms: String) -> String {
    "{ a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;"
      + " NSStringFormatValueTypeKey = lld;\(forms) }; }; }"
  }

  /// A String Catalog with plural forms in Japanese.
  private static func catalog(_ forms: String) -> String {
    stringCatalog("\"%lld\": {\"localizations\": {\"ja\": {\"variations\": {\"plural\": {\(forms)}}}}}")
  }

  private static func unit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"%lld \(text)\"}}"
  }

  /// A value type as spelled, and the specifier that a form without its number should have.
  @Test(arguments: [("lld", "%lld"), ("%ld", "%ld"), ("d", "%d")])
  func namesTheSpecifierOfAForm(type: String, specifier: String) throws {
    let forms = "one = \"x\"; few = \"\(specifier)\"; many = \"\(specifier)\"; other = \"\(specifier)\";"
    let file = """
      { a = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \
      NSStringFormatValueTypeKey = "\(type)"; \(forms) }; }; }
      """
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: "ru.lproj/T.stringsdict", bytes: Array(file.utf8))])
    let rule = try #require(Rule.all.first { $0.id == "plural-implied-number" })
    let findings = Linter(rules: [rule]).result(in: catalog).diagnostics.filter { $0.ruleID == rule.id }
    #expect(findings.map(\.help) == ["write \(specifier) into the form"])
  }
}

extension String {
  /// The text without the parts between two characters.
  fileprivate func without(_ open: Character, _ close: Character) -> String {
    var isInside = false
    return filter { character in
      if character == open || character == close {
        isInside = character == open
        return false
      }
      return !isInside
    }
  }
}
