import L10nCore

extension RuleExamples {
  static let missingLabel: RuleExamples = RuleExamples(
    "a11y-missing-label",
    [
      .bad(
        ["en.lproj/Player.strings": #""play" = "Play";"#, "l10n.yml": "# für Köln\nbuttonPlay:\n  label: ⟦plya⟧"]
      ) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonPlay", [(.label, nil, "plya")], in: "# für Köln\nbuttonPlay:\n  label: plya")
        ]
      },
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play";"#,
          "ar.lproj/Player.strings": #""play" = "تشغيل"; "pause" = "إيقاف";"#,
          "l10n.yml": "buttonPlay: { primary: play, secondary: ⟦pause⟧ }",
        ]
      ) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonPlay", [(.label, .primary, "play"), (.label, .secondary, "pause")],
            in: "buttonPlay: { primary: play, secondary: pause }")
        ]
      },
      .bad(
        ["ja.lproj/Player.strings": #""hint" = "再生します。";"#, "l10n.yml": "⟦buttonPlay⟧: { hint: hint }"]
      ) {
        $0.controls = [
          ControlDeclaration(example: "buttonPlay", [(.hint, nil, "hint")], in: "buttonPlay: { hint: hint }")
        ]
      },
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "time" = "Current time";"#,
          "en.lproj/Player.stringsdict": RuleExample.plural("skip", ["one": "%lld second", "other": "%lld seconds"]),
        ]
      ) {
        $0.controls = [
          ControlDeclaration(example: "buttonPlay", [(.label, nil, "play"), (.text, nil, "skip")], in: ""),
          ControlDeclaration(example: "labelTime", [(.prefix, nil, "time")], in: ""),
          ControlDeclaration(example: "viewEmpty", [], in: ""),
        ]
      },
      .good(["en.lproj/Player.strings": #""play" = { }; "pause" = "Pause";"#]) {
        $0.controls = [ControlDeclaration(example: "buttonPlay", [(.label, nil, "play")], in: "")]
      },
    ])
}
