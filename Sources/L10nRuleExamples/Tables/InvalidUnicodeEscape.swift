extension RuleExamples {
  static let invalidUnicodeEscape: RuleExamples = RuleExamples(
    "invalid-unicode-escape",
    [
      .bad(
        ["en.lproj/Player.strings": #""and" = "A ⟦\U26⟧ B \\U26";"#],
        fixed: ["en.lproj/Player.strings": #""and" = "A \U0026 B \\U26";"#]),
      .bad(
        ["de.lproj/Player.strings": #"/* \U1 */ "⟦\UE4⟧" = "⟦\Ue4⟧ß⟦\U9⟧|";"#],
        fixed: ["de.lproj/Player.strings": #"/* \U1 */ "\U00E4" = "\U00e4ß\U0009|";"#]),
      .bad(
        ["ja.lproj/Player.strings": #""smile" = "笑⟦\U0001F600⟧";"#],
        fixed: ["ja.lproj/Player.strings": #""smile" = "笑\UD83D\UDE00";"#]),
      .bad(["fr.lproj/Player.strings": #""a" = "⟦\U⟧ été"; "b" = "⟦\UD83D⟧ x"; "c" = "⟦\UDE00⟧";"#]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""a": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "재생⟦\ud83d⟧"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "\U00E9\UD83D\UDE00 \\U26 \U20ACuro";"#,
        "ar.lproj/Player.strings": "/* \\U26 */ \"a\" = \"تشغيل\";",
      ]),
    ])
}
