import L10nCore

extension RuleExamples {
  static let allCaps: RuleExamples = RuleExamples(
    "a11y-all-caps",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = "⟦PLAY⟧ all"; "b.hint" = "Opens ⟦SETTINGS⟧.";"#,
        "de.lproj/Player.strings": #""a.label" = "⟦UNTERTITEL⟧";"#,
        "es.lproj/Player.strings": #""a.label" = "EN ⟦VIVO⟧";"#,
        "ru.lproj/Player.strings": #""a.label" = "⟦СУБТИТРЫ⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Play";
        "b.label" = "HDMI and WLAN";
        "c.label" = "VR goggles, CC, SDH";
        "d.label" = "FAQ";
        "e.text" = "LIVE";
        "f.label" = "PLAY_BUTTON";
        """#,
        "ja.lproj/Player.strings": #""a.label" = "再生";"#,
        "ar.lproj/Player.strings": #""a.label" = "تشغيل";"#,
      ]),
      .good(["en.lproj/Player.strings": #""a.label" = "ACME shop";"#]) {
        $0.rules["a11y-all-caps"] = RuleSettings(allowing: ["ACME"])
      },
    ])
}
