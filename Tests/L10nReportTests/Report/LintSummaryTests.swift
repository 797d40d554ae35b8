import L10nCore
import L10nReport
import Testing

struct LintSummaryTests {
  @Test(arguments: [
    ("", "", 0.0, "0 files, 0 entries, 0 locales: no findings (0.00 s)"),
    ("en", "error", 0.004, "1 file, 1 entry, 1 locale: 1 error (0.00 s)"),
    (
      "en fr", "error error warning note note", 12.345,
      "2 files, 2 entries, 2 locales: 2 errors, 1 warning, 2 notes (12.35 s)"
    ),
    ("en", "warning", 0.999, "1 file, 1 entry, 1 locale: 1 warning (1.00 s)"),
    ("en", "note", 61.05, "1 file, 1 entry, 1 locale: 1 note (61.05 s)"),
  ])
  func countsInWords(locales: String, severities: String, seconds: Double, text: String) {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(
      of: locales.split(separator: " ").map { SourceFile(path: "\($0).lproj/T.strings", bytes: Array("a=b;".utf8)) })
    let diagnostics = severities.split(separator: " ").compactMap { Severity(rawValue: String($0)) }
      .map { Diagnostic("r", $0, "m", at: nil) }
    #expect(LintSummary(catalog, diagnostics).text(seconds: seconds) == text)
    let silent = LintSummary(catalog, diagnostics, suppressed: 3, baselined: 4000).text(seconds: seconds)
    #expect(silent == text.replacing(" (", with: ", 3 suppressed, 4,000 in the baseline ("))
  }

  @Test func tellsWhatWasNotSaid() {
    var loader = CatalogLoader(Configuration())
    let summary = LintSummary(
      loader.catalog(of: []), [],
      unchecked: [
        ("b", "no x"), ("a", "no y"), ("e", "incomplete: ../S/A.swift:3:1 is \u{1B}"), ("f", "incomplete: too few"),
        ("c", "no x"),
      ].map { UncheckedRule(id: $0, reason: $1) },
      suppressed: 2, baselined: 1)
    #expect(
      summary.uncheckedLine == "3 rules not checked because they need configuration: b, a, c; see l10n rules b")
    #expect(
      summary.obstacleLines(root: "App/L")
        == ["e not checked: App/S/A.swift:3:1 is <U+001B>", "f not checked: too few"])
    #expect(
      summary.text(seconds: 1) == "0 files, 0 entries, 0 locales: no findings, 2 suppressed, 1 in the baseline (1.00 s)"
    )
  }
}
