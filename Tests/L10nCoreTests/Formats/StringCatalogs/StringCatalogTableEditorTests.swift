import L10nCompiler
import L10nCore
import L10nSyntax
import Testing

struct StringCatalogTableEditorTests {
  private static let text = StringCatalogDraft(
    [
      TextTable(
        name: "T", locale: "en",
        units: [TextUnit(key: "a", message: .text("A")), TextUnit(key: "c", message: .text("C"))]),
      TextTable(name: "T", locale: "fr", units: [TextUnit(key: "a", message: .text("Aa"))]),
    ], source: "en"
  ).text

  /// The file after changes in one language; the changes that were not made.
  private func changed(_ directory: String, _ changes: TableChange...) throws -> (file: Catalog?, refused: [Diagnostic])
  {
    let files = CatalogFixture(["T.xcstrings": Self.text]).catalog.files
    var editor = TableEditor(
      files: files.filter { $0.place.directory == directory },
      development: files.filter { $0.place.directory == "en" }, table: "T", directory: directory)
    let refused = changes.compactMap { editor.apply($0) }
    let file = editor.changedFiles().first
    #expect(file.map(\.path) ?? "T.xcstrings" == "T.xcstrings")
    return (file.map { CatalogFixture(["T.xcstrings": String(decoding: $0.bytes, as: UTF8.self)]).catalog }, refused)
  }

  private func texts(_ catalog: Catalog?, _ directory: String) -> [String] {
    catalog?.files.filter { $0.place.directory == directory }.flatMap { TextTable($0).units }.map {
      if case .text(let text) = $0.message.content {
        "\($0.key)=\(text) \($0.state.rawValue)"
      } else {
        "\($0.key)=rule"
      }
    } ?? []
  }

  private static let plural = Message.format(
    "%#@n@",
    variables: [
      MessageVariable(name: "n", valueType: "lld", variants: [MessageVariable.Variant(category: "other", text: "%lld")])
    ])

  @Test func changesOneLanguage() throws {
    let (file, refused) = try changed(
      "fr", TableChange("a", .set(Self.plural, .needsReview)), TableChange("c", .set(.text("C"), .new)))
    #expect(refused.isEmpty)
    #expect(texts(file, "fr") == ["a=rule", "c=C new"])
    #expect(texts(file, "en") == ["a=A translated", "c=C translated"])
  }

  /// An entry without a text in the source language would show its key there.
  @Test func addsNoKeyThatTheSourceLanguageLacks() throws {
    let (file, refused) = try changed(
      "fr", TableChange("b", .set(Self.plural, .translated)), TableChange("c", .set(.text("Cc"), .translated)))
    #expect(refused.map(\.message) == ["'b' has no text in en, where a String Catalog would take the key for it"])
    #expect(texts(file, "en") == ["a=A translated", "c=C translated"])
    let added = try changed("en", TableChange("b", .set(Self.plural, .translated)))
    #expect(added.refused.isEmpty && texts(added.file, "en") == ["a=A translated", "b=rule", "c=C translated"])
  }

  private static let varied = """
    {"sourceLanguage": "en", "strings": {
      "forms": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld chanson"}},
        "many": {"stringUnit": {"state": "new", "value": ""}, "x": 1},
        "other": {"stringUnit": {"state": "needs_review", "value": "%lld chansons"}}}}}}},
      "shared": {"localizations": {"fr": {
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg fichier"}},
          "other": {"stringUnit": {"state": "needs_review", "value": "%arg fichiers"}}}}}},
        "variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "%#@n@ sur ce Mac"}},
          "other": {"stringUnit": {"state": "translated", "value": "%#@n@ ici"}}}}}}},
      "inside": {"localizations": {"fr": {
        "stringUnit": {"state": "translated", "value": "Avec %#@n@"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": {
          "mac": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg Macs"}}}}},
          "other": {"variations": {"plural": {
            "other": {"stringUnit": {"state": "needs_review", "value": "%arg appareils"}}}}}}}}}}}}
    }, "version": "1.1"}
    """

  /// Each key with a form to change. The state becomes that of the change; all other bytes stay.
  @Test(arguments: [
    ("forms", "chansons", "airs"), ("shared", "fichiers", "dossiers"), ("inside", "appareils", "écrans"),
  ])
  func changesFormsWhereTheyAre(key: String, old: String, new: String) throws {
    let files = CatalogFixture(["T.xcstrings": Self.varied]).catalog.files
    let french = try #require(files.first { $0.place.directory == "fr" })
    let unit = try #require(TextTable(french).units.first { $0.key.text == key })
    let message = unit.message.mapVariables { variable in
      var variable = variable
      for index in variable.variants.indices { variable.variants[index].text.replace(old, with: new) }
      return variable
    }
    var editor = TableEditor(files: [french], development: files, table: "T", directory: "fr")
    #expect(editor.apply(TableChange(unit.key, .set(message, .translated))) == nil)
    let bytes = try #require(editor.changedFiles().first?.bytes)
    let expected = Self.varied.replacing(
      "\"needs_review\", \"value\": \"%lld \(old)", with: "\"translated\", \"value\": \"%lld \(new)"
    )
    .replacing("\"needs_review\", \"value\": \"%arg \(old)", with: "\"translated\", \"value\": \"%arg \(new)")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func addsALanguageAndRemovesKeys() throws {
    #expect(
      texts(try changed("zh_TW", TableChange("c", .set(.text("丙"), .translated))).file, "zh-TW") == ["c=丙 translated"])
    #expect(texts(try changed("fr", TableChange("a", .remove)).file, "en").count == 2)
    #expect(texts(try changed("en", TableChange("a", .remove)).file, "en") == ["c=C translated"])
    #expect(
      texts(try changed("fr", TableChange("a", .rename("z"))).file, "en") == ["z=A translated", "c=C translated"])
  }

  @Test func refusesWhatDoesNotFit() throws {
    let width = Message.select(.width, [.init("1", .text("x"))])
    let (file, refused) = try changed(
      "fr", TableChange("a", .set(width, .translated)), TableChange("x", .remove), TableChange("a", .rename("c")))
    #expect(file == nil)
    #expect(
      refused.map(\.message) == [
        "'a' differs by width, of which a String Catalog keeps the widest", "'x' does not exist",
        "'a' cannot become 'c', which already exists",
      ])
  }
}
