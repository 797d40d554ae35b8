extension RuleExamples {
  static let deviceWord: RuleExamples = RuleExamples(
    "a11y-device-word",
    [
      .bad([
        "en.lproj/Player.strings": #""seek.hint" = "Moves with the ⟦mouse⟧.";"#,
        "de.lproj/Player.strings": #""seek.hint" = "Bewegt sich mit dem ⟦Finger⟧.";"#,
        "ja.lproj/Player.strings": #""seek.hint" = "⟦リモコン⟧で移動します。";"#,
        "ar.lproj/Player.strings": #""seek.hint" = "يتحرك مع ⟦الماوس⟧.";"#,
      ]),
      .bad([
        "fr.lproj/Player.strings": #""seek.hint" = "Suit la ⟦souris⟧.";"#,
        "es.lproj/Player.strings": #""seek.hint" = "Sigue el ⟦dedo⟧.";"#,
        "zh-Hant.lproj/Player.strings": #""seek.hint" = "跟隨⟦滑鼠⟧移動。";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.hint" = "Moves to the newest part.";
        "tv.remote.hint" = "Works with the remote control.";
        "c.label" = "Mousetrap";
        "d.error" = "Connect a mouse.";
        """#,
        "de.lproj/Player.strings": #""a.label" = "Mausefalle";"#,
      ]),
    ])
}
