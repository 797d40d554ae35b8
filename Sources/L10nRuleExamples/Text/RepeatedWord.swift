import L10nCore

extension RuleExamples {
  static let repeatedWord: RuleExamples = RuleExamples(
    "repeated-word",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Play the ⟦the⟧ video"; "b" = "Video on the screen";"#,
          "ru.lproj/Player.strings": #"/* Größe */ "b" = "Видео на ⟦на⟧ экране";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""a" = "Play the video"; "b" = "Video on the screen";"#,
          "ru.lproj/Player.strings": #"/* Größe */ "b" = "Видео на экране";"#,
        ]),
      .bad(
        ["fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld de ⟦de⟧ fichier", "other": "%lld"])],
        fixed: ["fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld de fichier", "other": "%lld"])]),
      .bad(["de.lproj/Player.strings": #""a" = "Es ⟦es⟧ spielt";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "Bye bye"; "b" = "I know that that works"; "c" = "10 10, %@ %@ … …";"#,
        "de.lproj/Player.strings": #""a" = "Winke winke"; "b" = "Filme, die die Welt sah"; "c" = "Sie sie";"#,
        "id.lproj/Player.strings": #""a" = "Teman teman";"#,
        "ja.lproj/Player.strings": #""a" = "ます ます";"#,
        "fr.lproj/Player.strings": #""a" = "Vous vous trompez";"#,
      ]),
      .good(["en.lproj/Player.strings": #""a" = "Knock knock jokes";"#]) {
        $0.rules["repeated-word"] = RuleSettings(allowing: ["knock"])
      },
      .good(["en.lproj/Player.strings": #""a" = "Ha ha ha";"#, "de.lproj/Player.strings": #""a" = "Ho ho ho";"#]),
    ])
}
