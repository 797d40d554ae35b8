extension RuleExamples {
  static let spokenLineBreak: RuleExamples = RuleExamples(
    "a11y-line-break",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = ⟦"Jump\nback"⟧; "b.hint" = ⟦"Moves\tback."⟧;"#,
        "de.lproj/Player.strings": #""a.value" = ⟦"Bild in\nBild"⟧;"#,
        "ko.lproj/Player.strings": #""a.label" = ⟦"화면 속\n화면"⟧; "b.announcement" = ⟦"재생\n재개됨"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a.label" = "Jump back"; "b.text" = "Jump\nback"; "c.error" = "No.\nTry again.";"#,
        "ja.lproj/Player.strings": #""a.label" = "戻る";"#,
      ]),
    ])
}
