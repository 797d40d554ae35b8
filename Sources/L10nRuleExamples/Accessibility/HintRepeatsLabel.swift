import L10nCore

extension RuleExamples {
  static let hintRepeatsLabel: RuleExamples = RuleExamples(
    "a11y-hint-repeats-label",
    [
      .bad(
        [
          "en.lproj/Player.strings": "\"mute.label\" = \"Mute\";\n\"mute.hint\" = ⟦\"Mute.\"⟧;\n",
          "de.lproj/Player.strings": "\"mute.label\" = \"Ton aus\";\n\"mute.hint\" = ⟦\"Ton aus\"⟧;\n",
        ],
        fixed: [
          "en.lproj/Player.strings": "\"mute.label\" = \"Mute\";\n",
          "de.lproj/Player.strings": "\"mute.label\" = \"Ton aus\";\n",
        ]),
      .bad([
        "en.lproj/Player.strings": #""mute.label" = "Mute"; "mute.hint" = "Turns the sound off.";"#,
        "ja.lproj/Player.strings": #""mute.label" = "消音"; "mute.hint" = ⟦"消音ボタン"⟧;"#,
        "ar.lproj/Player.strings": #""mute.label" = "كتم الصوت"; "mute.hint" = ⟦"كتم الصوت."⟧;"#,
      ]),
      .bad(["fr.lproj/Player.strings": #""m" = "Couper le son"; "h" = ⟦"Couper le son de la vidéo"⟧;"#]) {
        $0.controls = [ControlDeclaration(example: "buttonMute", [(.label, nil, "m"), (.hint, nil, "h")], in: "")]
      },
      .good([
        "en.lproj/Player.strings": #""a.label" = "Play"; "a.hint" = "Plays the video."; "b.hint" = "Mute";"#,
        "ja.lproj/Player.strings": #""a.label" = "再生"; "a.hint" = "再生位置を変更します。";"#,
        "fr.lproj/Player.strings": #""a.label" = ""; "a.hint" = "";"#,
      ]),
    ])
}
