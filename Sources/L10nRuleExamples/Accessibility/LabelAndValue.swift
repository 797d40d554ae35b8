import L10nCore

extension RuleExamples {
  static let labelAndValue: RuleExamples = RuleExamples(
    "a11y-label-and-value",
    [
      .bad([
        "en.lproj/Player.strings":
          #""mute" = "Mute"; "unmute" = "Unmute"; "sound.on" = "On"; "sound.off" = "Off"; "h" = "Sound";"#,
        "l10n.yml": "⟦buttonMute⟧: {label: {primary: mute}}",
      ]) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonMute",
            [
              (.label, .primary, "mute"), (.label, .secondary, "unmute"), (.value, .primary, "sound.on"),
              (.value, .secondary, "sound.off"),
            ], in: "buttonMute: {label: {primary: mute}}")
        ]
      },
      .good(["ja.lproj/Player.strings": #""view" = "表示"; "normal" = "通常"; "wide" = "ワイド";"#]) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonView", [(.label, nil, "view"), (.value, .primary, "normal"), (.value, .secondary, "wide")],
            in: ""),
          ControlDeclaration(
            example: "buttonPlay", [(.label, .primary, "play"), (.label, .secondary, "pause"), (.value, nil, "time")],
            in: ""),
        ]
      },
    ])
}
