import L10nSyntax
import Testing

@Suite struct StringCatalogEditorTests {
  private static let file = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "b" : {
          "comment" : "B",
          "localizations" : {
            "de" : {
              "stringUnit" : { "x" : 1, "state" : "new", "value" : "alt" }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "vieux"
              }
            }
          },
          "unknown" : [ ]
        },
        "d" : {

        },
        "item 9" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """

  private static func unit(_ text: String) -> JSONOutput { StringCatalogWriter.unit(text, state: .translated) }

  private static func replace(
    _ text: String, _ state: String, in language: String, _ editor: inout StringCatalogEditor
  ) {
    guard let localization = editor.localization(of: "b", in: language) else { return }
    let unit = localization.units[0]
    editor.replace([unit.textRange: text, unit.stateRange ?? 0..<0: state], in: localization)
    // It refers to the file as read.
    precondition(editor.localization(of: "b", in: language) == nil)
  }

  private typealias Change = @Sendable (inout StringCatalogEditor) -> Void

  /// A change, a piece of the file and its replacement.
  private static let changes: [(Change, String, String)] = [
    ({ _ in }, "", ""),
    (
      { replace("neu \"x\"", "translated", in: "de", &$0) }, #""state" : "new", "value" : "alt""#,
      #""state" : "translated", "value" : "neu \"x\"""#
    ),
    ({ replace("vieux", "translated", in: "fr", &$0) }, "", ""),
    ({ replace("x", "new", in: "xx", &$0) }, "", ""),
    (
      { $0.set(unit("ell"), for: "b", in: "el") }, "        },\n        \"fr\"",
      "        },\n        \"el\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"ell\"\n          }\n        },\n        \"fr\""
    ),
    (
      { $0.set(.object([]), for: "d", in: "fr") }, "\"d\" : {\n\n    }",
      "\"d\" : {\n      \"localizations\" : {\n        \"fr\" : {\n\n        }\n      }\n    }"
    ),
    (
      { $0.set(.object([]), for: "item 9", in: "fr") }, #"{ "shouldTranslate" : false }"#,
      "{\n      \"localizations\" : {\n        \"fr\" : {\n\n        }\n      }, \"shouldTranslate\" : false }"
    ),
    (
      { $0.set(.object([]), for: "item 10", in: "fr", comment: "C") }, "false }",
      "false },\n    \"item 10\" : {\n      \"comment\" : \"C\",\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n        \"fr\" : {\n\n        }\n      }\n    }"
    ),
    ({ $0.rename("d", to: "new \"d\"") }, #""d" :"#, #""new \"d\"" :"#),
    ({ $0.remove("d") }, ",\n    \"d\" : {\n\n    }", ""),
    ({ $0.remove("item 9") }, ",\n    \"item 9\" : { \"shouldTranslate\" : false }", ""),
    ({ $0.remove("b", from: "xx") }, "", ""),
    ({ $0.remove("nothing") }, "", ""),
  ]

  @Test(arguments: changes.indices)
  func touchesOnlyWhatIsChanged(_ index: Int) throws {
    let (change, old, new) = Self.changes[index]
    for encode in [Spelling.utf8, .utf8Marked, .utf16BigEndian] {
      var editor = try StringCatalogEditor(StringCatalog(encode.bytes(Self.file)))
      change(&editor)
      let expected = old.isEmpty ? Self.file : Self.file.replacing(old, with: new)
      #expect(editor.edits.bytes == encode.bytes(expected))
      #expect(old.isEmpty || expected != Self.file)
    }
  }

  /// Every combination of removed, added and kept entries leaves a sound file with the keys that it should have.
  @Test(arguments: 0..<64)
  func additionsAndRemovalsGoTogether(_ bits: Int) throws {
    var editor = try StringCatalogEditor(StringCatalog(Self.file.bytes))
    var keys: Set<String> = ["b", "d", "item 9"]
    for (bit, key) in ["b", "d", "item 9"].enumerated() where bits >> bit & 1 == 1 {
      editor.remove(TableKey(key))
      keys.remove(key)
    }
    for (bit, key) in ["a", "c", "z"].enumerated() where bits >> (bit + 3) & 1 == 1 {
      editor.set(Self.unit(key), for: TableKey(key), in: "en")
      keys.insert(key)
    }
    let catalog = StringCatalog(editor.edits.bytes)
    #expect(catalog.findings.isEmpty)
    #expect(catalog.entries.map(\.key.text) == keys.sorted())
  }

  @Test(arguments: 0..<16)
  func languagesComeAndGoTogether(_ bits: Int) throws {
    var editor = try StringCatalogEditor(StringCatalog(Self.file.bytes))
    var languages: Set<String> = ["de", "fr"]
    for (bit, language) in ["de", "fr"].enumerated() where bits >> bit & 1 == 1 {
      editor.remove("b", from: language)
      languages.remove(language)
    }
    for (bit, language) in ["ar", "zh"].enumerated() where bits >> (bit + 2) & 1 == 1 {
      editor.set(Self.unit(language), for: "b", in: language)
      languages.insert(language)
    }
    let catalog = StringCatalog(editor.edits.bytes)
    #expect(catalog.findings.isEmpty)
    #expect(catalog.languages == languages.sorted())
  }

  @Test func keepsAnotherOrderAndStyle() throws {
    let text = "{\"sourceLanguage\": \"en\",\r\n\t\"strings\": {\"z\": {}, \"a\": {}}}"
    let wanted = """
      {"sourceLanguage": "en",\r\n\t"strings": {"z": {}, "a": {},"b": {"extractionState": "manual","localizations": \
      {"en": {}}}}}
      """
    var editor = try StringCatalogEditor(StringCatalog(text.bytes))
    editor.set(.object([]), for: "b", in: "en")
    #expect(String(decoding: editor.edits.bytes, as: UTF8.self) == wanted)
  }

  @Test(arguments: [#"{"strings": {"a": }}"#, #"{"a": 1}"#, "", "{\"strings\": {}} \u{FF}"])
  func refusesWhatIsBroken(_ text: String) {
    #expect(throws: EditRefusal.self) { try StringCatalogEditor(StringCatalog(text.bytes)) }
  }
}
