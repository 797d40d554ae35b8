import L10nCore

extension RuleExamples {
  static let identicalStates: RuleExamples = RuleExamples(
    "a11y-identical-states",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""mute" = "Sound off"; "unmute" = "Sound on";"#,
          "de.lproj/Player.strings": #"/* Größe */ "mute" = "Ton"; "unmute" = ⟦"ton "⟧;"#,
        ]
      ) { $0.controls = [.exampleMute] },
      .bad(
        [
          "ar.lproj/Player.strings": "\"mute\" = \"الصوت\"; \"unmute\" = ⟦\"\u{200F}الصوت\"⟧;",
          "ar-EG.lproj/Player.strings": #""mute" = "كتم الصوت";"#,
          "Overrides/acme/ar-EG.lproj/Player.strings": #""mute" = ⟦"الصوت"⟧;"#,
        ]
      ) { $0.controls = [.exampleMute] },
      .bad(
        [
          "ja.lproj/Player.stringsdict": RuleExample.plural("mute", ["other": "%lld 本"]),
          "ja.lproj/Sound.stringsdict": RuleExample.plural("⟦unmute⟧", ["other": "%lld本"]),
        ]
      ) { $0.controls = [.exampleMute] },
      .bad(["en.lproj/Player.strings": #""mute" = "Sound";"#, "l10n.yml": "buttonSound: [off, ⟦mute⟧]"]) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonSound", [(.label, .primary, "mute"), (.label, .secondary, "mute")],
            in: "buttonSound: [off, mute]")
        ]
      },
      .good(["en.lproj/Player.strings": #""mute" = "Sound off"; "unmute" = "Sound on"; "mute.text" = "Sound off";"#]) {
        $0.controls = [.exampleMute]
      },
      .good(
        [
          "fr.lproj/Player.strings": #""mute" = "Son %@"; "unmute" = "Son";"#,
          "de.lproj/Player.strings": #""mute" = ""; "unmute" = "";"#,
        ]
      ) { $0.controls = [.exampleMute] },
    ])
}

extension ControlDeclaration {
  /// A control of examples that is called differently in its two states.
  static var exampleMute: ControlDeclaration {
    ControlDeclaration(
      example: "buttonMute", [(.label, .primary, "mute"), (.label, .secondary, "unmute")], in: "")
  }
}
