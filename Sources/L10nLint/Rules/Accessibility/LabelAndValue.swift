import L10nCore
import L10nRuntime

extension Rule {
  static let labelAndValue = Rule(
    id: "a11y-label-and-value", severity: .error,
    summary: "A control changes both its label and its value with its state.",
    rationale: "\"Unmute, on\": the name tells what will be, the value what is, and listeners hear a contradiction.",
    sources: ["WAI-ARIA Authoring Practices, button pattern: a toggle's label does not change when its state does"],
    examples: [
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
    ],
    obstacle: { $0.configuration.controls.isEmpty ? "no controls are declared in l10n.yml" : nil }
  ) { context in
    context.configuration.controls.filter { $0.hasStates(.label) && $0.hasStates(.value) }.map { control in
      RuleFinding(
        "control '\(control.name)' has a label and a value for each state", at: control.location,
        subject: Diagnostic.Subject(), help: "keep one label and change the value, or drop the values")
    }
  }
}
