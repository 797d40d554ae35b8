extension RuleExamples {
  static let labelSentence: RuleExamples = RuleExamples(
    "a11y-sentence",
    [
      .bad([
        "en.lproj/Player.strings": #""mode.label" = "Current mode: fit⟦.⟧ Toggle the mode";"#,
        "ja.lproj/Player.strings": #""mode.label" = "現在のモード⟦。⟧切り替えます";"#,
        "ar.lproj/Player.strings": #""mode.label" = "الوضع: ملاءمة⟦.⟧ تبديل الوضع";"#,
      ]),
      .bad([
        "fr.lproj/Player.strings": #""mode.label" = "Son coupé⟦.⟧ Réactiver le son";"#,
        "zh-Hans.lproj/Player.strings": #""mode.label" = "已静音⟦。⟧取消静音";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Version 1.2 for Dr. Who";
        "b.label" = "Play.";
        "c.label" = "Yahoo! news";
        "d.hint" = "Plays the video. Starts where it stopped.";
        """#,
        "de.lproj/Player.strings": #""a.label" = "Untertitel, z. B. Deutsch";"#,
        "ko.lproj/Player.strings": #""a.label" = "재생";"#,
      ]),
    ])
}
