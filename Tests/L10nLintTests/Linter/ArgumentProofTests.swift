import L10nCore
import Testing

@testable import L10nLint

/// The proof may leave out only texts in which the rules find nothing.
struct ArgumentProofTests {
  private static let pieces = [
    "word", "%@", "%d", "%lld", "%u", "%1$@", "%2$@", "%1$d", "%%", "%", "％@", "٪", "$", "1$@", "2$d", "% d", "%s",
    "%.2f", "%1@", "@%", "%Lld", "%#@files@", "%n", "%*d", "م %@", "！%@", "%ld %ld", "%10$@", "%0$@", "%i",
  ]

  @Test func nothingWithAnErrorIsLeftOut() {
    let texts = Self.pieces + Self.pieces.map { "%@ \($0)" }
    let translations = Self.pieces + ["%@ %d", "%d %@", "%1$d %2$@", "100%% %@", "%@ %@", "100%%d"]
    let (development, french) = table(texts, translations)
    let catalog = catalog([
      "en.lproj/T.strings": development, "fr.lproj/T.strings": french, "fr.lproj/X.strings": french,
    ])
    let doubtful = Set(ArgumentProof.doubtfulTexts(of: catalog).map(\.key.text))
    let errors = ArgumentProof.errors(inTextsOf: catalog)
    #expect(errors.count > 1_000)
    let leftOut = errors.filter { !doubtful.contains($0.subject.key ?? "") }
    #expect(leftOut.map(\.message) == [])
  }

  /// The remaining texts of every kind can be proved, and only wrong ones are left out: with a development text all its
  /// translations, with a layer's text that text.
  @Test func whatIsProvableHasNoError() throws {
    let (development, french) = table(Self.pieces, Self.pieces)
    let catalog = catalog([
      "en.lproj/T.strings": development, "Base.lproj/T.strings": french, "fr.lproj/T.strings": french,
      "de.lproj/T.strings": development, "Overrides/x/fr.lproj/T.strings": development,
    ])
    let (provable, errors) = try #require(ArgumentProof.provable(catalog))
    #expect(errors.count > 500 && ArgumentProof.errors(inTextsOf: provable).isEmpty, "\(errors.count)")
    let blamed = Set(errors.compactMap(\.subject.key))
    #expect(provable.developmentEntries.count > 300)
    for index in catalog.locales.indices {
      let before = catalog.entries(locale: index, layer: nil)
      let after = provable.entries(locale: index, layer: nil)
      #expect(before.keys.allSatisfy { after[$0] != nil || blamed.contains($0.key.text) })
    }
  }

  /// A reader's finding is known for its file, and remains when the text is left out.
  @Test(arguments: [("fr", ["Base/hi", "Base/n", "fr/hi"]), ("en", ["Base/hi", "fr/hi"])])
  func pluralsWithoutOtherAreLeftOut(language: String, texts: [String]) throws {
    func table(_ own: String) -> String {
      let second = own == language ? "many" : "other"
      return """
        <resources>
          <string name="hi">Hi</string>
          <plurals name="n"><item quantity="one">%d file</item><item quantity="\(second)">%d files</item></plurals>
        </resources>
        """
    }
    let catalog = catalog(["values/strings.xml": table("en"), "values-fr/strings.xml": table("fr")])
    let (provable, errors) = try #require(ArgumentProof.provable(catalog))
    #expect(errors.map(\.ruleID) == ["plural-missing-other"] && errors[0].subject.key == "n")
    let left = provable.locales.indices.flatMap { locale in
      provable.entries(locale: locale, layer: nil).keys.map { "\(provable.locales[locale].directory)/\($0.key)" }
    }
    #expect(left.sorted() == texts)
  }

  private func catalog(_ files: [String: String]) -> Catalog {
    var loader = CatalogLoader(Configuration())
    return loader.catalog(of: files.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
  }

  /// Every text beside every translation.
  private func table(_ texts: [String], _ translations: [String]) -> (development: String, french: String) {
    var tables = (development: "", french: "")
    for (row, text) in texts.enumerated() {
      for (column, translation) in translations.enumerated() {
        tables.development += "\"k\(row).\(column)\" = \"\(text)\";\n"
        tables.french += "\"k\(row).\(column)\" = \"\(translation)\";\n"
      }
    }
    return tables
  }

  @Test(arguments: [
    ("Play", "Lire"), ("%@ and %d", "%1$@ et %2$d"), ("%2$@ %1$d", "%1$d %2$@"), ("100 %% of %@", "100 %% de %@"),
    ("%lld files", "%lld fichiers"), ("%@ by %@", "%2$@ : %1$@"), ("Wait!", "انتظر！"), ("%1$@ %1$@", "%1$@"),
  ])
  func plainTextsThatFitAreLeftOut(development: String, translation: String) {
    let catalog = catalog([
      "en.lproj/T.strings": "\"k\" = \"\(development)\";", "fr.lproj/T.strings": "\"k\" = \"\(translation)\";",
    ])
    #expect(ArgumentProof.doubtfulTexts(of: catalog).isEmpty)
  }

  /// A key, its development text, a translation, the specifier that no generated function could give: an argument that only
  /// the key has. Code that makes keys of values passes it, and `lint` has nothing to say.
  @Test(arguments: [
    ("liked %lld", "liked", "%lld gusta", "%lld"), ("%@ by %@", "By %@", "Von %@, %@", "%@"),
    ("liked %lld", "liked", "gusta", nil), ("liked %lld", "%lld liked", "%lld gusta", nil),
  ])
  func argumentsOfTheKeyAloneDoNotFit(key: String, text: String, translation: String, specifier: String?) {
    let catalog = catalog([
      "en.lproj/T.strings": "\"\(key)\" = \"\(text)\";", "es.lproj/T.strings": "\"\(key)\" = \"\(translation)\";",
    ])
    let errors = ArgumentProof.errors(in: catalog)
    #expect(errors.map { $0.message.contains("takes \(specifier ?? "") as") } == (specifier == nil ? [] : [true]))
    #expect(errors.allSatisfy { $0.subject.locale == "es" && $0.ruleID == "argument-extra" })
    #expect(Linter(rules: [.argumentExtra]).result(in: catalog).diagnostics.isEmpty)
  }

  /// Plural forms, String Catalogs, patterns, layers and settings: everything in the rules' examples.
  @Test(arguments: ExampleSpelling.allCases) func examplesHaveTheErrorsOfTheRules(spelling: ExampleSpelling) {
    for rule in Rule.provingArguments {
      for example in rule.examples {
        let configuration = example.configuration
        var loader = CatalogLoader(configuration)
        let catalog = loader.catalog(of: example.unmarked(spelling).files)
        #expect(ArgumentProof.errors(in: catalog) == ArgumentProof.errors(inTextsOf: catalog), "\(rule.id)")
      }
    }
  }
}
