import L10nCore
import L10nSyntax
import Testing

@testable import L10nInterchange

struct XLIFFImportTests {
  private static let files = [
    "en.lproj/T.strings": """
    /* A verb. */
    "play" = "Play";
    "count" = "%lld of %@";
    "sale" = "50% off";
    "" = "No key";
    "new" = "New";
    "same" = "Same";
    """,
    "en.lproj/T.stringsdict": stringsdict([
      ("n", rule("%#@n@", ("n", ["one=%lld file", "other=%lld files"]))),
      ("two", rule("%#@a@, %2$#@b@", ("a", ["one=an a", "other=%lld a"]), ("b", ["other=%2$lld b"]))),
      ("open", devices("mac=Click", "other=Tap")),
    ]),
    "en.lproj/More/U.strings": "", "Sub/en.lproj/U.strings": "\"u\" = \"U\";",
    "pl.lproj/T.strings": "\"play\" = \"Graj\";\n\"same\" = \"Same\";\n",
    "pl.lproj/T.stringsdict": stringsdict([
      ("n", rule("%#@n@", ("n", ["one=%lld plik", "few=%lld pliki", "many=%lld plików", "other=%lld pliku"])))
    ]),
    "fr.lproj/T.strings": "",
  ]

  private static let catalog = L10nInterchangeTests.catalog(files)

  private static func document(_ directory: String) -> XLIFFDocument {
    XLIFFExport(catalog).document(locale: catalog.locales.firstIndex { $0.directory == directory } ?? 0)
  }

  /// The development texts by the identifiers of their units.
  private static let sources = Dictionary(
    document("pl").files.flatMap(\.units).map { ($0.id, $0.source) }, uniquingKeysWith: { first, _ in first })

  /// The result of importing units, `id: target`: the changed entries as lines of text, then the rules of the findings.
  private static func result(_ units: [String], from version: XLIFFVersion) -> [String] {
    let file = XLIFFFile(
      original: "en.lproj/T.strings", sourceLanguage: "en", targetLanguage: "pl",
      units: units.map { line in
        let parts = line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return XLIFFUnit(
          id: parts[0], source: sources[parts[0]] ?? "Play", target: parts[1], state: .translated)
      })
    var writer = XLIFFWriter(version)
    let reading = XLIFFReading(Array(writer.text(of: XLIFFDocument(files: [file])).utf8), path: "x.xliff")
    var incoming = XLIFFImport(catalog)
    incoming.read(reading.document)
    return incoming.texts.map { "\($0.key) = \(text(of: $0.message))" } + incoming.diagnostics.map(\.ruleID)
      + (incoming.unchangedCount > 0 ? ["unchanged"] : []) + (incoming.untranslatedCount > 0 ? ["untranslated"] : [])
  }

  /// The contents of a source and of a target, and the result.
  @Test(arguments: [
    ("%lld of %@", "%lld z <x id='1'/>", "import-element"), ("%lld of %@", "%lld z <ph id='1'/>", "import-element"),
    ("%lld of %@", "%lld z <b>%@</b>", "import-element"), ("%lld of %@", "%lld <g id='1'>z</g> %@", "import-element"),
    ("%lld of %@", "%lld z <h:b xmlns:h='urn:h'>%@</h:b>", "import-element"),
    // A program's own elements, without which the source is the development text.
    ("%lld <g id='1'>of</g> %@", "%lld <g id='1'>z</g> %@", "count = %lld z %@"),
    ("%lld of<x id='1'/> %@", "%lld z<x id='1'/> %@", "count = %lld z %@"),
    ("%lld <x id='1'/>", "%lld z <x id='1'/>", "import-element"),
    ("<ph id='1'>%lld</ph> of <ph id='2'>%@</ph>", "<ph id='1'/> z <ph id='2'/>", "count = %lld z %@"),
    ("%lld of %@", "%lld <mrk mtype='x'>z</mrk> %@", "count = %lld z %@"),
  ])
  func refusesElementsThatAreNoText(source: String, target: String, expected: String) {
    let text = """
      <xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file original='en.lproj/T.strings' \
      source-language='en' target-language='pl' datatype='x'><body><trans-unit id='count'><source>\(source)</source>\
      <target>\(target)</target></trans-unit></body></file></xliff>
      """
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(XLIFFReading(Array(text.utf8), path: "x.xliff").document)
    let taken = incoming.texts.map { "\($0.key) = \(Self.text(of: $0.message))" }
    #expect(taken + incoming.diagnostics.map(\.ruleID) == [expected])
  }

  private static func text(of message: Message) -> String {
    switch message.content {
    case .text(let text): text
    case .format(let format, let variables):
      format
        + variables.map { variable in
          " \(variable.name)(\(variable.variants.map { "\($0.category): \($0.text)" }.joined(separator: ", ")))"
        }.joined()
    case .select(_, let variants): variants.map { "\($0.key): \(text(of: $0.message))" }.joined(separator: ", ")
    case .pattern(let pattern): pattern.unformatted
    case .markedUp(let message, _): message.texts.joined()
    }
  }

