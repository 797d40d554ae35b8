import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

struct CatalogLoaderTests {
  /// Directories; the configured language; the development language; the tags of the directories in order.
  @Test(
    arguments: [
      ("en fr", nil, "en", "en fr"), ("fr de", nil, "de", "de fr"), ("fr de", "fr", "fr", "de fr"),
      ("fr English", nil, "en", "en fr"), ("Base fr", nil, "en", "en fr"), ("Base fr", "ja", "ja", "ja fr"),
      ("en-GB fr", nil, "en-GB", "en-GB fr"), ("en-GB en", nil, "en", "en en-GB"),
      ("Base en-GB", nil, "en-GB", "en-GB en-GB"),
      ("zh_TW pt_BR iw", nil, "he", "he pt-BR zh-TW"), ("German French", nil, "fr", "fr de"), ("ja", "en", "en", "ja"),
      ("Overrides/x/en fr", nil, "fr", "fr en"), ("Overrides/x/en", nil, "en", "en"), ("", nil, "en", ""),
    ] as [(String, String?, String, String)])
  func findsLocalesAndTheDevelopmentLanguage(
    directories: String, configured: String?, development: String, tags: String
  ) {
    let files = directories.split(separator: " ").map { ("\($0).lproj/T.strings", "") }
    let fixture = CatalogFixture(Dictionary(uniqueKeysWithValues: files), development: configured)
    #expect(fixture.catalog.development.description == development)
    #expect(fixture.catalog.locales.map(\.tag.description).joined(separator: " ") == tags)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test func asksLayersInTheirOrderAtEachStepOfTheChain() {
    let files = [
      "en.lproj/T.strings": "a = en; b = en;", "fr.lproj/T.strings": "a = fr;",
      "Overrides/acme/fr.lproj/T.strings": "a = acme;", "Overrides/demo/fr.lproj/T.strings": "a = demo;",
      "Overrides/acme/en.lproj/T.strings": "a = acmeEN; b = acmeEN;", "Overrides/more/fr.lproj/T.strings": "a = more;",
    ]
    let ordered = CatalogFixture(files, layers: ["demo", "acme"])
    #expect(ordered.catalog.layers == ["demo", "acme", "more"])
    #expect(
      ordered.steps("a", asking: "fr-CA") == ["fr/acme: acme", "fr/demo: demo", "fr: fr", "en/acme: acmeEN", "en: en"])
    #expect(ordered.steps("b", asking: "fr") == ["en/acme: acmeEN", "en: en"])
    #expect(CatalogFixture(files).steps("a", asking: "fr") == ["fr: fr", "en: en"])
    #expect(CatalogFixture(files, layers: ["acme", "acme"]).catalog.appliedLayerCount == 1)
  }

  @Test func leavesOutEntriesThatAreNotTranslated() throws {
    let rule = stringsdict("one=x other=x").replacing("<key>k</key>", with: "<!-- l10n:untranslated --><key>k</key>")
    let fixture = CatalogFixture([
      "en.lproj/T.strings": "a = en; b = en; k = en; d = en;",
      "fr.lproj/T.strings": "// l10n:untranslated\na = en;\nb = fr;\nk = fr;\nd = fr;\n// l10n:untranslated\nd = en;\n",
      "fr.lproj/T.stringsdict": rule,
      "Overrides/acme/fr.lproj/T.strings": "/* l10n:untranslated */ b = en;\n/* l10n:untranslated */ c = en;\nc = fr;",
    ])
    let texts = fixture.texts.filter { $0.key.hasPrefix("fr") }
    #expect(texts == ["fr/T/b": "fr"])
    let french = try #require(fixture.catalog.locales.firstIndex { $0.directory == "fr" })
    let stubs = ["a", "b", "k", "d"].compactMap { key in
      fixture.catalog.stub(of: TextID(table: "T", key: TableKey(key)), locale: french)
    }
    #expect(stubs.map(\.path) == ["fr.lproj/T.strings", "fr.lproj/T.stringsdict", "fr.lproj/T.strings"])
    #expect(stubs[0].range == 21..<22)
    #expect(fixture.catalog.entries(locale: french, layer: 0).keys.map(\.key) == ["c"])
  }

  @Test func whatOnlyBaseHasIsADevelopmentText() {
    let files = ["en.lproj/T.strings": "a = en;", "Base.lproj/T.strings": "a = Base; b = Base;"]
    let catalog = CatalogFixture(files).catalog
    #expect(catalog.developmentIDs.map(\.key.text) == ["a", "b"])
    #expect(catalog.developmentIDs.map { catalog.developmentEntries[$0]?.plainText } == ["en", "Base"])
  }

  @Test func anOverrideBelongsToTheBaseDirectoryOfItsLanguage() {
    let fixture = CatalogFixture(
      [
        "en.lproj/T.strings": "a = en;", "zh_TW.lproj/T.strings": "a = base;", "Base.lproj/T.strings": "a = Base;",
        "Overrides/acme/zh-TW.lproj/T.strings": "a = over;", "Overrides/acme/it.lproj/T.strings": "a = it;",
      ], layers: ["acme"])
    #expect(fixture.catalog.locales.map(\.directory) == ["Base", "en", "zh_TW", "it"])
    #expect(fixture.steps("a", asking: "zh-TW") == ["zh_TW/acme: over", "zh_TW: base", "en: en", "Base: Base"])
    #expect(fixture.steps("a", asking: "it") == ["it/acme: it", "en: en", "Base: Base"])
  }

  /// Files; the text of each key.
  @Test(
    arguments: [
      (["en.lproj/T.strings": "a = 1; a = 2;"], ["en/T/a": "2"]),
      (
        ["en.lproj/T.strings": "a = 1; b = 2;", "en.lproj/T.stringsdict": stringsdict("other=x", key: "a")],
        ["en/T/a": "a rule", "en/T/b": "2"]
      ),
      (["en.lproj/T.strings": "a = 1;", "W/en.lproj/T.strings": "a = 2;"], ["en/T/a": "1", "en/W/T/a": "2"]),
      (["en.lproj/T.strings": "a = 1;", "en.lproj/U.strings": "a = 2;"], ["en/T/a": "1", "en/U/a": "2"]),
      (["en.lproj/T.strings": "a = 1;", "en.lproj/x.txt": "b", "notes/T.strings": "c = 3;"], ["en/T/a": "1"]),
      (["en.lproj/T.strings": "a = 1; b ; = 2; c = 3;"], ["en/T/a": "1", "en/T/b": "b", "en/T/c": "3"]),
    ] as [([String: String], [String: String])])
  func lastDuplicatesAndRulesCount(files: [String: String], texts: [String: String]) {
    #expect(CatalogFixture(files).texts == texts)
  }

  @Test func comparesKeysByScalars() {
    let fixture = CatalogFixture(["en.lproj/T.strings": "\"\u{E9}\" = one; \"e\u{301}\" = two;"])
    #expect(fixture.catalog.developmentIDs.count == 2)
    #expect(fixture.steps("\u{E9}", asking: "en") == ["en: one"])
    #expect(fixture.steps("e\u{301}", asking: "en") == ["en: two"])
  }

  @Test func reportsWhatTheFolderDoesNotHave() {
    let fixture = CatalogFixture(
      [
        "en.lproj/Player.strings": "a = 1;", "en.lproj/Ads.strings": "b = 1;", "no_tag_.lproj/Ads.strings": "a = 1;",
        "Overrides/acme/en.lproj/Ads.strings": "b = 2;",
      ], layers: ["acem"], tables: ["Player", "Adds"])
    let reported = fixture.diagnostics.map { "\($0.severity) \($0.ruleID): \($0.message); \($0.help ?? "")" }
    #expect(
      reported == [
        "error configuration: there is no table 'Adds'; did you mean 'Ads'?",
        "error configuration: there is no override layer 'acem'; did you mean 'acme'?",
      ])
    #expect(fixture.catalog.files.map(\.path) == ["en.lproj/Player.strings"])
    let unnamed = CatalogFixture([
      "en.lproj/A.strings": "", "no_tag_.lproj/B.strings": "", "no_tag_.lproj/A.strings": "",
    ])
    #expect(unnamed.diagnostics.map(\.message) == ["'no_tag_' is not a language tag, its tables are not read"])
    #expect(unnamed.diagnostics.map(\.location?.path) == ["no_tag_.lproj/A.strings"])
    #expect(unnamed.catalog.locales.map(\.directory) == ["en"])
  }
}
