import L10nCore
import L10nSyntax
import Testing

@testable import L10nInterchange

/// The damage of translation services to texts, and its treatment on import.
struct XLIFFDamageTests {
  private static let catalog = L10nInterchangeTests.catalog([
    "T.xcstrings": """
    {"sourceLanguage": "en", "strings": {
      "all": {"localizations": {"en": \(unit("translated", "Delete all of the videos"))}},
      "escape": {"localizations": {"en": \(unit("translated", "One\\nTwo"))}},
      "time": {"localizations": {"en": \(unit("translated", "Time: %@")), "fr": \(unit("translated", "Durée\u{A0}: %@"))}},
      "lines": {"localizations": {"en": \(unit("translated", "A\\nB")), "fr": \(unit("translated", "Un\\nDeux"))}},
      "quoted": {"localizations": {"en": \(unit("translated", "“A”?")), "fr": \(unit("translated", "l’un “A”?"))}},
      "play": {"localizations": {"en": \(unit("translated", "Play")), "fr": \(unit("needs_review", "Lire"))}},
      "stop": {"localizations": {"en": \(unit("translated", "Stop")), "fr": \(unit("translated", "Stop"))}},
      "path": {"localizations": {"en": \(unit("translated", "C:\\\\new"))}},
      "end": {"localizations": {"en": \(unit("translated", "End")), "fr": \(unit("translated", "Été"))}}
    }, "version": "1.0"}
    """
  ])

  private static func unit(_ state: String, _ value: String) -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  /// A key, its returned text and state, and the result: the text that is taken, and findings.
  @Test(
    arguments: [
      ("time", "Durée : %@", .translated, ["import-damage"]),
      ("time", "Temps\u{A0}: %@", .translated, ["Temps\u{A0}: %@"]),
      ("time", "Une durée : %@", .translated, ["Une durée : %@", "import-damage"]),
      ("lines", "Un\\nDeux", .translated, ["import-damage"]), ("lines", "Un\nTrois", .translated, ["Un\nTrois"]),
      // No text had a backslash before.
      ("stop", "Arrêt\\n", .translated, ["import-damage"]), ("play", "Lire \\\"A\\\"", nil, ["import-damage"]),
      ("path", "C:\\nouveau", .translated, ["C:\\nouveau"]),
      ("escape", "Un\\nDeux", .translated, ["import-damage"]), ("escape", "Un\nDeux", .translated, ["Un\nDeux"]),
      ("quoted", "l'un \"A\"?", .translated, ["import-damage"]),
      ("quoted", "l'autre \"A\"?", .translated, ["l'autre \"A\"?"]),
      ("end", "Ã‰tÃ©", .translated, ["import-damage"]), ("end", "?t?", .translated, ["import-damage"]),
      ("play", "Play", .translated, ["import-source-copy"]), ("play", "Lire", nil, []),
      ("play", "Lire", .translated, ["Lire"]),
      ("all", "Delete all of the videos", .translated, ["import-source-copy"]), ("all", "Tout", .translated, ["Tout"]),
      ("stop", "Stop", .new, []), ("end", "Été", .new, ["import-damage"]), ("end", "Fin", .new, ["Fin"]),
    ] as [(String, String, TranslationState?, [String])])
  func keepsWhatTheCatalogHas(key: String, target: String, state: TranslationState?, expected: [String]) {
    let development = Self.catalog.developmentEntries.values.first { $0.key.text == key }
    let unit = XLIFFUnit(id: key, source: development?.plainText ?? "", target: target, state: state)
    let file = XLIFFFile(original: "T.xcstrings", sourceLanguage: "en", targetLanguage: "fr", units: [unit])
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(XLIFFDocument(files: [file]))
    let texts = incoming.texts.compactMap { if case .text(let text) = $0.message.content { text } else { nil } }
    #expect(texts + incoming.diagnostics.map(\.ruleID) == expected)
    #expect(incoming.texts.count + incoming.refusedCount + incoming.unchangedCount + incoming.untranslatedCount == 1)
  }

  /// A reviewer's notes are told, and the state is taken where the format has states.
  @Test func tellsWhatReviewersSay() throws {
    let text = """
      <xliff version="1.2"><file original="T.xcstrings" source-language="en" target-language="fr"><body>
      <trans-unit id="stop"><source>Stop</source><target state="needs-review-translation">Stop</target>
      <note>A command.</note><note from="reviewer">Say Arrêter.</note></trans-unit></body></file></xliff>
      """
    var incoming = XLIFFImport(Self.catalog)
    incoming.read(XLIFFReading(Array(text.utf8), path: "r.xliff").document)
    #expect(incoming.diagnostics.map(\.message) == ["a reviewer of 'stop' says: Say Arrêter."])
    #expect(incoming.texts.map(\.state) == [.needsReview])
  }

  /// Dropped plural forms, notes and order change nothing, for only texts are taken.
  @Test func takesNothingButTexts() {
    let text = stringsdict([("n", rule("%#@n@", ("n", ["one=%lld fichier", "other=%lld fichiers"])))])
    let catalog = L10nInterchangeTests.catalog([
      "en.lproj/T.stringsdict": stringsdict([("n", rule("%#@n@", ("n", ["one=%lld file", "other=%lld files"])))]),
      "fr.lproj/T.stringsdict": text, "en.lproj/T.strings": "/* N. */ a = A; /* M. */ b = B;",
      "fr.lproj/T.strings": "/* N. */ a = \"Un\"; /* M. */ b = \"Deux\";",
    ])
    let locale = catalog.locales.firstIndex { $0.directory == "fr" } ?? 0
    var document = XLIFFExport(catalog).document(locale: locale)
    for index in document.files.indices {
      document.files[index].units.removeAll { $0.id == "n|==|plural.one" }
      document.files[index].units.reverse()
      for unit in document.files[index].units.indices { document.files[index].units[unit].notes = [] }
    }
    var incoming = XLIFFImport(catalog)
    incoming.read(document)
    #expect(incoming.changedFiles().files.map(\.path) == [])
    #expect(incoming.diagnostics.map(\.ruleID) == [])
  }
}
