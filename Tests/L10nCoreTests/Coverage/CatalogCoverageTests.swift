import L10nRuntime
import Testing

@testable import L10nCore

struct CatalogCoverageTests {
  /// `own inherited stale missing overridden missingWords` of each locale, by directory.
  private static func counts(_ catalog: Catalog) -> [String: [Int]] {
    let rows = CatalogCoverage(catalog).locales.map { locale in
      let count = locale.total
      return (
        locale.directory,
        [count.own, count.inherited, count.stale, count.missing, count.overridden, count.missingWords]
      )
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  @Test(
    arguments: [
      (["en.lproj/T.strings": "a = 1;"], nil, [:]),
      (
        ["en.lproj/T.strings": "a = \"Play now\"; b = Two;", "fr.lproj/T.strings": "a = Un; x = \"Left over\";"], nil,
        ["fr": [1, 0, 0, 1, 0, 1]]
      ),
      (
        [
          "en.lproj/T.strings": "a = 1; b = 2; c = 3;", "fr.lproj/T.strings": "a = Un; b = Deux;",
          "fr-CA.lproj/T.strings": "a = \"Un!\";", "en-GB.lproj/T.strings": "a = One;",
        ], nil, ["fr": [2, 0, 0, 1, 0, 1], "fr-CA": [1, 1, 0, 1, 0, 1], "en-GB": [1, 2, 0, 0, 0, 0]]
      ),
      (
        [
          "en.lproj/T.strings": "a = 1; b = 2;", "de.lproj/T.strings": "// l10n:untranslated\na = 1;\nb = zwei;",
        ], nil, ["de": [1, 0, 0, 1, 0, 1]]
      ),
      // A layer counts if it is applied, and so does a locale that only the layer has.
      (
        [
          "en.lproj/T.strings": "a = 1; b = 2;", "fr.lproj/T.strings": "a = Un;",
          "Overrides/x/fr.lproj/T.strings": "a = Une; b = Deux;", "Overrides/x/nl.lproj/T.strings": "a = Een;",
          "Overrides/y/ja.lproj/T.strings": "a = い;",
        ], ["x"], ["fr": [2, 0, 0, 0, 2, 0], "nl": [1, 0, 0, 1, 1, 1]]
      ),
      (
        [
          "en.lproj/T.strings": "a = 1; b = 2;", "fr.lproj/T.strings": "a = Un;",
          "Overrides/x/fr.lproj/T.strings": "b = Deux;", "Overrides/x/nl.lproj/T.strings": "a = Een;",
        ], nil, ["fr": [1, 0, 0, 1, 0, 1]]
      ),
    ] as [([String: String], [String]?, [String: [Int]])])
  func countsWhatReadersFind(files: [String: String], layers: [String]?, counts: [String: [Int]]) {
    let layers = layers?.map { DeclaredName(name: $0, location: SourceLocation("l10n.yml", 0..<0)) }
    #expect(Self.counts(CatalogFixture(files, layers: layers).catalog) == counts)
  }

  /// A text that is the same as the development language's counts as copied, unless it has no words.
  @Test func countsCopies() {
    let coverage = CatalogCoverage(
      CatalogFixture([
        "en.lproj/T.strings": "a = One; b = Two; c = \"%@\"; d = Four;", "en-GB.lproj/T.strings": "a = One;",
        "de.lproj/T.strings": "a = One; b = Zwei; c = \"%@\"; d = \"Four \";",
        "fr.lproj/T.strings": "// l10n:untranslated\na = One;",
      ]).catalog)
    #expect(
      coverage.locales.map { "\($0.directory) \($0.total.copied) \($0.total.own)" } == [
        "de 1 4", "en-GB 0 1", "fr 0 0",
      ])
  }

  /// A text that `fr` has from before is stale for `fr-CA`, too.
  @Test func tellsApartWhatIsStale() {
    let files = [
      "en.lproj/T.strings": "a = Old; b = 2;", "fr.lproj/T.strings": "a = Vieux; b = Deux;",
      "fr-CA.lproj/T.strings": "b = \"Deux!\";",
    ]
    let lock = TranslationLock().updated(for: CatalogFixture(files).catalog)
    let later = files.merging(["en.lproj/T.strings": "a = New; b = 2;", "l10n.lock": lock.text]) { $1 }
    #expect(Self.counts(CatalogFixture(later).catalog) == ["fr": [1, 0, 1, 0, 0, 0], "fr-CA": [1, 0, 1, 0, 0, 0]])
    let translated = later.merging(["fr.lproj/T.strings": "a = Neuf; b = Deux;"]) { $1 }
    #expect(
      Self.counts(CatalogFixture(translated).catalog) == ["fr": [2, 0, 0, 0, 0, 0], "fr-CA": [1, 1, 0, 0, 0, 0]])
  }

