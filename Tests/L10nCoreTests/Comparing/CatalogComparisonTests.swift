import L10nCore
import Testing

struct CatalogComparisonTests {
  private func comparison(_ old: [String: String], _ new: [String: String]) -> CatalogComparison {
    CatalogComparison(from: CatalogFixture(old).catalog, to: CatalogFixture(new).catalog)
  }

  @Test func putsDevelopmentTextsFirst() {
    let comparison = comparison(
      [
        "en.lproj/T.strings": "a=\"Play the movie\";\nb=Old;\nkeep=Same;\nold=Moved;\n",
        "de.lproj/T.strings": "a=Spiel;\nkeep=Gleich;\nold=Umzug;\n", "fr.lproj/T.strings": "a=Jeu;\nold=Va;\n",
      ],
      [
        "en.lproj/T.strings": "a=\"Play the film %d\";\nc=New;\nkeep=Same;\nnew.key=Moved;\n",
        "de.lproj/T.strings": "a=Spiel;\nkeep=Gleich;\nnew.key=Umzug;\n",
        "fr.lproj/T.strings": "a=\"Le film\";\nnew.key=\"Va ailleurs\";\n",
      ])
    let rows = comparison.development.map { item in
      let former = item.text.oldID.map { "\($0.key)>" } ?? ""
      return
        "\(item.text.kind) \(former)\(item.text.id.key) stale:\(item.stale) updated:\(item.updated) missing:\(item.missing)"
    }
    #expect(
      rows == [
        #"changed a stale:["de"] updated:["fr"] missing:[]"#, #"removed b stale:[] updated:[] missing:[]"#,
        #"added c stale:[] updated:[] missing:["de", "fr"]"#, #"renamed old>new.key stale:[] updated:[] missing:[]"#,
      ])
    #expect(comparison.development[0].text.arguments?.old == "")
    #expect(comparison.development[0].text.arguments?.new == "%1$d")
    #expect(comparison.locales.map(\.directory) == ["de", "fr"])
    #expect(comparison.locales[1].texts.map { "\($0.kind) \($0.id.key)" } == ["changed a", "renamed new.key"])
  }

  @Test func findsNothingInOtherSpellings() {
    let comparison = comparison(
      ["en.lproj/T.strings": "a = A;\nb = B;\n"], ["en.lproj/T.strings": "/* */ \"b\"=\"B\";\n\n\"a\"=\"\\U0041\";\n"])
    #expect(comparison.isEmpty)
  }

  /// Forms, devices and variables in another order.
  @Test func findsNothingInAnotherOrder() {
    func catalog(_ forms: [String], _ devices: [String]) -> [String: String] {
      let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
      let plural = forms.map { "\"\($0)\": \(unit("%lld \($0)"))" }.joined(separator: ", ")
      let device = devices.map { "\"\($0)\": \(unit($0))" }.joined(separator: ", ")
      return [
        "T.xcstrings": """
        {"sourceLanguage": "en", "strings": {
          "n": {"localizations": {"en": {"variations": {"plural": {\(plural)}}}, "de": \(unit("%lld"))}},
          "d": {"localizations": {"en": {"variations": {"device": {\(device)}}}}}
        }, "version": "1.0"}
        """
      ]
    }
    let old = catalog(["one", "other"], ["mac", "other"])
    #expect(comparison(old, catalog(["other", "one"], ["other", "mac"])).isEmpty)
    #expect(comparison(old, catalog(["other"], ["other", "mac"])).development.map(\.stale) == [["de"]])
  }

  @Test(
    arguments: [
      ("Play the movie", "Play the film now", "Play the -movie-+film now+"),
      ("%1$@ of %2$d", "%1$@ of %2$lld", "%1$@ of -%2$d-+%2$lld+"),
      ("This should not happen.", "A config with that name.", "-This should not happen-+A config with that name+."),
      ("one two three", "one three", "one -two -three"), ("再生する", "再生中", "再生-する-+中+"), ("", "a", "+a+"),
      ("a b", "a b", "a b"),
      ("café", "cafe\u{301}", "-café-+cafe\u{301}+"),
    ])
  func marksWords(_ old: String, _ new: String, _ expected: String) {
    let text = WordDifference(from: old, to: new).parts.map { part in
      switch part.change {
      case .kept: part.text
      case .removed: "-\(part.text)-"
      case .added: "+\(part.text)+"
      }
    }.joined()
    #expect(Array(text.utf8) == Array(expected.utf8))
  }
}
