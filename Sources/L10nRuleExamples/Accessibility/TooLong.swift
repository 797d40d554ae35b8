import L10nCore

extension RuleExamples {
  static let labelTooLong: RuleExamples = RuleExamples(
    "a11y-too-long",
    [
      .bad([
        "en.lproj/Player.strings":
          #""skip.label" = ⟦"Skip the rest of this advertisement and go on with the video"⟧;"#,
        "ja.lproj/Player.strings": #""skip.label" = ⟦"この広告の残りをスキップして動画の続きを再生する"⟧;"#,
        "it.lproj/Player.strings": #""skip.label" = ⟦"Salta il resto della pubblicità e continua il video"⟧;"#,
      ]),
      .bad(["de.lproj/Player.strings": #""skip.label" = ⟦"Werbung überspringen"⟧;"#]) {
        $0.rules["a11y-too-long"] = RuleSettings(option: "limits", ["de": 10])
      },
      .good(["en.lproj/Player.strings": #""wait.text" = "You can skip this advertisement in a few seconds";"#]) {
        $0.controls = [ControlDeclaration(example: "buttonSkip", [(.label, nil, "wait.text")], in: "")]
      },
      .good([
        "en.lproj/Player.strings": #""a.label" = "Enter picture in picture"; "b.label" = "Play %@";"#,
        "fr.lproj/Player.strings": #""a.label" = "Passer en mode image dans l’image";"#,
        "zh-Hant.lproj/Player.strings": #""a.label" = "進入子母畫面";"#,
        "ar.lproj/Player.strings":
          #""a.hint" = "ينقل الفيديو إلى أحدث جزء من البث المباشر ثم يتابع التشغيل من هناك.";"#,
      ]),
    ])
}
