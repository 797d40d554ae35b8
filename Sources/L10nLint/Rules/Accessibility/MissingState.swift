import L10nCore
import L10nRuntime

extension Rule {
  static let missingStateID = "a11y-missing-state"

  static let missingState = Rule(
    id: missingStateID, severity: .error,
    summary: "A control with two states has its text for one of them only.",
    rationale:
      "In the other state a screen reader falls silent or speaks the development language.",
    sources: ["WCAG 2.2, 4.1.2 Name, Role, Value", "WCAG 2.2, 3.1.1 Language of Page"],
    examples: [
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
    ],
    obstacle: { $0.configuration.controls.isEmpty ? "no controls are declared in l10n.yml" : nil }
  ) { context in
    let undeclared = context.configuration.controls.flatMap { control in
      ControlTextKind.allCases.filter { $0 != .hint && control.hasStates($0) }.flatMap { kind in
        ControlState.allCases.filter { control.texts(kind, $0).isEmpty }.map { state in
          RuleFinding(
            "control '\(control.name)' has no \(kind) for its \(state) state",
            at: control.texts.first { $0.kind == kind }?.location ?? control.location, subject: Diagnostic.Subject(),
            help: "declare its '\(state)' \(kind), or one \(kind) for both states")
        }
      }
    }
    return undeclared
      + StateGap.all(in: context).map { gap in
        let locale = context.catalog.locales[gap.missing.locale].directory
        return RuleFinding(
          "'\(locale)' lacks '\(gap.missing.id.key)', the \(gap.state) \(gap.kind) of '\(gap.control.name)'",
          at: gap.present.keyLocation, subject: gap.present.file.subject(key: gap.missing.id.key.text),
          related: context.catalog.developmentEntries[gap.missing.id].map { [context.developmentText(of: $0)] } ?? [],
          help: "translate '\(gap.missing.id.key)'")
      }
  }
}

extension ControlDeclaration {
  /// A control of examples that is called differently in its two states.
  fileprivate static var examplePlayback: ControlDeclaration {
    ControlDeclaration(
      example: "buttonPlayback", states: ["paused", "playing"],
      [(.label, .primary, "play"), (.label, .secondary, "pause")], in: "")
  }
}
