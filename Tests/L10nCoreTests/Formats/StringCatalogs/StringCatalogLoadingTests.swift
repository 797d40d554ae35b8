import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

struct StringCatalogLoadingTests {
  private static let player = """
    {"sourceLanguage": "en", "strings": {
      "play": {"comment": "Verb", "extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Play"}},
        "pt-BR": {"stringUnit": {"state": "needs_review", "value": "Tocar"}}}},
      "Pause": {"localizations": {"pt-BR": {"stringUnit": {"state": "new", "value": "Pause"}}}},
      "AirPlay": {"shouldTranslate": false}, "": {}, "broken": {"localizations": {"pt-BR": {"stringUnit": {}}}},
      "Ask ${app}": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["Ask"]}}}}
    }, "version": "1.0"}
    """

  @Test func mixesWithDirectories() {
    let fixture = CatalogFixture([
      "Player.xcstrings": Self.player, "pt_BR.lproj/Ads.strings": #""skip" = "Pular";"#,
      "en.lproj/Ads.strings": #""skip" = "Skip";"#, "Overrides/acme/Player.xcstrings": Self.player,
      "Widgets/mul.lproj/Clock.xcstrings": #"{"sourceLanguage": "fr", "strings": {"Heure": {}}}"#,
    ])
    #expect(fixture.diagnostics.isEmpty)
    #expect(fixture.catalog.locales.map(\.directory) == ["en", "fr", "pt_BR"])
    #expect(fixture.catalog.development == .english)
    #expect(
      fixture.texts == [
        "en/Ads/skip": "Skip", "pt_BR/Ads/skip": "Pular", "fr/Widgets/Clock/Heure": "Heure", "en/Player/play": "Play",
        "en/Player/Pause": "Pause", "en/Player/AirPlay": "AirPlay", "pt_BR/Player/play": "Tocar",
        "en/Player/broken": "broken",
      ])
    #expect(fixture.catalog.layers == ["acme"])
    #expect(fixture.catalog.files(locale: 2).map(\.path) == ["Player.xcstrings", "pt_BR.lproj/Ads.strings"])
  }

  /// A key, the text of the source language, a form of a translation, and its message: forms that leave their number out
  /// are chosen by that of the source language, else of the key.
  @Test(arguments: [
    ("%d new", "%u items", "nuevos", "%#@count@ u nuevos"), ("%d new", "new", "nuevos", "%#@count@ d nuevos"),
    ("files", "%@ has %d", "%@ tiene", "%2$#@count@ d %1$@ tiene"), ("files", "new", "nuevos", "%#@count@ lld nuevos"),
    ("%d new", "%u items", "%d nuevos", "%#@count@ d %d nuevos"),
  ])
  func countsByTheNumberOfTheSourceLanguage(key: String, source: String, form: String, expected: String) throws {
    func plural(_ form: String) -> String {
      #"{"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "\#(form)"}}}}}"#
    }
    let catalog = CatalogFixture([
      "T.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {"en": \#(plural(source)), "es": \#(plural(form))}}}}"#
    ]).catalog
    let locale = try #require(catalog.locales.firstIndex { $0.directory == "es" })
    let message = try #require(catalog.files(locale: locale).first?.entries.first?.message)
    guard case .format(let format, let variables) = message.content, let variable = variables.first else {
      throw NoForms()
    }
    #expect("\(format) \(variable.valueType ?? "") \(variable.variants[0].text)" == expected)
  }

  private struct NoForms: Error {}

  @Test func knowsWhatIsNotTranslated() throws {
    let catalog = CatalogFixture(["Player.xcstrings": Self.player]).catalog
    let locale = try #require(catalog.locales.firstIndex { $0.directory == "pt-BR" })
    let source = try #require(catalog.sources["Player.xcstrings"])
    let place = catalog.stub(of: TextID(table: "Player", key: "Pause"), locale: locale)
    #expect(place.map { source[$0.range] } == #""pt-BR""#)
    #expect(catalog.stub(of: TextID(table: "Player", key: "play"), locale: locale) == nil)
    #expect(catalog.developmentEntries[TextID(table: "Player", key: "AirPlay")]?.isTranslatable == false)
    let table = try #require(catalog.files(locale: locale).first)
    #expect(table.brokenKeys == ["broken"])
    #expect(table.findings.map(\.kind) == [.missingValue])
    #expect(catalog.files(locale: 0).flatMap(\.findings).isEmpty)
  }

  @Test func givesTextsWithTheirStates() throws {
    let catalog = CatalogFixture(["Player.xcstrings": Self.player]).catalog
    let tables = catalog.files.map { TextTable($0) }
    #expect(tables.map(\.locale) == ["en", "pt-BR"])
    #expect(tables[0].units.map(\.key) == ["play", "Pause", "AirPlay", "broken"])
    #expect(tables[0].units.map(\.isTranslatable) == [true, true, false, true])
    #expect(tables[1].units.map(\.state) == [.needsReview, .new])
    #expect(tables[1].units[0].comment == "Verb")
    #expect(tables[1].units[0].extractionState == "manual")
  }

  /// Forms of Russian with their states; the shown text, and its state.
  @Test(arguments: [
    ("one: translated, few: translated, many: new, other: translated", "one few other", TranslationState.translated),
    ("one: translated, few: needs_review, many: new, other: translated", "one few other", .needsReview),
    ("one: translated, other: new", "one other", .new),
    ("one: new, few: translated", "one few", .new),
  ])
  func leavesOutFormsThatAreNew(forms: String, shown: String, state: TranslationState) throws {
    let members = forms.replacing(" ", with: "").split(separator: ",").map { form in
      let parts = form.split(separator: ":")
      return "\"\(parts[0])\": {\"stringUnit\": {\"state\": \"\(parts[1])\", \"value\": \"%lld \(parts[0])\"}}"
    }
    let plural = "{\"plural\": {\(members.joined(separator: ", "))}}"
    let given = Dictionary(
      uniqueKeysWithValues: forms.split(separator: ", ").map { ($0.prefix { $0 != ":" }, $0.split(separator: " ")[1]) })
    let contents = [
      #"{"variations": \#(plural)}"#,
      """
      {"stringUnit": {"state": "translated", "value": "%#@n@"},
       "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": \(plural)}}}
      """,
    ]
    for content in contents {
      let file = "{\"sourceLanguage\": \"en\", \"strings\": {\"n\": {\"localizations\": {\"ru\": \(content)}}}}"
      let table = try #require(CatalogFixture(["T.xcstrings": file]).catalog.files.last)
      let unit = try #require(TextTable(table).units.first)
      guard case .format(_, let variables) = unit.message.content else { return #expect(Bool(false)) }
      #expect(variables[0].variants.map(\.category).joined(separator: " ") == shown)
      #expect(unit.state == state)
      #expect(
        unit.allStates.dropFirst().map { $0.rawValue }
          == shown.split(separator: " ").map { given[$0] ?? "" }.map(String.init))
    }
  }

  @Test func reportsWhatXcodeRefuses() {
    let fixture = CatalogFixture([
      "fr.lproj/Player.xcstrings": Self.player, "en.lproj/Player.stringsdict": "", "en.lproj/Player.strings": "",
    ])
    #expect(fixture.diagnostics.map(\.ruleID) == ["misplaced-catalog", "misplaced-catalog"])
    #expect(fixture.diagnostics.last?.related.map(\.location.path) == ["en.lproj/Player.strings"])
  }

  @Test func aBrokenFileHasItsFindings() {
    let catalog = CatalogFixture(["Player.xcstrings": "[", "en.lproj/Ads.strings": #""skip" = "Skip";"#]).catalog
    #expect(catalog.files.count == 2)
    #expect(catalog.files.flatMap(\.findings).map(\.kind) == [.missingBrace])
    #expect(catalog.files.filter(\.isUnreadable).map(\.path) == ["Player.xcstrings"])
  }
}
