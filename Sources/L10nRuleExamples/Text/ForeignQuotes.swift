extension RuleExamples {
  static let foreignQuotes: RuleExamples = RuleExamples(
    "foreign-quotes",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Delete ⟦„%@“⟧ (größer)?"; "b" = "Press “Play” or ⟦«Pause»⟧";"#,
          "de.lproj/Player.strings": #""a" = "⟦“%@”⟧ löschen?"; "b" = "⟦„Play”⟧";"#,
          "fr.lproj/Player.strings": "\"a\" = \"Supprimer ⟦“%@”⟧\u{202F}?\"; \"b\" = \"⟦“ Lire ”⟧\";",
          "zh-Hant.lproj/Player.strings": #""a" = "要刪除⟦“%@”⟧嗎？";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""a" = "Delete “%@” (größer)?"; "b" = "Press “Play” or “Pause”";"#,
          "de.lproj/Player.strings": #""a" = "„%@“ löschen?"; "b" = "„Play“";"#,
          "fr.lproj/Player.strings":
            "\"a\" = \"Supprimer «\u{A0}%@\u{A0}»\u{202F}?\"; \"b\" = \"«\u{A0}Lire\u{A0}»\";",
          "zh-Hant.lproj/Player.strings": #""a" = "要刪除「%@」嗎？";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "The ⟦“⟧end"; "b" = "The end⟦”⟧";"#,
          "ru.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld", "other": "⟦“Größe”⟧ %lld"]),
        ],
        fixed: ["ru.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld", "other": "«Größe» %lld"])]),
      .good([
        "en.lproj/Player.strings": #""a" = "Delete “%@”?"; "b" = "Settings › It’s ‘on’ 5\" disk";"#,
        "de.lproj/Player.strings": #""a" = "„%@“ löschen?"; "b" = "»Ein« und ‚aus‘";"#,
        "de-CH.lproj/Player.strings": #""a" = "«%@» löschen?"; "b" = "«Der „Ton“»";"#,
        "fr.lproj/Player.strings": "\"a\" = \"Supprimer «\u{A0}%@\u{A0}»\u{202F}?\"; \"b\" = \"« a “b” c »\";",
        "es.lproj/Player.strings": #""a" = "¿Borrar «%@»?"; "b" = "“Ver”";"#,
        "ja.lproj/Player.strings": #""a" = "「%@」を削除しますか？"; "b" = "『再生』“停止”";"#,
        "sv.lproj/Player.strings": #""a" = "Ta bort ”%@”?"; "b" = "”a” och ”b”";"#,
        "xx.lproj/Player.strings": #""a" = "„%@“";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "Open “%@” now";"#, "de.lproj/Player.strings": #""a" = "Open “%@” now";"#,
      ]),
    ])
}
