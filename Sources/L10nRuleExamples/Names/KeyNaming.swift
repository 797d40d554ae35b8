import L10nCore

extension RuleExamples {
  static let keyNaming: RuleExamples = RuleExamples(
    "key-naming",
    [
      .bad(
        ["en.lproj/Player.strings": #"⟦"PlayBTN"⟧ = "Play"; "player.play" = "Play"; ⟦"Größe ändern"⟧ = "Size";"#],
        configure: named("camelCase")),
      .bad(
        ["ja.lproj/Player.strings": #"⟦"play"⟧ = "再生"; "player.play" = "再生"; ⟦"player..x"⟧ = "停止";"#],
        configure: named("dotted")),
      .bad(
        ["en.lproj/Player.stringsdict": RuleExample.plural("⟦fileCount⟧", ["one": "%lld", "other": "%lld"])],
        configure: named("snake_case", "kebab-case")),
      .bad(
        ["ar.lproj/Ads.strings": #""ads.skip" = "تخطي"; ⟦"skip"⟧ = "تخطي"; "CFBundleName" = "مشغل";"#],
        configure: named("ads.*", "CFBundle*")),
      .good(
        [
          "en.lproj/Player.strings": #""player.play2.label" = "Play"; "player.play-next" = "Next"; "a_b" = "B";"#,
          "fr.lproj/Player.strings": #""Été" = "Été";"#, "en.lproj/InfoPlist.strings": #""CFBundleName" = "Player";"#,
        ], configure: named("camelCase", "kebab-case", "snake_case")),
      .good(["en.lproj/Player.strings": #""PlayButton.Title" = "Play";"#], configure: named("PascalCase")),
    ])

  private static func named(_ patterns: SettingValue...) -> @Sendable (inout Configuration) -> Void {
    { $0.rules["key-naming"] = RuleSettings(example: ["pattern": SettingValue(.list(patterns))]) }
  }
}