  /// Returned units, and the result.
  @Test(
    arguments: [
      (["play: Odtwórz"], ["play = Odtwórz"]), (["play: Graj"], ["unchanged"]), (["play: "], ["untranslated"]),
      (["new: New"], ["new = New"]), (["same: Same"], ["unchanged"]), (["gone: x"], ["import-unknown-key"]),
      (["gone: "], ["untranslated"]), (["play: Graj %@"], ["import-arguments"]),
      (["play: 100 % dobrze"], ["play = 100 % dobrze"]),
      (["count: %lld z %@"], ["count = %lld z %@"]), (["count: %2$@: %1$lld"], ["count = %2$@: %1$lld"]),
      (["count: %@ z %lld"], ["import-arguments"]), (["count: %d z %@"], ["import-arguments"]),
      (["count: %lld z %y"], ["import-arguments"]), (["count: %lld z % @"], ["import-arguments"]),
      (["count: %.99999999lld"], ["import-arguments"]), (["count: %lld z %@, 5 % i"], ["import-arguments"]),
      (["count: 50% ?"], ["import-arguments"]),
      (["sale: 50%ig, 5% i"], ["sale = 50%ig, 5% i"]),
      (["count: %2$@"], ["import-arguments"]), (["count: %lld"], ["count = %lld"]),
      (["count: %1$lld %3$@"], ["import-arguments"]), (["sale: 50 % de"], ["sale = 50 % de"]),
      (["sale: 50% sale"], ["sale = 50% sale"]), (["sale: %@"], ["import-arguments"]),
      (
        ["n|==|plural.few: %lld pl."],
        ["n = %#@n@ n(one: %lld plik, few: %lld pl., many: %lld plików, other: %lld pliku)"]
      ),
      (["n|==|plural.few: %lld pliki", "n|==|plural.one: "], ["unchanged"]),
      (["n|==|plural.few: %@"], ["import-arguments"]), (["n|==|plural.two: %lld"], ["import-plural-category"]),
      (
        ["n|==|plural.zero: nic"],
        [
          "n = %#@n@ n(zero: nic, one: %lld plik, few: %lld pliki, many: %lld plików, other: %lld pliku)",
          "import-source-changed",
        ]
      ),
      (["n|==|gender.0: x"], ["import-unknown-form"]), (["n|==|device.mac: x"], ["import-unknown-form"]),
      (
        ["/n:dict/n:dict/one:dict/:string: plik", "/n:dict/NSStringLocalizedFormatKey:dict/:string: %#@n@"],
        ["n = %#@n@ n(one: plik, few: %lld pliki, many: %lld plików, other: %lld pliku)", "import-source-changed"]
      ),
      (["n: pliki"], ["import-arguments"]), (["play|==|plural.one: x"], ["import-unknown-form"]),
      (["two: %#@a@"], ["import-missing-other"]),
      (["two|==|substitutions.a.plural.other: %lld"], ["import-incomplete"]),
      (
        [
          "two: %#@a@ i %2$#@b@", "two|==|substitutions.b.plural.other: %2$lld b",
          "two|==|substitutions.a.plural.other: %lld a", "two|==|substitutions.a.plural.many: %lld A",
        ],
        [
          "two = %#@a@ i %2$#@b@ a(many: %lld A, other: %lld a) b(other: %2$lld b)", "import-missing-category",
          "import-missing-category",
        ]
      ),
      (["open|==|device.mac: Kliknij", "open|==|device.other: Stuknij"], ["open = mac: Kliknij, other: Stuknij"]),
      (["open|==|device.mac: Kliknij"], ["import-incomplete"]), (["open|==|device.ipad: x"], ["import-unknown-form"]),
      (["new: a", "new: a", "new: b"], ["new = a", "import-duplicate"]),
    ], XLIFFVersion.allCases)
  func takesWhatFits(_ row: (units: [String], results: [String]), version: XLIFFVersion) {
    #expect(Self.result(row.units, from: version) == row.results)
  }

  // MARK: Laws

