extension RuleExamples {
  static let directionWord: RuleExamples = RuleExamples(
    "a11y-direction-word",
    [
      .bad([
        "en.lproj/Player.strings":
          #""a.hint" = "Works with the button on the ⟦right⟧."; "b.error" = "Choose the ⟦green⟧ button.";"#,
        "de.lproj/Player.strings": #""a.text" = "Wählen Sie die ⟦grüne⟧ Schaltfläche";"#,
        "fr.lproj/Player.strings": #""a.text" = "Utilisez le bouton ⟦à droite⟧";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""a.text" = "⟦左⟧のボタンを選択してください";"#,
        "ko.lproj/Player.strings": #""a.hint" = "⟦오른쪽⟧ 버튼으로 이동합니다.";"#,
        "zh-Hant.lproj/Player.strings": #""a.text" = "選擇⟦右側⟧的按鈕";"#,
        "ar.lproj/Player.strings": #""a.text" = "اختر الزر على ال⟦يمين⟧";"#,
        "es.lproj/Player.strings": #""a.text" = "Elige el botón de la ⟦izquierda⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Look left";
        "b.hint" = "Moves to the top.";
        "c.error" = "The button does not work right now.";
        "d.text" = "Red carpet";
        "e.text" = "Hired by the button maker";
        """#,
        "pt-BR.lproj/Player.strings": #""a.hint" = "Move para a direita.";"#,
        "de.lproj/Player.strings": #""b.text" = "Rotes Meer";"#,
      ]),
    ])
}
