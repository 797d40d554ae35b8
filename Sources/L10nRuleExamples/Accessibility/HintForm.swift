extension RuleExamples {
  static let hintForm: RuleExamples = RuleExamples(
    "a11y-hint-form",
    [
      .bad([
        "en.lproj/Player.strings": #""a.hint" = "⟦Show⟧ the controls."; "b.hint" = "⟦Use⟧ this to go back.";"#,
        "de.lproj/Player.strings": #""a.hint" = "⟦Wählen Sie⟧ die Qualität.";"#,
        "fr.lproj/Player.strings": #""a.hint" = "⟦Choisissez⟧ la qualité.";"#,
        "es.lproj/Player.strings": #""a.hint" = "⟦Seleccione⟧ la calidad.";"#,
        "pt-BR.lproj/Player.strings": #""a.hint" = "⟦Escolha⟧ a qualidade.";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""a.hint" = "画質を選択⟦してください⟧。";"#,
        "ko.lproj/Player.strings": #""a.hint" = "화질을 선택⟦하십시오⟧.";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "⟦请⟧选择画质。";"#,
        "zh-Hant.lproj/Player.strings": #""a.hint" = "⟦請⟧選擇畫質。";"#,
        "ar.lproj/Player.strings": #""a.hint" = "⟦اختر⟧ الجودة.";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.hint" = "Shows the controls.";
        "b.hint" = "The video can play on.";
        "c.label" = "Show";
        "d.hint" = "Tap to show the controls.";
        """#,
        "ja.lproj/Player.strings": #""a.hint" = "画質を選択します。";"#,
        "zh-Hans.lproj/Player.strings": #""a.hint" = "发送请求。";"#,
        "de.lproj/Player.strings": #""a.hint" = "Öffnet die Liste.";"#,
      ]),
    ])
}