  @Test(arguments: ["pl", "fr"], XLIFFVersion.allCases)
  func changesNothingThatWasNotTranslated(directory: String, version: XLIFFVersion) {
    let document = Self.document(directory)
    var untranslated = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices { untranslated.files[file].units[unit].target = nil }
    }
    for sent in [document, untranslated] {
      var writer = XLIFFWriter(version)
      let reading = XLIFFReading(Array(writer.text(of: sent).utf8), path: "x.xliff")
      var incoming = XLIFFImport(Self.catalog)
      incoming.read(reading.document)
      #expect(reading.diagnostics.isEmpty && incoming.diagnostics.isEmpty)
      #expect(incoming.texts.isEmpty && incoming.changedFiles().files.isEmpty)
    }
  }

  @Test func changesTheTableThatATextIsOf() {
    var document = Self.document("pl")
    for file in document.files.indices {
      for unit in document.files[file].units.indices {
        switch document.files[file].units[unit].id {
        case "u": document.files[file].units[unit].target = "Ü"
        case "play": document.files[file].units[unit].target = "Odtwórz"
        case "n|==|plural.other": document.files[file].units[unit].target = "%lld <i>"
        default: break
        }
      }
    }
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(document)
    let (files, diagnostics) = incoming.changedFiles()
    #expect(diagnostics.isEmpty && incoming.diagnostics.isEmpty && incoming.refusedCount == 0)
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    #expect(texts.keys.sorted() == ["Sub/pl.lproj/U.strings", "pl.lproj/T.strings", "pl.lproj/T.stringsdict"])
    #expect(texts["pl.lproj/T.strings"] == "\"play\" = \"Odtwórz\";\n\"same\" = \"Same\";\n")
    #expect(
      texts["pl.lproj/T.stringsdict"]
        == Self.files["pl.lproj/T.stringsdict"]?.replacing("%lld pliku", with: "%lld &lt;i&gt;"))
    #expect(texts["Sub/pl.lproj/U.strings"]?.contains("\"u\" = \"Ü\";") == true)
  }

  /// Each form of a String Catalog has its state, in the exported file and afterwards.
  @Test func keepsTheStateOfEachForm() throws {
    let unit = { (state: String, text: String) in #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"# }
    let forms = { (one: String, other: String) in
      #"{"variations": {"plural": {"one": \#(one), "other": \#(other)}}}"#
    }
    let text = """
      {"sourceLanguage": "en", "strings": {"n": {"localizations": {
        "de": \(forms(unit("translated", "%lld Lied"), unit("needs_review", "%lld Lieder"))),
        "en": \(forms(unit("translated", "%lld song"), unit("translated", "%lld songs")))}}}, "version": "1.1"}
      """
    let catalog = L10nInterchangeTests.catalog(["T.xcstrings": text])
    var document = XLIFFExport(catalog).document(locale: 0)
    #expect(document.files[0].units.map(\.state) == [.translated, .needsReview])
    var unchanged = XLIFFImport(catalog)
    unchanged.read(document)
    #expect(unchanged.texts.isEmpty && unchanged.unchangedCount == 1)
    document.files[0].units[0].target = "%lld Song"
    var incoming = XLIFFImport(catalog)
    incoming.read(document)
    let bytes = try #require(incoming.changedFiles().files.first?.bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("%lld Lied\"", with: "%lld Song\""))
  }

  /// A String Catalog takes the texts of one language after those of another.
  @Test func putsAllLanguagesIntoAStringCatalog() {
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let text = #"{"sourceLanguage": "en", "strings": {"play": {"localizations": {"en": \#(unit("Play")), "#
    let catalog = L10nInterchangeTests.catalog([
      "T.xcstrings": text + #""de": \#(unit("Start")), "fr": \#(unit("Jouer"))}}}}"#
    ])
    var incoming = XLIFFImport(catalog)
    for (language, target) in [("de", "Abspielen"), ("fr", "Lecture")] {
      let units = [XLIFFUnit(id: "play", source: "Play", target: target, state: .translated)]
      let file = XLIFFFile(original: "T.xcstrings", sourceLanguage: "en", targetLanguage: language, units: units)
      incoming.read(XLIFFDocument(files: [file]))
    }
    let (files, diagnostics) = incoming.changedFiles()
    #expect(diagnostics.isEmpty && incoming.diagnostics.isEmpty && files.map(\.path) == ["T.xcstrings"])
    let written = L10nInterchangeTests.catalog([
      "T.xcstrings": String(decoding: files.first?.bytes ?? [], as: UTF8.self)
    ])
    let texts = written.locales.indices.map { written.entries(locale: $0, layer: nil).values.first?.plainText }
    #expect(written.locales.map(\.directory) == ["de", "en", "fr"] && texts == ["Abspielen", "Play", "Lecture"])
  }

  /// Originals and languages in other programs' spelling, and the tables of the texts, or the rule of the finding.
  @Test(
    arguments: [
      ("en.lproj/T.strings", "en", "pl", "pl T"), ("T.xcstrings", "en-US", "pl", "pl T"),
      ("App/Resources/pl.lproj/T.stringsdict", nil, "PL", "pl T"), ("T", "en", "fr", "fr T"),
      ("Sub/en.lproj/U.strings", "en", "pl", "pl Sub/U"),
      ("Any/Base.lproj/U.strings", "en", "pl", "import-unknown-table"),
      ("en.lproj/U.strings", "en", "pl", "pl Sub/U"), ("Other.strings", "en", "pl", "import-unknown-table"),
      ("", "en", "pl", "import-unknown-table"), ("T.strings", "de", "pl", "import-language"),
      ("T.strings", "en", "it", "import-language"), ("T.strings", "en", "en", "import-language"),
      ("T.strings", "en", nil, "import-language"), ("T.strings", "en", "", "import-language"),
      ("fr.lproj/T.strings", "en", "pl", "import-language"),
    ] as [(String, String?, String?, String)])
  func findsTheTable(original: String, source: String?, target: String?, place: String) {
    let units = ["play", "u"].map { XLIFFUnit(id: $0, source: "?", target: "!") }
    let file = XLIFFFile(original: original, sourceLanguage: source, targetLanguage: target, units: units)
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(XLIFFDocument(files: [file]))
    let places = incoming.texts.map { "\(Self.catalog.locales[$0.locale].directory) \($0.table)" }
    #expect((places.first ?? incoming.diagnostics.first?.ruleID) == place)
    #expect(incoming.texts.count + incoming.refusedCount == 2)
  }

  /// Originals, and the tables that they belong to in a folder of modules, or the end of the finding.
  @Test(
    arguments: [
      ("App/en.lproj/InfoPlist.strings", "App/InfoPlist"), ("App/InfoPlist.xcstrings", "App/InfoPlist"),
      ("App/Base.lproj/Main.storyboard", "App/Main"), ("Main.storyboard", "App/Main"),
      ("App/mul.lproj/Main.xcstrings", "App/Main"), ("Main/en.lproj/L.strings", "Main/L"),
      ("Project/Main/en.lproj/L.strings", "Main/L"), ("../Project/App/L.strings", "App/L"),
      ("/home/ada/Project/App/L.strings", "App/L"), ("en.lproj/L.strings", "L"), ("Project/./Sub/../L.strings", "L"),
      ("L", "L"), ("Overrides/acme/en.lproj/L.strings", "the override layer 'acme'"),
      ("acme/L.strings", "the override layer 'acme'"),
      ("en.lproj/InfoPlist.strings", "'App/InfoPlist', 'Kit/InfoPlist'"),
      ("Widget/en.lproj/InfoPlist.strings", "no table of the catalog belongs to 'Widget/en.lproj/InfoPlist.strings'"),
      ("Widget/L.strings", "no table of the catalog belongs to 'Widget/L.strings'"),
      ("Other/App/L.strings", "no table of the catalog belongs to 'Other/App/L.strings'"),
      ("app/src/base/strings.xml", "app/src/strings"),
    ])
  func findsTheTableOfAModule(original: String, place: String) {
    let paths =
      ["App/en.lproj/InfoPlist", "App/en.lproj/L", "App/Base.lproj/Main", "en.lproj/L"]
      + ["Kit/en.lproj/InfoPlist", "Main/en.lproj/L", "Overrides/acme/en.lproj/L"]
    let catalog = L10nInterchangeTests.catalog(
      Dictionary(uniqueKeysWithValues: (paths + ["fr.lproj/L"]).map { ("\($0).strings", "\"k\" = \"K\";") })
        .merging(["app/src/base/strings.xml": "<resources><string name='k'>K</string></resources>"]) { $1 })
    let units = [XLIFFUnit(id: "k", source: "K", target: "!", state: .translated)]
    var incoming = XLIFFImport(catalog, folder: "/home/ada/Project")
    incoming.read(
      XLIFFDocument(files: [XLIFFFile(original: original, sourceLanguage: "en", targetLanguage: "fr", units: units)]))
    #expect(incoming.texts.count + incoming.refusedCount == 1 && incoming.diagnostics.count == incoming.refusedCount)
    #expect(incoming.texts.first?.table == place || incoming.diagnostics.first?.message.hasSuffix(place) == true)
  }

  /// The result of a target and its state for a text without a translation.
  @Test(
    arguments: [
      ("Nowy", nil, TranslationState.translated), ("New", nil, .translated), ("New", .new, nil),
      ("Nowy", .new, .needsReview), ("Nowy", .needsReview, .needsReview), ("Nowy", .stale, .stale),
      ("", .translated, nil),
    ] as [(String, TranslationState?, TranslationState?)])
  func keepsHowFarATranslationIs(target: String, state: TranslationState?, result: TranslationState?) {
    let unit = XLIFFUnit(id: "new", source: "New", target: target, state: state)
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(
      XLIFFDocument(files: [XLIFFFile(original: "T", sourceLanguage: "en", targetLanguage: "fr", units: [unit])]))
    #expect(incoming.texts.map(\.state) == [result].compactMap { $0 } && incoming.refusedCount == 0)
    #expect(incoming.untranslatedCount == (result == nil ? 1 : 0))
  }
}
