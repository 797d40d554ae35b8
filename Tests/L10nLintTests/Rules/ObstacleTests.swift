import L10nCore
import Testing

@testable import L10nLint

/// The messages of rules that lack the configuration that they need.
struct ObstacleTests {
  private static let missingLock = "there is no l10n.lock; 'l10n lock' writes it"
  private static let noPlace = "l10n.yml does not say under 'code' where the Swift code is"
  private static let noCode = "there is no Swift code that could be read"

  /// A rule, whether the configuration has the folder of code, a file beside a table, and the reason.
  @Test(arguments: [
    ("stale-translation", false, "x.txt", "", missingLock), ("stale-translation", false, "l10n.lock", "?", missingLock),
    ("stale-translation", false, "l10n.lock", "l10n.lock 1\n", nil),
    ("stale-translation", false, "T.xcstrings", stringCatalog(#""a": {}"#), nil),
    ("unused-key", false, "A.swift", "l10n(key)", noPlace), ("undefined-key", false, "A.swift", "", noPlace),
    ("unused-key", true, "A.txt", "", noCode), ("undefined-key", true, "A.txt", "", noCode),
    (
      "unused-key", true, "../A.swift", "// é\n/* é */ l10n(key)",
      "incomplete: ../A.swift:2:14 takes its key from a variable"
    ),
    ("unused-key", true, "A.swift", "l10n(\"a\\(b)\")", "incomplete: A.swift:1:6 takes its key from a variable"),
    ("undefined-key", true, "A.swift", "l10n(key)", nil), ("unused-key", true, "A.swift", "", nil),
  ])
  func rulesSayWhatTheyMiss(id: String, hasCode: Bool, path: String, text: String, reason: String?) throws {
    var configuration = Configuration()
    if hasCode { configuration.code = CodeSettings(sources: ["."]) }
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: [
      SourceFile(path: "en.lproj/S.strings", bytes: Array("a = 1;".utf8)),
      SourceFile(path: path, bytes: Array(text.utf8)),
    ])
    let rule = try #require(Rule.all.first { $0.id == id })
    let result = Linter(rules: [rule]).result(in: catalog)
    #expect(result.unchecked == (reason.map { [UncheckedRule(id: id, reason: $0)] } ?? []))
    if reason != nil { #expect(!result.diagnostics.contains { $0.ruleID == id }) }
  }

  /// Texts that the system asks for, and one that is not asked for.
  @Test func theSystemReadsSomeTexts() throws {
    let paths = ["InfoPlist", "Sub/InfoPlist", "AppShortcuts", "Settings.bundle/Root", "Other"]
    var configuration = Configuration()
    configuration.code = CodeSettings(sources: ["."])
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(
      of: paths.map { path in
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().map { "\($0)/" }.joined()
        return SourceFile(path: "\(folder)en.lproj/\(parts.last ?? "").strings", bytes: Array("a = 1;".utf8))
      } + [
        SourceFile(path: "en.lproj/Main.strings", bytes: Array(#""a1B-2c-D3e.text" = x; "a1B-2c-D3e" = x;"#.utf8)),
        SourceFile(path: "A.swift", bytes: []),
      ])
    let found = Rule.unusedKey.findings(in: catalog)
    #expect(Set(found.map { "\($0.subject.table ?? "") \($0.subject.key ?? "")" }) == ["Other a", "Main a1B-2c-D3e"])
    #expect(found.allSatisfy { $0.fix?.changes.count == 1 })
  }
}
