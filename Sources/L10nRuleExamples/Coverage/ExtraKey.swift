extension RuleExamples {
  static let extraKey: RuleExamples = RuleExamples(
    "extra-key",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""pause" = "Pause";"#,
          "de.lproj/Player.strings": """
          ⟦"old.title"⟧ = "Früher";
          "pause" = "Pause";
          """,
        ],
        fixed: ["de.lproj/Player.strings": #""pause" = "Pause";"#]),
      .bad([
        "en.lproj/Player.strings": #""pause" = "Pause";"#,
        "de.lproj/Player.strings": #"/* Größe */ "pause" = "Pause"; ⟦"pausse"⟧ = "Pausieren";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "ar.lproj/Player.stringsdict": RuleExample.plural("⟦files⟧", ["other": "%lld ملف"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "fr.lproj/Player.strings": #""play" = "Lire";"#,
        "fr-CA.lproj/Player.strings": #"⟦"regional"⟧ = "Jouer";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "ko.lproj/Player.strings": #""play" = "재생"; ⟦"Try again"⟧ = "다시 시도";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "en.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Player";"#,
        "ja.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "プレーヤー"; "NSCameraUsageDescription" = "撮影します。";"#,
        "ja.lproj/Settings.strings": #""quality" = "画質";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = { };"#,
        "fr.lproj/Player.strings": #""play" = "Lire"; "pause" = "Pause";"#,
      ]),
      .good([
        "Base.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Player.strings": #""pause" = "Pause";"#,
        "fr.lproj/Player.strings": #""play" = "Lire"; "pause" = "Pause";"#,
      ]),
    ])
}
