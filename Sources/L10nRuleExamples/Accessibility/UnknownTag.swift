import L10nCore

extension RuleExamples {
  static let unknownTag: RuleExamples = RuleExamples(
    "a11y-unknown-tag",
    [
      .bad(
        [
          "en.lproj/Player.strings":
            #"⟦"control.plya.primary"⟧ = "Play"; ⟦"control.play.paused"⟧ = "Pause"; ⟦"control.99.primary"⟧ = "X";"#
        ],
        fixed: [
          "en.lproj/Player.strings":
            #""control.play.primary" = "Play"; "control.play.pause" = "Pause"; "control.99.primary" = "X";"#
        ]
      ) { $0.declareExamplePattern("control.{control}.{state}") },
      .bad(
        [
          "en.lproj/Player.strings": #""control.play.label" = "Play";"#,
          "Overrides/acme/ja.lproj/Player.strings": #"⟦"control.play.lable"⟧ = "再生";"#,
        ], fixed: ["Overrides/acme/ja.lproj/Player.strings": #""control.play.label" = "再生";"#]
      ) { $0.declareExamplePattern("control.{control}.{kind}") },
      .good([
        "en.lproj/Player.strings": #"""
        "control.play.primary" = "Play";
        "control.1.secondary" = "Pause";
        "control.play.pause" = "Pause";
        "control.play" = "Play";
        "menu.plya.primary" = "Play";
        """#
      ]) { $0.declareExamplePattern("control.{control}.{state}") },
    ])
}

extension Configuration {
  /// A control of examples, and how keys name it.
  mutating func declareExamplePattern(_ pattern: String) {
    controls = [ControlDeclaration(example: "play", states: ["play", "pause"], [], in: "")]
    rules["a11y-unknown-tag"] = RuleSettings(option: "pattern", SettingValue(stringLiteral: pattern))
  }
}
