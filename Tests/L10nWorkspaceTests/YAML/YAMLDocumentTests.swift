import L10nCore
import Testing

@testable import L10nWorkspace

/// The expansion of a few bytes of YAML is counted before anything is expanded.
struct YAMLDocumentTests {
  /// Lists of nine aliases to the list before.
  private static let lists = chain("[a,a,a,a,a,a,a,a,a]") {
    "[\(Array(repeating: $0, count: 9).joined(separator: ","))]"
  }

  /// Mappings that merge the one before and hold it.
  private static let merges = chain("{k: a}") { "{<<: \($0), a: \($0), b: \($0), c: \($0)}" }

  /// Keys, which the parser compares with one another.
  private static let keys =
    "? &x0 [a,a,a,a]\n: 1\n"
    + (1..<20).map { "? &x\($0) [*x\($0 - 1),*x\($0 - 1),*x\($0 - 1),*x\($0 - 1)]\n: 1\n" }.joined()

  /// Lists in lists, each alias some levels deeper than the one before.
  private static let levels = chain("[a]") { "[[[[[[[[\($0)]]]]]]]]" }

  private static func chain(_ first: String, _ next: (String) -> String) -> String {
    "rules:\n  a:\n    i0: &x0 \(first)\n" + (1..<20).map { "    i\($0): &x\($0) \(next("*x\($0 - 1)"))\n" }.joined()
  }

  @Test(arguments: [lists, merges, keys]) func boundsWhatAliasesStandFor(text: String) throws {
    let diagnostic = try #require(ConfigurationFile(Array(text.utf8), path: "l10n.yml").diagnostics.first)
    #expect(diagnostic.message == "aliases expand to more than 10000 values" && diagnostic.severity == .error)
    let start = try #require(diagnostic.location?.range.lowerBound)
    #expect(Array(text.utf8)[start] == UInt8(ascii: "*"))
  }

  @Test func boundsLevels() {
    let file = ConfigurationFile(Array(Self.levels.utf8), path: "l10n.yml")
    #expect(file.diagnostics.map(\.message) == ["lists are nested too deeply"])
  }

  /// All files that are YAML are read in one way.
  @Test func boundsEveryFile() {
    let bytes = Array(Self.lists.utf8)
    let found = [
      KeyMapFile(bytes, path: "y").diagnostics, SwiftGenFile(bytes, path: "y", folder: ".").diagnostics,
      XCStringsToolFile(bytes, path: "y").diagnostics,
    ]
    #expect(found.map { $0.map(\.message) } == Array(repeating: ["aliases expand to more than 10000 values"], count: 3))
  }

  @Test func readsAliases() throws {
    let file = ConfigurationFile(
      Array(
        "rules: {a: {allow: &w [x, \"y*z\", '*']}, b: {allow: *w}, \"*\": &l off, d.*: *l}\nlocales: [en] # *&".utf8),
      path: "l10n.yml")
    #expect(file.diagnostics == [])
    #expect(file.configuration.rules["b"]?.allowedTexts == ["x", "y*z", "*"])
    #expect(file.configuration.rules["d.*"]?.level == file.configuration.rules["*"]?.level)
  }

  /// A long file may use as many aliases as it likes to small things.
  @Test func growsWithTheFile() {
    let entries = (0..<1000).map { "k\($0): {key: a, specifiers: *s}\n" }.joined()
    let list = Array(repeating: "d", count: 12).joined(separator: ", ")
    #expect(KeyMapFile(Array("k: {key: a, specifiers: &s [\(list)]}\n\(entries)".utf8), path: "y").diagnostics == [])
  }

  @Test func namesKeysAsTheyAreWritten() {
    let file = ConfigurationFile(Array("rules: {a.*: &l off, b: *l, a.*: off}".utf8), path: "l10n.yml")
    #expect(file.diagnostics.map(\.message) == ["'a.*' appears twice"])
  }
}
