extension RuleExamples {
  static let controlCharacter: RuleExamples = RuleExamples(
    "control-character",
    [
      .bad(
        ["en.lproj/Player.strings": "\"a\" = \"Play⟦\u{7}⟧\";"],
        fixed: ["en.lproj/Player.strings": "\"a\" = \"Play\";"]),
      .bad(
        ["de.lproj/Player.strings": #""a" = "Größe⟦\U0008⟧ \n\t"; "b" = "⟦\U007F⟧%@";"#],
        fixed: ["de.lproj/Player.strings": #""a" = "Größe \n\t"; "b" = "%@";"#]),
      .bad(["ja.lproj/Player.strings": "\"a\" = \"再生⟦\u{B}⟧する\";"]),
      .bad(["fr.lproj/Player.strings": "\"⟦\u{1}⟧a\" = \"l⟦\u{92}⟧écran\";"]),
      .bad(["en.lproj/Player.strings": #""a" = "⟦C:\bin⟧";"#]),
      .good(["ar.lproj/Player.strings": "\"a\" = \"تشغيل\\n\\t\u{200F}%@\tأ\";"]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""a": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "재생\n\t"}}}}"#)
      ]),
    ])
}
