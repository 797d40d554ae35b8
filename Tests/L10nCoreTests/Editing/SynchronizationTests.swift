import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

struct SynchronizationTests {
  private static let english = [
    "en.lproj/T.strings": "/* License */\n\n/* A. */\na = \"A\";\n\n/* B. */\nb = \"B\";\n\n/* C. */\nc = \"C\";\n",
    "en.lproj/T.stringsdict": stringsdict("zero=none one=_ other=%lld"),
  ]

  /// - Parameter configuration: changes to the default one.
  private func catalog(_ files: [String: String], _ configure: (inout Configuration) -> Void = { _ in }) -> Catalog {
    var configuration = Configuration()
    configure(&configuration)
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  private func texts(_ synchronization: Synchronization) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: synchronization.changedFiles.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func addsStubsBesideTheirNeighbours() throws {
    let files = Self.english.merging(["pl.lproj/T.strings": "c=\"C pl\";\n"]) { $1 }
    let synchronization = Synchronization(catalog(files))
    let changed = texts(synchronization)
    #expect(
      changed["pl.lproj/T.strings"]
        == "/* A. */\n// l10n:untranslated\na=\"A\";\n\n/* B. */\n// l10n:untranslated\nb=\"B\";\n\nc=\"C pl\";\n")
    let rules = try #require(changed["pl.lproj/T.stringsdict"])
    let place = try #require(CatalogPlace(path: "pl.lproj/T.stringsdict"))
    let unit = try #require(TextTable(TableFile(path: "", place: place, bytes: Array(rules.utf8))).units.first)
    let forms = [("zero", "none"), ("one", " "), ("few", "%lld"), ("many", "%lld"), ("other", "%lld")]
    let variable = MessageVariable(
      name: "n", valueType: "lld", variants: forms.map { MessageVariable.Variant(category: $0.0, text: $0.1) })
    #expect(unit.message == .format("%#@n@", variables: [variable]) && unit.state == .new)
    #expect(synchronization.stubCount == 3 && synchronization.refusals.isEmpty && changed.count == 2)

    let again = Synchronization(catalog(files.merging(changed) { $1 }), removesObsolete: true)
    #expect(again.changedFiles.isEmpty && again.obsolete.isEmpty)
  }

  /// Files beside the English ones, and the files that change.
  @Test(arguments: [
    (["fr.lproj/T.strings": "", "fr-CA.lproj/T.strings": ""], "fr.lproj/T.strings fr.lproj/T.stringsdict"),
    (["fr.lproj/U.strings": "", "fr-CA.lproj/T.strings": ""], "fr.lproj/T.strings fr.lproj/T.stringsdict"),
    (["fr.lproj/U.strings": "", "fr-CA.lproj/U.strings": ""], "fr.lproj/T.strings fr.lproj/T.stringsdict"),
    (["en-GB.lproj/T.strings": ""], ""), (["W/fr.lproj/T.strings": ""], ""),
    (["Overrides/x/fr.lproj/T.strings": ""], ""), (["it.lproj/T.strings": ""], ""),
    (["fr.lproj/t.strings": ""], ""), (["Base.lproj/t.strings": "k;"], ""),
    (["ja.lproj/T.strings": "a; b; c; k;"], ""), (["ja.lproj/T.strings": "a; b; c; k = (1);"], ""),
  ])
  func bringsTextsWhereTheyAreMissed(files: [String: String], changed: String) {
    let catalog = catalog(Self.english.merging(files) { $1 }) {
      $0.partialLocales = ["it"]
    }
    let synchronization = Synchronization(catalog)
    #expect(synchronization.changedFiles.map(\.path).joined(separator: " ") == changed)
    #expect(synchronization.refusals.isEmpty == (files["fr.lproj/t.strings"] == nil))
  }

  @Test func changesOnlyTheLocalesAskedFor() {
    let files = Self.english.merging(["fr.lproj/T.strings": "k;", "de.lproj/T.strings": "k;"]) { $1 }
    let synchronization = Synchronization(catalog(files), locales: ["de"])
    #expect(synchronization.changedFiles.map(\.path) == ["de.lproj/T.strings"])
  }

  @Test func removesOnlyWhenAsked() {
    let files = Self.english.merging([
      "fr.lproj/T.strings": "a;b;c;k;\n/* X */\nx = 1; // x\nx = 2;\n\"Own text\" = 3;\n",
      "fr.lproj/InfoPlist.strings": "name = x;", "en.lproj/InfoPlist.strings": "other = x;",
      "fr.lproj/Only.strings": "y = 1;",
    ]) { $1 }
    let listed = Synchronization(catalog(files))
    #expect(listed.changedFiles.map(\.path) == ["fr.lproj/InfoPlist.strings"] && listed.removedCount == 0)
    #expect(listed.obsolete.map(\.subject.key) == ["x", "x"])
    let removed = Synchronization(catalog(files), removesObsolete: true)
    #expect(texts(removed)["fr.lproj/T.strings"] == "a;b;c;k;\n\"Own text\" = 3;\n" && removed.removedCount == 1)
  }

  /// Files besides or instead of the English ones; the messages about skipped files; the files that change.
  @Test(
    arguments: [
      (
        ["fr.lproj/T.strings": "a = 1;; x = 2;", "de.lproj/T.strings": "a; b; k;"],
        ["the file is broken, so it cannot be edited: a ';' that ends nothing"], ["de.lproj/T.strings"]
      ),
      (["fr.lproj/T.strings": "bplist00"], ["a binary property list cannot be edited"], []),
      (
        ["en.lproj/T.stringsdict": "<plist><dict><key>", "fr.lproj/T.strings": "x;"],
        ["the file is broken, so it cannot be edited: the file ends before '</key>'"], []
      ),
      (["fr.lproj/T.strings": "a; b; c; k;;"], [], []),
    ] as [([String: String], [String], [String])])
  func leavesBrokenTablesAlone(files: [String: String], refusals: [String], changed: [String]) {
    let catalog = catalog(Self.english.merging(files) { $1 })
    let synchronization = Synchronization(catalog, removesObsolete: true)
    #expect(synchronization.refusals.map(\.message) == refusals)
    #expect(synchronization.changedFiles.map(\.path) == changed)
  }
}
