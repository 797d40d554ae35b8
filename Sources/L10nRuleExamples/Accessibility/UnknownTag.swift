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
      .bad(
        [
          "en.lproj/Player.strings":
            #""playback.play.label" = "Play"; ⟦"playback.pausd.label"⟧ = "Pause"; ⟦"playback.lable"⟧ = "Play";"#,
          "l10n.yml": "names: {live: ⟦buttonLive⟧}",
        ],
        fixed: [
          "en.lproj/Player.strings":
            #""playback.play.label" = "Play"; "playback.pause.label" = "Pause"; "playback.label" = "Play";"#
        ]
      ) {
        $0.declareExamplePattern("{control}.{state}.{kind}")
        $0.rules["a11y-unknown-tag"]?[option: "pattern"] = ["{control}.{state}.{kind}", "{control}.{kind}"]
        let place = SourceLocation.example("buttonLive", in: "names: {live: buttonLive}")
        $0.rules["a11y-unknown-tag"]?[option: "names"] = SettingValue(
          .mapping([
            .init("playback", "play"), .init("live", SettingValue(.text("buttonLive"), at: place)),
          ]))
      },
    ])
}

extension Configuration {
  /// A control of examples, and how keys name it.
  mutating func declareExamplePattern(_ pattern: String) {
    controls = [ControlDeclaration(example: "play", states: ["play", "pause"], [], in: "")]
    rules["a11y-unknown-tag"] = RuleSettings(option: "pattern", SettingValue(stringLiteral: pattern))
  }
}
