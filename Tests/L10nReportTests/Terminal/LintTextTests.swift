import Foundation
import L10nCore
import L10nReport
import Testing

struct LintTextTests {
  private static func report(findings: Int, languages: [String] = [], root: String = "L") -> Report {
    let en = (1...8).map { "k\($0) = Text;\n" }.joined()
    var files = ["en": en]
    for (place, language) in languages.enumerated() { files[language] = (0..<place % 9).map { "k\($0) = T;" }.joined() }
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(
      of: files.sorted { $0.key < $1.key }.map {
        SourceFile(path: "\($0.key).lproj/T.strings", bytes: Array($0.value.utf8))
      })
    let diagnostics = (0..<findings).map { place in
      Diagnostic(
        place % 3 == 0 ? "odd" : "even", place % 2 == 0 ? .note : .error, "m \(place)",
        at: SourceLocation("en.lproj/T.strings", place..<place))
    }
    return Report(
      root: root, sources: [:], diagnostics: diagnostics, rules: { _ in [] },
      summary: LintSummary(catalog, diagnostics, unchecked: [UncheckedRule(id: "glossary", reason: "r")]),
      coverage: CatalogCoverage(catalog), version: "1")
  }

  @Test func endsWithTables() {
    let report = Self.report(findings: 2, languages: ["de", "fr", "ja", "nl", "zh-Hant"])
    var options = TextReportOptions()
    options.width = 44
    #expect(
      report.text(as: .text, options: options, seconds: 0) == """
        L/en.lproj/T.strings:1:1: note: m 0 [odd]
        L/en.lproj/T.strings:1:1: error: m 1 [even]

        rule  errors  warnings  notes
        even       1
        odd                         1

        language  coverage
        de             0 %  nl         25 %
        fr             0 %  zh-Hant  37.5 %
        ja          12.5 %

        6 files, 18 entries, 6 locales: 1 error, 1 note (0.00 s)

        """)
  }

  /// The number of findings, the number of shown ones, and whether the others are mentioned.
  @Test(arguments: [(0, 10, 0, false), (30, 10, 20, true), (30, 3, 6, true), (30, nil, 30, false), (3, 1, 2, true)])
  func showsSoMany(findings: Int, limit: Int?, shown: Int, isCut: Bool) {
    var options = TextReportOptions()
    options.limit = limit
    let text = Self.report(findings: findings).text(as: .text, options: options, seconds: 0)
    #expect(text.components(separatedBy: "T.strings:").count - 1 == shown)
    #expect(text.contains("--all shows all") == isCut)
    #expect(!text.contains("glossary") && text.contains("language") == false)
    let gaps = [true, false].map { hasLanguages in
      options.hasLanguages = hasLanguages
      return Self.report(findings: findings, languages: ["fr"]).text(as: .text, options: options, seconds: 0)
    }
    #expect(gaps.map { $0.contains("language  coverage") } == [findings > 0, false])
    options.namesUnchecked = true
    #expect(Self.report(findings: findings).text(as: .text, options: options, seconds: 0).contains("glossary"))
    options.isStatistics = true
    let tables = Self.report(findings: findings).text(as: .text, options: options, seconds: 0)
    #expect(!tables.contains("T.strings") && tables.contains("rule  ") == (findings > 0))
    options = TextReportOptions()
    options.hasSummary = false
    #expect(!Self.report(findings: findings).text(as: .text, options: options, seconds: 0).contains("locale"))
  }

  /// On a terminal: the shown findings, errors first, and the rest of the report.
  @Test(arguments: [
    (3, ["error: m 1", "note: m 0", "note: m 2"], nil),
    (60, ["error: m 1", "error: m 3"], "30 notes: --all shows all, --rule ID those of one rule"),
    (400, ["error: m 1", "error: m 3"], "150 more errors and 200 notes: --all shows all, --rule ID those of one rule"),
  ])
  func showsErrorsFirst(findings: Int, first: [String], hidden: String?) {
    var options = TextReportOptions()
    (options.isBrief, options.limit) = (true, 400)
    let report = Self.report(findings: findings, languages: (100..<199).map { "de-\($0)" })
    let lines = report.text(as: .text, options: options, seconds: 0).split(separator: "\n").map(String.init)
    let shown = lines.filter { $0.hasPrefix("L/en.lproj") }.map { $0.split(separator: " ").dropFirst() }
    #expect(shown.prefix(first.count).map { $0.prefix(3).joined(separator: " ") } == first)
    #expect(lines.contains { $0.hasSuffix("those of one rule") } == (hidden != nil) && lines.count < 120)
    if let hidden {
      #expect(lines.contains(hidden) && lines.contains("next steps:"))
      #expect(lines.contains { $0.contains("--write-baseline known.jsonl") })
      #expect(lines.contains { $0.contains("rules: {even: off}") && $0.hasSuffix("in l10n.yml turns a rule off") })
      var unsettled = report
      unsettled.initCommand = "l10n init L"
      let text = unsettled.text(as: .text, options: options, seconds: 0)
      #expect(text.contains("  l10n init L ") && text.contains("where 'rules: {even: off}' turns a rule off"))
    }
  }

  /// The first screen of many catalogs: errors of all before warnings, and the numbers of as many as fit.
  @Test(arguments: [
    (2, ["C1: 101 files", "C2: 101 files", "2 catalogs, 202 files, 808 entries, 101 locales: 60 errors, "]),
    (12, ["C11: 101 files", "C12: 101 files", "12 catalogs, 1,212 files"]),
    (99, ["C11: 101 files", "88 more catalogs: 8,888 files", "99 catalogs, 9,999 files"]),
  ])
  func showsSeveralCatalogs(count: Int, last: [String]) {
    var options = TextReportOptions()
    (options.isBrief, options.limit) = (true, 400)
    let languages = (100..<200).map { "de-\($0)" }
    var reports = (1...count).map { Self.report(findings: 60, languages: languages, root: "C\($0)") }
    let lines = reports.text(as: .text, options: options, seconds: 0).split(separator: "\n").map(String.init)
    #expect(lines.count < 120 && lines.first == "C1/en.lproj/T.strings:1:1: error: m 1 [even]")
    for (line, start) in zip(lines.suffix(3), last) { #expect(line.hasPrefix(start), "\(line)") }
    #expect(!lines.contains { $0.contains("l10n.yml:") })
    reports[1].initCommand = "l10n init C2"
    #expect(reports.text(as: .text, options: options, seconds: 0).contains("  l10n init "))
    let all = reports.text(as: .text, seconds: 0)
    #expect(all.contains("\n1 catalog without an l10n.yml: l10n init writes one for each\n"))
    #expect(all.contains("C1: de-100  "))
  }

  /// Only the first line of a finding looks like a place to editors that read GCC's output.
  @Test func isReadByEditors() throws {
    let place = try Regex("^(.+):(\\d+):(\\d+):")
    let lines = ReportFixture.report.text(as: .text, seconds: 0).split(separator: "\n")
    for line in lines where line.hasPrefix("  ") { #expect(line.firstMatch(of: place) == nil, "\(line)") }
    let loose = try Regex("^  (note|help):.*:\\d+(:|$)")
    for line in lines { #expect(line.firstMatch(of: loose) == nil, "\(line)") }
  }
}
