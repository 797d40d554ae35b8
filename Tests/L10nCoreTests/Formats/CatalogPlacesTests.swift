import L10nCore
import Testing

@Suite struct CatalogPlacesTests {
  /// The files of a folder, each with its table and its language, `-` for a file that is no table.
  @Test(arguments: [
    "en/T.json T en, ckb/T.json T ckb, szl/T.json T szl, src/T.json -, api/T.json -",
    "en.json Localizable en, zh-Hans.json Localizable zh-Hans, tok.json Localizable tok, all.json -",
    "T_fr.arb T fr, UI/T_pt_BR.arb UI/T pt-BR, T_szl.arb T szl, T_old.arb -, intl_messages.arb -",
    "po/fr.po po/Localizable fr, po/tok.po po/Localizable tok, po/sr@latin.po po/Localizable sr@latin, po/app.po -",
    "locale/fr/LC_MESSAGES/app.po locale/app fr, locale/tok/LC_MESSAGES/app.po locale/app tok",
    "plugin-fr_FR.po plugin fr_FR, plugin-oc_FR.po plugin oc_FR, plugin.pot plugin Base",
    "a.properties a Base, a_fr.properties a fr, a_tok.properties a tok, gradle.properties -",
    // Languages elsewhere in the path.
    "l/en/UI/T.json l/UI/T en, l/zh_TW/UI/T.json l/UI/T zh_TW, l/tok/UI/T.json l/UI/T tok, l/en/UI/A.json -",
    "en/UI/T.po UI/T en, fr/UI/T.po UI/T fr",
    "l/messages_fr.json l/messages fr, l/messages_pt_BR.json l/messages pt_BR, our_it.json -",
    "app.en.json app en, app.fr.json app fr, app.tok.json app tok, app.config.json -",
    "it/config/a.json -, package.json -, src/UI/T.json -, new/T.json -, tok/T.json -",
  ])
  func findsTableAndLanguage(files: String) {
    let rows = files.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    let places = CatalogPlaces(rows.map { $0[0] })
    for row in rows {
      let place = places[row[0]].map { [$0.table, $0.directory] } ?? ["-"]
      #expect([row[0]] + place == row)
    }
  }

  /// The files of a folder, and a path of another language beside the first of them.
  @Test(arguments: [
    ["a.en.json", "a.fr.json", "pt-BR", "a.pt-BR.json"], ["a_en.json", "a_fr.json", "pt-BR", "a_pt_BR.json"],
    ["l/en/ui/menu.json", "l/fr/ui/menu.json", "de", "l/de/ui/menu.json"], ["po/fr.po", "po/tok.po", "de", "po/de.po"],
  ])
  func givesOtherLanguagesLikePaths(row: [String]) throws {
    let place = try #require(CatalogPlaces(row[..<2])[row[0]])
    #expect(CatalogPlace(place, directory: row[2]).path == row[3])
    #expect(CatalogPlaces(row[..<2] + [row[3]])[row[3]]?.table == place.table)
  }
}
