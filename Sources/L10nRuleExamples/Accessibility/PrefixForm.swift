extension RuleExamples {
  static let prefixForm: RuleExamples = RuleExamples(
    "a11y-prefix-form",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""time.prefix" = "Current time⟦:⟧"; "b.prefix" = "Total time⟦ ⟧";"#,
          "fr.lproj/Player.strings": "\"time.prefix\" = \"Position actuelle⟦\u{A0}: ⟧\";",
          "ja.lproj/Player.strings": #""time.prefix" = "再生位置⟦：⟧";"#,
          "ar.lproj/Player.strings": #""time.prefix" = "الموضع الحالي⟦.⟧";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""time.prefix" = "Current time"; "b.prefix" = "Total time";"#,
          "fr.lproj/Player.strings": #""time.prefix" = "Position actuelle";"#,
          "ja.lproj/Player.strings": #""time.prefix" = "再生位置";"#,
          "ar.lproj/Player.strings": #""time.prefix" = "الموضع الحالي";"#,
        ]),
      .good([
        "en.lproj/Player.strings": #""time.prefix" = "Current time"; "b.label" = "Time:"; "c.prefix" = ":";"#,
        "zh-Hant.lproj/Player.strings": #""time.prefix" = "播放位置";"#,
      ]),
    ])
}
