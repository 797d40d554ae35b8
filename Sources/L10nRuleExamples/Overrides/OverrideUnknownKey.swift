extension RuleExamples {
  static let overrideUnknownKey: RuleExamples = RuleExamples(
    "override-unknown-key",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""player.play" = "Play"; "title" = "Player";"#,
          "Overrides/acme/en.lproj/Player.strings": #"⟦"player.paly"⟧ = "Go";"#,
        ], fixed: ["Overrides/acme/en.lproj/Player.strings": #""player.play" = "Go";"#]),
      .bad([
        "en.lproj/Player.strings": #""title1" = "Play"; "title2" = "Pause"; "ads.skip" = "Skip";"#,
        "Overrides/acme/en.lproj/Player.strings": #"⟦"title3"⟧ = "Größe"; ⟦"ads.skp"⟧ = "Go"; "ads.skip" = "End";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "ar.lproj/Player.strings": #""play" = "تشغيل";"#,
        "Overrides/acme/ar.lproj/Controls.strings": #"/* زر */ ⟦"play"⟧ = "ابدأ";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""ok" = "OK";"#,
        "Overrides/acme/ja.lproj/Player.stringsdict": RuleExample.plural("⟦files⟧", ["other": "%lld本"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "Overrides/acme/en.lproj/Player.strings": #""play" = "Go";"#,
        "Overrides/acme/fr.lproj/Player.strings": #""play" = "Lancer";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = { };"#, "Overrides/acme/en.lproj/Player.strings": #""play" = "Go";"#,
      ]),
    ])
}
