extension RuleExamples {
  static let replacementCharacter: RuleExamples = RuleExamples(
    "replacement-character",
    [
      .bad(["de.lproj/Player.strings": "\"menu\" = \"Men⟦\u{FFFD}⟧\"; \"size\" = \"Gr⟦Ã¶⟧ÃŸe\";"]),
      .bad(["fr.lproj/Player.strings": #""off" = "d⟦Ã©⟧sactivÃ©"; "screen" = "l⟦â€™⟧Ã©cran";"#]),
      .bad(["es.lproj/Player.strings": #""quit" = "⟦Â¿⟧Salir?";"#]),
      .bad(["ru.lproj/Player.strings": #""quit" = "⟦Ð’⟧Ñ‹Ð¹Ñ‚Ð¸"; "wave" = "⟦ðŸ⟧‘‹";"#]),
      .bad([
        "pl.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld plik", "other": "%lld plik⟦\u{FFFD}⟧w"])
      ]),
      .good([
        "pt-BR.lproj/Player.strings": #""a" = "«AMANHÃ»: NÃO"; "b" = "Âmbar, não à";"#,
        "fr.lproj/Player.strings": #""a" = "« Âge » : 10 € d’été";"#,
        "es.lproj/Player.strings": #""a" = "«Ñ», «AÑO»";"#,
        "de.lproj/Player.strings": #""a" = "Größe ß";"#, "ja.lproj/Player.strings": #""a" = "再生";"#,
      ]),
    ])
}
