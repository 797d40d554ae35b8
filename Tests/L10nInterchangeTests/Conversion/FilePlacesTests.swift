import L10nInterchange
import Testing

@Suite struct FilePlacesTests {
  /// The files of a folder, each with its table and its language.
  @Test(arguments: [
    // The paths that `l10n convert` writes; modules may have the names of languages.
    "fr/T.json T fr, en/fr/T.json fr/T en, fr/fr/T.json fr/T fr, ckb/T.json T ckb, szl/T.json T szl",
    "en/UI/T.po UI/T en, zh_TW/UI/T.po UI/T zh_TW, T.pot T -",
    "T_fr.arb T fr, UI/T_pt_BR.arb UI/T pt-BR, UI/T_en.arb UI/T en, fr/T_en.arb fr/T en, T_szl.arb T szl",
    // One file for each language.
    "en.json Localizable en, fr.json Localizable fr, zh-Hans.json Localizable zh-Hans, szl.json Localizable szl",
    "po/fr.po po/app fr, po/sr@latin.po po/app sr-Latn, po/app.pot po/app -",
    "a.pot a -, b.pot b -, fr.po Localizable fr",
    "UI/en.json UI en, IO/en.json IO en",
    // Gettext's own folders.
    "locale/pt_BR/LC_MESSAGES/app.po locale/app pt-BR, locale/fr/LC_MESSAGES/app.po locale/app fr",
    "de_AT.UTF-8/LC_MESSAGES/app.po app de-AT",
    // The language follows the name, if another file has the name, or a template does.
    "messages_fr.json messages fr, messages_de.json messages de, our_it.json our_it -",
    "plugin-fr_FR.po plugin fr-FR, plugin.pot plugin -",
    "app.en.json app en, app.fr.json app fr, app.config.json app.config -",
    "intl_messages.arb intl_messages -, my_app.arb my_app -, app_zh_Hant_TW.arb app zh-Hant-TW",
    // Words.
    "package.json package -, po/app.po po/app -, src/UI/T.json src/UI/T -, the/T.json the/T -",
    "fr.lproj/T.json T fr, iw/T.json T iw",
  ])
  func findsTableAndLanguage(files: String) {
    let rows = files.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
    let places = FilePlaces(rows.map { $0[0] })
    for row in rows {
      let place = places.place(of: row[0])
      #expect("\(row[0]) \(place.table) \(place.locale ?? "-")" == row.joined(separator: " "))
    }
  }
}
