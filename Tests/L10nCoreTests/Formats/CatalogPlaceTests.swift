import L10nCore
import Testing

struct CatalogPlaceTests {
  @Test(arguments: [
    ("fr.lproj/Player.strings", "fr", nil, "Player", "", TableFormat.strings),
    ("fr.lproj/Player.stringsdict", "fr", nil, "Player", "", .stringsdict),
    ("zh_TW.lproj/A.B.strings", "zh_TW", nil, "A.B", "", .strings),
    ("Base.lproj/A b.strings", "Base", nil, "A b", "", .strings),
    ("Overrides/acme/fr.lproj/Player.strings", "fr", "acme", "Player", "", .strings),
    ("Widgets/fr.lproj/Player.strings", "fr", nil, "Widgets/Player", "Widgets", .strings),
    ("App/Widgets/fr.lproj/Player.strings", "fr", nil, "App/Widgets/Player", "App/Widgets", .strings),
    ("Widgets/Overrides/acme/fr.lproj/Player.strings", "fr", "acme", "Widgets/Player", "Widgets", .strings),
    ("Overrides/fr.lproj/Player.strings", "fr", nil, "Overrides/Player", "Overrides", .strings),
    ("Overrides/a/b/fr.lproj/P.strings", "fr", nil, "Overrides/a/b/P", "Overrides/a/b", .strings),
    ("a.lproj/fr.lproj/P.strings", "fr", nil, "a.lproj/P", "a.lproj", .strings),
    ("Player.xcstrings", "mul", nil, "Player", "", .stringCatalog),
    ("Widgets/A.B.xcstrings", "mul", nil, "Widgets/A.B", "Widgets", .stringCatalog),
    ("Overrides/acme/Player.xcstrings", "mul", "acme", "Player", "", .stringCatalog),
    ("App/Overrides/acme/P.xcstrings", "mul", "acme", "App/P", "App", .stringCatalog),
    ("Overrides/P.xcstrings", "mul", nil, "Overrides/P", "Overrides", .stringCatalog),
    ("moko-resources/base/strings.xml", "Base", nil, "moko-resources/strings", "moko-resources", .moko),
    ("pt-rBR/plurals.xml", "pt-BR", nil, "plurals", "", .moko), ("in/strings.xml", "id", nil, "strings", "", .moko),
    ("zh-Hant/strings_a.xml", "zh-Hant", nil, "strings_a", "", .moko),
    ("es-419/strings.xml", "es-419", nil, "strings", "", .moko),
    ("a/composeResources/values-he/a.xml", "he", nil, "a/composeResources/a", "a/composeResources", .compose),
    ("a/composeResources/values-fr/a.xml", "fr", nil, "a/composeResources/a", "a/composeResources", .compose),
    ("res/values-fr/strings.xml", "fr", nil, "res/strings", "res", .android),
    ("lib/l10n/app_fr.arb", "fr", nil, "lib/l10n/app", "lib/l10n", .arb),
    ("app_pt_BR.arb", "pt-BR", nil, "app", "", .arb), ("my_app_zh_Hans_CN.arb", "zh-Hans-CN", nil, "my_app", "", .arb),
    ("fr.arb", "fr", nil, "Localizable", "", .arb), ("Overrides/acme/app_fr.arb", "fr", "acme", "app", "", .arb),
    ("locales/fr/common.json", "fr", nil, "locales/common", "locales", .json),
    ("i18n/pt_BR.json", "pt_BR", nil, "i18n/Localizable", "i18n", .json),
    ("zh-Hant/it.json", "zh-Hant", nil, "it", "", .json),
    ("ca@valencia.json", "ca@valencia", nil, "Localizable", "", .json),
    ("po/fr.po", "fr", nil, "po/Localizable", "po", .po), ("po/app.pot", "Base", nil, "po/app", "po", .po),
    ("locale/pt_BR/LC_MESSAGES/django.po", "pt_BR", nil, "locale/django", "locale", .po),
    ("languages/shop-fr_FR.po", "fr_FR", nil, "languages/shop", "languages", .po),
    ("res/app.properties", "Base", nil, "res/app", "res", .properties),
    ("res/my_app_pt_BR.properties", "pt_BR", nil, "res/my_app", "res", .properties),
    ("app_zh_Hans_CN.properties", "zh_Hans_CN", nil, "app", "", .properties),
    ("app_iw.properties", "iw", nil, "app", "", .properties),
    ("application-dev.properties", "Base", nil, "application-dev", "", .properties),
    ("foo_test.properties", "Base", nil, "foo_test", "", .properties),
    ("locales/fr/app.properties", "fr", nil, "locales/app", "locales", .properties),
    // A Java package with the name of a language.
    ("org/ha/app_fr.properties", "fr", nil, "org/ha/app", "org/ha", .properties),
    ("Overrides/acme/sr@latin.po", "sr@latin", "acme", "Localizable", "", .po),
  ])
  func tellsDirectoryLayerTableAndFormatAndBack(
    path: String, directory: String, layer: String?, table: String, folder: String, format: TableFormat
  ) throws {
    let place = try #require(CatalogPlace(path: path))
    #expect(place.directory == directory)
    #expect(place.layer == layer)
    #expect(place.table == table)
    #expect(place.folder == folder)
    #expect(place.format == format && TableFormat(ofFile: path) == format)
    #expect(CatalogPlace.path(table: table, directory: directory, layer: layer, format: format) == path)
  }

  @Test func takesAStringCatalogOutOfTheDirectoryOfManyLanguages() throws {
    let place = try #require(CatalogPlace(path: "App/mul.lproj/Player.xcstrings"))
    #expect(place.table == "App/Player")
    #expect(place.directory == CatalogPlace.multilingual)
  }

  @Test(arguments: [
    "", "fr.lproj", "Player.strings", "fr/Player.strings", "fr.lproj/Player.txt", "fr.lproj/Player", ".lproj/A.strings",
    "app.arb", "app_play.arb", "package.json", "src/index.json", "Fr/app.json", "xx.json",
    "in/a.xml", "app-data/strings.xml", "fr.lproj/Deeper/Player.strings", "fr.lproj/Player.strings.orig",
    "fr.lproj/.strings", "fr.lproj/Player.STRINGS",
  ])
  func takesNothingElseForATable(path: String) {
    #expect(CatalogPlace(path: path) == nil)
  }
}
