import TemporaryFolders
import Testing

struct CacheCommandTests {
  private static let files = [
    "en.lproj/A.strings": "\"a\" = \"Play %@\"; \"b\" = \"Stop\";", "fr.lproj/A.strings": "\"a\" = \"Lire %d\";",
    "l10n.yml": "development: en",
  ]

  /// What changes, and the words of the commands before and after. Whatever that is, the cache changes nothing.
  @Test(
    arguments: [
      ([:], "lint", "lint"),
      (["fr.lproj/A.strings": "\"a\" = \"Lire\"; \"b\" = \"Arrêter\";"], "lint", "lint"),
      (["l10n.yml": "development: en\nrules: {missing-key: off}"], "lint", "lint"),
      (["de.lproj/A.strings": "\"a\" = \"Los %@\";"], "lint", "lint"),
      ([:], "lint", "lint --rule missing-key"),
      ([:], "lint --locale fr", "lint"),
      ([:], "lint", "lint --profile debug"),
      ([:], "lint", "lint --min-coverage 90"),
      ([:], "lint", "lint --format sarif"),
      ([:], "lint", "coverage"),
      ([:], "lint", "generate --output Generated"),
    ] as [([String: String], String, String)])
  func changesNothing(changed: [String: String], first: String, second: String) throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try folder.run("\(first) --cache .cache")
    for (name, text) in changed { try folder.write(text, to: name) }
    for _ in 0..<2 {
      let cached = try folder.run("\(second) --cache .cache")
      let plain = try folder.run(second)
      #expect(Self.timeless(cached.output) == Self.timeless(plain.output))
      #expect((cached.errors, cached.status) == (plain.errors, plain.status))
    }
  }

  private static func timeless(_ text: String) -> String { text.replacing(/\([0-9.]+ s\)/, with: "") }

  @Test func takesTablesFromIndexes() throws {
    let folder = try TemporaryFolder(Self.files)
    for language in ["en", "fr"] {
      #expect(try folder.run("index \(language).lproj/A.strings --output \(language).index").status == 0)
    }
    try folder.write("en.index\nfr.index\n", to: "list")
    let plain = try folder.run("lint --all")
    let indexed = try folder.run("lint --all --index @list")
    #expect(Self.timeless(indexed.output) == Self.timeless(plain.output) && indexed.status == 1)
    // One that is of other bytes counts for nothing.
    try folder.write("\"a\" = \"Lire %@\"; \"b\" = \"Stop\";", to: "fr.lproj/A.strings")
    #expect(try folder.run("lint --index @list").status == 0)
    try folder.write("damaged", to: "fr.index")
    let damaged = try folder.run("lint --index fr.index")
    #expect(damaged.status == 0 && damaged.errors.contains("'fr.index' is left out: it is damaged"))
    #expect(try folder.run("lint --index none").status == 2)
    #expect(try folder.run("index l10n.yml --output x").status == 2)
  }
}