  @Test func countsTableByTable() {
    let coverage = CatalogCoverage(
      CatalogFixture([
        "en.lproj/B.strings": "a = 1;", "en.lproj/A.strings": "a = 1; b = 2;", "fr.lproj/A.strings": "b = 2;",
        "en.lproj/C.strings": "", "de.lproj/B.strings": "a = eins;",
      ]).catalog)
    #expect(coverage.tables == ["A", "B"])
    #expect(coverage.locales.map(\.directory) == ["de", "fr"])
    #expect(coverage.locales.map { $0.tables.map(\.covered) } == [[0, 1], [1, 0]])
    #expect(coverage.total.total == 6 && coverage.total.missing == 4)
    #expect(coverage.restricted { $0.language == "fr" }.total.total == 3)
  }

  @Test(arguments: [
    (0, 0, "100", 100), (0, 7, "0", 0), (7, 7, "100", 100), (2, 3, "66.6", 66), (999, 1000, "99.9", 99),
    (99_999, 100_000, "99.9", 99), (1, 100_000, "0.1", 1), (1, 50, "2", 2), (1, 150, "0.6", 1),
    (.max - 1, .max, "99.9", 99),
  ])
  func neverRoundsToMoreThanThereIs(count: Int, total: Int, percent: String, whole: Int) {
    #expect(CoverageShare(count, of: total).percent == percent)
    #expect(CoverageShare(count, of: total).wholePercent == whole)
  }

  @Test(arguments: [
    ("", 0), ("Play", 1), ("Play the  next\\nvideo", 4), ("%1$@ of %2$lld", 1), ("%lld", 0), ("<b>Bold</b> move", 2),
    ("— 42 —", 1), ("https://example.com/a help", 1), ("再生する", 3), ("don't stop", 2),
  ])
  func countsWords(text: String, words: Int) throws {
    let catalog = CatalogFixture(["en.lproj/T.strings": "a = \"\(text)\";"]).catalog
    #expect(try #require(catalog.developmentEntries[TextID(table: "T", key: "a")]).wordCount == words)
  }

  @Test func saysWhoHasTooFew() {
    let catalog = CatalogFixture([
      "en.lproj/T.strings": "a = 1; b = 2; c = 3;", "fr.lproj/T.strings": "a = 1; b = 2;", "de.lproj/T.strings": "",
    ]).catalog
    var gate = GateSettings()
    gate.minimumCoverage = [
      MinimumCoverage(nil, percent: 66.5), MinimumCoverage("xx", percent: 1),
    ]
    let shortfalls = CatalogCoverage(catalog).shortfalls(of: gate, among: catalog.locales)
    #expect(
      shortfalls.map(\.message) == [
        "'de' has 0 of 3 texts (0 %), and 66.5 % are asked for", "'xx' has no texts at all, and 1 % are asked for",
      ])
    #expect(shortfalls.map(\.help) == ["translate 2 more texts", "l10n add adds it"])
  }
}
