import Foundation
import L10nCore
import Testing

@testable import L10nReport

struct CoverageReportTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Locales that have all, some, little and nothing; three tables, one of them with a name that wants care.
  private static let report = report([
    "en.lproj/Player.strings": "a = \"Play video\"; b = Stop; c = Speed; d = Quality;",
    "en.lproj/Ads.strings": "skip = \"Skip this ad\";", "en.lproj/A|B.strings": "x = \"<One>\";",
    "fr.lproj/Player.strings": "a = Lire; b = \"Arrêter\"; c = Vitesse; d = \"Qualité\";",
    "fr.lproj/Ads.strings": "skip = Passer;", "fr.lproj/A|B.strings": "x = Un;",
    "fr-CA.lproj/Ads.strings": "skip = \"Passer la pub\";", "de.lproj/Player.strings": "a = Abspielen; b = Stop;",
    "ja.lproj/Ads.strings": "",
  ])

  private static func report(_ files: [String: String]) -> CoverageReport {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return CoverageReport(root: "L", coverage: CatalogCoverage(catalog), version: "1.2.3")
  }

  @Test(arguments: CoverageFormat.allCases)
  func writesTheSnapshot(format: CoverageFormat) throws {
    let text = Self.report.text(as: format)
    let golden = Self.folder.appending(path: "Goldens/coverage.\(format.rawValue).txt")
    if Self.isRecording {
      try Data(text.utf8).write(to: golden)
      Issue.record("snapshots were recorded: read the difference, then run the tests without RECORD_SNAPSHOTS")
    }
    #expect(try Data(text.utf8) == Data(contentsOf: golden), "\(text)")
  }

  @Test(arguments: [40, 50, 60, 72, 80, 100, 160, 1])
  func fitsATerminal(width: Int) {
    let text = Self.report.text(as: .text, width: width)
    let lines = text.split(separator: "\n")
    // The columns that are always needed are not left out.
    for line in lines.dropFirst() { #expect(DisplayWidth.of(String(line)) <= max(width, 62), "\(text)") }
    #expect(text.contains("words left") == (width >= 72))
    #expect(!text.contains("\u{1B}") && !text.contains(" \n"))
  }

  @Test func colorsChangeNoWidth() {
    let style = TextStyle(isColored: true, isolatesDirections: false)
    let text = Self.report.text(as: .text, style: style, width: 80)
    #expect(text.contains("\u{1B}[33m") && text.contains("\u{1B}[31m"))
    #expect(text.replacing(/\x1B\[[0-9;]*m/, with: "") == Self.report.text(as: .text, width: 80))
  }

  @Test(arguments: [
    ([:], "L: no translation from en\n"),
    (["en.lproj/T.strings": "a = 1;"], "L: no translation from en\n"),
  ])
  func hasWordsForNothing(files: [String: String], text: String) {
    let report = Self.report(files)
    #expect(report.text(as: .text) == text)
    #expect(report.text(as: .svg).contains(">nothing</text>"))
    #expect(report.text(as: .markdown) == "## l10n coverage\n\n" + text)
  }

  @Test(arguments: [
    ([1, 0, 0, 0], 10, [10, 0, 0, 0]), ([999, 0, 0, 1], 10, [9, 0, 0, 1]), ([1, 0, 0, 999], 10, [1, 0, 0, 9]),
    ([0, 0, 0, 0], 4, [4, 0, 0, 0]), ([1, 1, 1, 997], 4, [1, 1, 1, 1]), ([5, 3, 1, 1], 20, [10, 6, 2, 2]),
    ([1, 1, 1, 0], 20, [8, 6, 6, 0]),
  ])
  func aBarIsFullOnlyWhereNothingIsMissing(counts: [Int], width: Int, cells: [Int]) {
    #expect(
      CoverageBar(
        CoverageCount(own: counts[0], inherited: counts[1], stale: counts[2], missing: counts[3]), width: width
      ).cells == cells)
  }
}
