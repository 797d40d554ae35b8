import L10nCore
import L10nLint
import Testing

/// The rules' findings in `.properties` files, whose texts are messages, formats or plain.
struct PropertiesRulesTests {
  /// The development text, the French text; the rules that have findings.
  @Test(arguments: [
    ("Delete {0}", "Supprimer {0}", []),
    // One apostrophe quotes the argument.
    ("Delete {0}", "Effacer l'{0}", ["argument-missing"]), ("Delete {0}", "Effacer l''{0}", []),
    ("Delete {0}", "Effacer {0} {1}", ["argument-extra"]), ("Play it", "C'est {}", []),
    ("{0,choice,0#none|1#one|1<{0} files}", "{0,choice,0#rien|1#un|1<{0} fichiers}", []),
    ("Date: {0,date,dd.MM.yyyy}", "Date : {0,date,dd.MM.yyyy}", []), ("Delete {0}", "Effacer {0", ["argument-missing"]),
    ("Play {0} {1}", "Lire {0} {a}", ["invalid-pattern"]), ("%s of %d", "%s sur", ["argument-missing"]),
  ])
  func readsTextsAsJavaDoes(english: String, french: String, expected: [String]) {
    let files = ["app.properties": "a=\(english)\n", "app_fr.properties": "a=\(french)\n"]
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let found = (loader.diagnostics + Linter().result(in: catalog).diagnostics).map(\.ruleID)
    #expect(found.filter { $0.hasPrefix("argument-") || $0.hasPrefix("invalid-") }.sorted() == expected)
  }
}
