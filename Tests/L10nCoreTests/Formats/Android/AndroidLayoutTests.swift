import L10nCore
import Testing

struct AndroidLayoutTests {
  @Test(arguments: [
    ("values/strings.xml", "Base", "strings"), ("values-fr/strings.xml", "fr", "strings"),
    ("values-pt-rBR/plurals.xml", "pt-BR", "plurals"), ("values-b+zh+Hant/strings_app.xml", "zh-Hant", "strings_app"),
    ("values-b+es+419/arrays.xml", "es-419", "arrays"),
    ("app/src/main/res/values-iw/my_strings.xml", "he", "app/src/main/res/my_strings"),
    ("values-in/strings.xml", "id", "strings"), ("values-ast/donottranslate.xml", "ast", "donottranslate"),
  ])
  func tellsLanguageAndTableAndBack(path: String, directory: String, table: String) throws {
    let place = try #require(CatalogPlace(path: path))
    #expect(place.directory == directory && place.table == table && place.format == .android)
    #expect(CatalogPlace.path(table: table, directory: directory, layer: nil, format: .android) == path)
  }

  @Test(arguments: [
    "values-night/strings.xml", "values-v21/strings.xml", "values-sw600dp/strings.xml", "values-land/strings.xml",
    "values-mcc310/strings.xml", "values-car/strings.xml", "values-fr-land/strings.xml", "values-ldrtl/strings.xml",
    "values-watch/strings.xml", "layout/strings.xml", "strings.xml",
  ])
  func takesNothingElseForATable(path: String) { #expect(CatalogPlace(path: path) == nil) }

  @Test func passesOverFilesWithoutTexts() {
    let catalog = CatalogFixture([
      "values/Player.xml": "<resources><string name=\"a\">A</string><color name=\"c\">#fff</color></resources>",
      "values/colors.xml": "<resources><color name=\"c\">#fff</color></resources>",
      "values-fr/Player.xml": "<resources>\n</resources>",
    ]).catalog
    #expect(catalog.files.map(\.path) == ["values-fr/Player.xml", "values/Player.xml"])
  }

  /// `values` is plain English if a regional English is a translation.
  @Test func takesTheBaseForTheDevelopmentLanguage() {
    let text = "<resources><string name=\"a\">A</string></resources>"
    let catalog = CatalogFixture([
      "values/strings.xml": text, "values-en-rGB/strings.xml": text, "values-fr/strings.xml": text,
    ]).catalog
    #expect(catalog.locales.map(\.tag.description).sorted() == ["en", "en-GB", "fr"])
    #expect(catalog.development == .english)
  }
}
