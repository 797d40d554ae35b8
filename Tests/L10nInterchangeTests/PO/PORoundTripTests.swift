import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import Testing

@Suite struct PORoundTripTests {
  @Test(arguments: SampleTables.locales)
  func theShippedTablesComeBack(_ locale: String) throws {
    for table in SampleTables.shipped(locale) {
      let development = try #require(SampleTables.shipped("en").first { $0.name == table.name })
      let written = written(table, beside: development)
      #expect(written.losses.isEmpty)
      let read = ReadTables.read(written.text, path: "T.po", locale: nil, table: table.name) { ReadTables(po: $0) }
      #expect(read.diagnostics.isEmpty)
      #expect(read.tables.map(\.sorted) == [table.sorted])
    }
  }

  /// Messages of a file that was made for gettext: programs look them up by the same contexts and sources as before.
  @Test(arguments: [
    #"msgid "Play"|msgstr "Lire""#, #"msgctxt "Menu"|msgid "Play"|msgstr "Lire"|msgid "Play"|msgstr "Jeu""#,
    #"msgid "%d file"|msgid_plural "%d files"|msgstr[0] "%d f"|msgstr[1] "%d de f"|msgstr[2] "%d fs""#,
    #"#, c-format|msgid "100%% sure"|msgstr "100 %% sûr""#, #"#, python-format|msgid "%(a)d%% off"|msgstr "-%(a)d %%""#,
    #"#, python-brace-format|msgid "{n:d}% of {{x}}"|msgstr "{{x}} : {n:d} %""#,
    #"#, python-format|msgid "In %(f)s"|msgid_plural "%(n)d in %(f)s"|msgstr[0] "%(f)s"|msgstr[1] "%(n)d a"|msgstr[2] "b""#,
    #"#, c-format|msgid "%s: %lld%%"|msgstr "%2$lld %% %1$s""#, #"msgid "%s: %d"|msgstr "%s : %d""#,
    #"msgctxt "a b"|msgid "c"|msgstr "d"|msgid "\"x\""|msgstr "y""#,
  ])
  func gettextFindsWhatWasReadOfItsFiles(lines: String) throws {
    let messages = lines.replacing("|", with: "\n") + "\n"
    let header = #"""
      msgid ""
      msgstr "Language: fr\nPlural-Forms: nplurals=3; plural=n<2 ? 0 : n%1000000==0 ? 1 : 2;\n"


      """#
    func read(_ text: String) -> ReadTables {
      ReadTables.read(text, path: "fr.po", locale: "fr") { ReadTables(po: $0) }
    }
    let original = read(header + messages)
    let source = try #require(original.sources.first)
    let written = WrittenTable(
      po: original.tables[0], language: "fr", development: source, developmentLanguage: .english)
    func strings(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("msg") } }
    let back: [Substring] = Array(strings(written.text).dropFirst(2))
    #expect(back == strings(messages))
    #expect(read(written.text).tables[0].units.map(\.shown) == original.tables[0].units.map(\.shown))
  }

  private static let development = SampleTables.table([
    TextUnit(key: "", message: .text("")),
    TextUnit(key: "plain", message: .text("A \"quoted\" \\ text\n\twith 50 %\r\u{1}7 😀"), comment: "One.\n\n# Two"),
    TextUnit(key: "format", message: .text("%@ of %2$lld"), state: .stale),
    TextUnit(key: "same", message: .text("l10n"), isTranslatable: false, extractionState: "migrated"),
    TextUnit(key: "review", message: .text("Review"), comment: "l10n: plain\nl10n: format \"%@\"", state: .needsReview),
    TextUnit(key: "plural", message: SampleTables.plural("%#@n@", "n", "lld", "one=%lld clip", "other=%lld clips")),
    TextUnit(key: "percent", message: SampleTables.plural("%#@n@", "n", "lld", "one=5%%", "other=6%% of")),
    TextUnit(key: "zero", message: SampleTables.plural("%#@n@", "n", nil, "zero=none", "one=one", "other=%lld")),
    TextUnit(key: "order", message: SampleTables.plural("%#@n@", "n", " d", "other=%d clips", "one=%d clip")),
    TextUnit(key: "only", message: SampleTables.plural("%#@n@", "n", "lld", "other=%lld clips")),
    TextUnit(key: "around", message: SampleTables.plural("%@:\n%#@n@!", "n", "lld", "one=one", "other=%lld")),
    TextUnit(key: "before", message: SampleTables.plural("%#@n@ of %@", "n", "lld", "one=one", "other=%lld clips")),
    TextUnit(key: "numbered", message: SampleTables.plural("%2$@: %1$#@n@", "n", "lld", "one=1", "other=%1$lld")),
    TextUnit(key: "width", message: SampleTables.plural("%@ %#@n@", "n", "lld", "one=%*lld", "other=%3$@ %2$lld")),
  ])

  @Test func whatPOHasNoPlaceForStandsInComments() {
    let written = written(Self.development, beside: Self.development)
    #expect(written.losses.map(\.message) == ["'' is empty, which PO takes for untranslated"])
    let read = ReadTables.read(written.text, path: "en/T.po", locale: nil) { ReadTables(po: $0) }
    #expect(read.diagnostics.isEmpty)
    for (unit, original) in zip(read.tables[0].unplaced.units, Self.development.unplaced.units) {
      #expect(unit == original)
    }
  }

  /// A text that a language lacks differs from one that takes its place and is marked as new.
  @Test func whatIsMissingStaysMissing() {
    let english = SampleTables.table(["a", "b", "c"].map { TextUnit(key: TableKey($0), message: .text("\($0)!")) })
    let german = SampleTables.table(
      [
        TextUnit(key: "a", message: .text("A!")), TextUnit(key: "b", message: .text("b!"), state: .new),
      ], locale: "de")
    let written = WrittenTable(po: german, language: "de", development: english, developmentLanguage: .english)
    let read = ReadTables.read(written.text, path: "de/T.po", locale: nil) { ReadTables(po: $0) }
    #expect(written.losses.isEmpty && read.diagnostics.isEmpty)
    #expect(read.tables[0].units.map(\.shown) == ["a=A!", "b=b! (new)"])
  }

  /// The key takes the place of the source if only the translation has it.
  @Test func theSourcesMayBeInAnotherLanguage() {
    let german = SampleTables.table(
      [TextUnit(key: "a", message: .text("A!")), TextUnit(key: "b", message: .text("B!"))], locale: "de")
    let english = SampleTables.table([TextUnit(key: "a", message: .text("a!"))])
    func read(_ table: TextTable, _ language: LanguageTag) -> [String] {
      let written = WrittenTable(po: table, language: language, development: german, developmentLanguage: "de")
      let read = ReadTables.read(written.text, path: "T.po", locale: nil) { ReadTables(po: $0) }
      return read.tables[0].units.map(\.shown)
    }
    #expect(read(english, .english) == ["a=a!"] && read(german, "de") == ["a=A!", "b=B!"])
  }

  /// gettext shows the source if English is not translated.
  @Test func theSourceIsEnglish() {
    let read = ReadTables.read("msgid \"Play\"\nmsgstr \"\"\n", path: "en.po", locale: "en") { ReadTables(po: $0) }
    #expect(read.tables[0].units.map(\.shown) == ["Play=Play"])
  }

  @Test func aTemplateHoldsTheDevelopmentTexts() {
    let table = SampleTables.table(Self.development.units.filter { $0.state == .translated && $0.key != "zero" })
    let template = WrittenTable(pot: table, language: .english)
    let read = ReadTables.read(template.text, path: "T.pot", locale: "en") { ReadTables(po: $0) }
    #expect(read.diagnostics.isEmpty)
    #expect(read.tables[0].units.count == table.units.count)
    for (unit, original) in zip(read.tables[0].unplaced.units, table.units) where original.key != "only" {
      #expect(unit.key == original.key && unit.comment == original.comment)
      if original.key != "order" { #expect(unit.message == original.message) }
    }
  }

  @Test func sayWhatIsLost() {
    let several = Message.format(
      "%#@a@ in %#@b@",
      variables: [
        MessageVariable(
          name: "a", valueType: "d", variants: [MessageVariable.Variant(category: "other", text: "%d clips")]),
        MessageVariable(
          name: "b", valueType: "d", variants: [MessageVariable.Variant(category: "other", text: "%d lists")]),
      ])
    let gender = MessageVariable(
      name: "g", rule: .gender, valueType: "d", variants: [MessageVariable.Variant(category: "0", text: "he")])
    let table = SampleTables.table([
      TextUnit(key: "several", message: several),
      TextUnit(key: "twice", message: SampleTables.plural("%#@n@ %1$#@n@", "n", "d", "other=x")),
      TextUnit(key: "few", message: SampleTables.plural("%#@n@", "n", "d", "few=f", "other=x")),
      TextUnit(key: "gender", message: .format("%#@g@ sings", variables: [gender])),
      TextUnit(key: "unused", message: SampleTables.plural("x", "n", "d", "other=x")),
      TextUnit(key: "new", message: .text("text"), state: .new),
      TextUnit(
        key: "device",
        message: .select(
          .device,
          [
            .init("mac", .text("Click")),
            .init(
              "other",
              .select(
                .width,
                [
                  .init("20", .text("Tap")), .init("40", .text("Tap here")),
                ])),
          ])),
    ])
    let written = written(table, beside: SampleTables.table(Array(table.units.dropLast(2))))
    #expect(
      written.losses.map(\.message) == [
        "'several' has 2 variables, of which PO keeps 'a' and the 'other' texts of the rest",
        "'twice' uses its variable more than once, of which PO keeps 'other'",
        "'few' has a form 'few', which no number takes",
        "'gender' differs by the gender 'g', of which PO keeps 'other'",
        "'unused' defines 'n', which no text uses",
        "'new' has no text in en, where PO takes the key for it",
        "'new' is not translated yet, so PO drops the text in its place",
        "'device' has no text in en, where PO takes the key for it",
        "'device' differs by device, of which PO keeps 'other'",
        "'device' differs by width, of which PO keeps 40",
      ])
    let read = ReadTables.read(written.text, path: "en/T.po", locale: nil) { ReadTables(po: $0) }
    let texts = Dictionary(read.tables[0].units.map { ($0.key, $0.message) }) { $1 }
    #expect(texts["several"] == SampleTables.plural("%#@a@ in %d lists", "a", "d", "other=%d clips"))
    #expect(texts["twice"] == .text("x x") && texts["gender"] == .text("he sings") && texts["unused"] == .text("x"))
    #expect(texts["device"] == .text("Tap here"))
  }

  private func written(_ table: TextTable, beside development: TextTable) -> WrittenTable {
    WrittenTable(
      po: table, language: SampleTables.language(table.locale), development: development,
      developmentLanguage: .english)
  }
}
