import L10nCore

extension RuleExamples {
  static let missingState: RuleExamples = RuleExamples(
    "a11y-missing-state",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
          "ar.lproj/Player.strings": #"/* زر */ ⟦"play"⟧ = "تشغيل";"#,
          "ja.lproj/Player.strings": #"⟦"pause"⟧ = "一時停止";"#,
        ]
      ) { $0.controls = [.examplePlayback] },
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play";"#,
          "l10n.yml": "# für Köln\nbuttonPlayback:\n  label: { primary: ⟦play⟧ }",
        ]
      ) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonPlayback", states: ["play", "pause"], [(.label, .primary, "play")],
            in: "# für Köln\nbuttonPlayback:\n  label: { primary: play }")
        ]
      },
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.plural("play", ["one": "%lld file", "other": "%lld files"]),
          "en.lproj/Player.strings": #""pause" = "Pause";"#,
          "fr.lproj/Player.stringsdict": RuleExample.plural(
            "⟦play⟧", ["one": "%lld fichier", "other": "%lld fichiers"]),
          "fr.lproj/Player.strings": "/* nothing yet */",
          "fr-CA.lproj/Player.stringsdict": RuleExample.plural("play", ["other": "%lld documents"]),
        ]
      ) { $0.controls = [.examplePlayback] },
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
          "fr.lproj/Player.strings": #""play" = "Lire"; "pause" = "Pause";"#,
          "fr-CA.lproj/Player.strings": #""play" = "Jouer";"#,
          "Overrides/acme/fr.lproj/Player.strings": #""play" = "Lancer";"#,
        ]
      ) { $0.controls = [.examplePlayback] },
      .good(
        ["en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#, "de.lproj/Player.strings": "/* none */"]
      ) { $0.controls = [.examplePlayback] },
      .good(["en.lproj/Player.strings": #""live" = "Go to live"; "hint" = "Moves to the newest part.";"#]) {
        $0.controls = [
          ControlDeclaration(example: "buttonLive", [(.label, nil, "live"), (.hint, .primary, "hint")], in: "")
        ]
      },
    ])
}

extension ControlDeclaration {
  /// A control of examples that is called differently in its two states.
  static var examplePlayback: ControlDeclaration {
    ControlDeclaration(
      example: "buttonPlayback", states: ["paused", "playing"],
      [(.label, .primary, "play"), (.label, .secondary, "pause")], in: "")
  }
}
