import L10nCore

extension RuleExamples {
  static let errorAdvice: RuleExamples = RuleExamples(
    "a11y-error-without-advice",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "load.error" = ⟦"The video could not be loaded."⟧;
        "wifi.error" = "There is no connection."; "wifi.recovery" = "Connect to Wi-Fi.";
        "code.error" = ⟦"Error 1009"⟧; "code.recovery" = "Try again later.";
        "number.error" = ⟦"Error: %d"⟧; "number.recovery" = "Try again later.";
        """#,
        "ja.lproj/Player.strings": #""load.error" = "動画を読み込めませんでした。"; "wifi.error" = ⟦"エラー 1009"⟧;"#,
        "Overrides/acme/de.lproj/Player.strings": #""wifi.error" = ⟦"FEHLER-7"⟧; "load.error" = "Ging nicht.";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""load.error" = "It failed."; "go.text" = "Go on";"#,
        "l10n.yml": "recovery: {load.error: ⟦go.txt⟧}",
      ]) {
        $0.rules["a11y-error-without-advice"] = RuleSettings(
          option: "recovery",
          ["load.error": SettingValue(.text("go.txt"), at: .example("go.txt", in: "recovery: {load.error: go.txt}"))])
      },
      .good([
        "en.lproj/Player.strings": #"""
        "a.error" = "The video could not be loaded. Try again later.";
        "b.error" = "To go on, choose Settings";
        "c.error" = "It failed."; "c.recovery" = "Try again.";
        "d.error" = "%@";
        "e.text" = "Error 1009";
        """#,
        "de.lproj/Player.strings": #""a.error" = "Ging nicht."; "b.error" = "Größe";"#,
      ]),
      .good(["en.lproj/Player.strings": #""load.error" = "It failed."; "go.text" = "Go on";"#]) {
        $0.rules["a11y-error-without-advice"] = RuleSettings(
          option: "recovery", ["load.error": "go.text"])
      },
    ])
}
