import L10nCore

extension RuleExamples {
  static let missingTable: RuleExamples = RuleExamples(
    "missing-table",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Ads.strings": #""skip" = "Skip";"#,
          "ja.lproj/Player.strings": #""play" = "再生";"#,
        ], findingsWithoutPlace: 1),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld files"]),
          "en.lproj/Ads.strings": #""skip" = "Skip";"#, "fr.lproj/Ads.strings": #""skip" = "Passer";"#,
          "fr-CA.lproj/Ads.strings": #""skip" = "Sauter";"#,
        ], findingsWithoutPlace: 1),
      .bad(
        [
          "en.lproj/Player.strings": #""play" = "Play";"#,
          "Widgets/en.lproj/Clock.strings": #""now" = "Now";"#, "Widgets/ar.lproj/Clock.strings": #""now" = "الآن";"#,
        ], findingsWithoutPlace: 1
      ) { $0.locales = DeclaredLocale.examples(["en", "ar"], in: "locales: [en, ar]") },
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Ads.strings": #""skip" = "Skip";"#,
        "zh-Hant.lproj/Player.strings": #""play" = "播放";"#, "zh-Hant.lproj/Ads.strings": #""skip" = "略過";"#,
        "zh-HK.lproj/Ads.strings": #""skip" = "跳過";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "Widgets/en.lproj/Clock.strings": #""now" = "Now";"#, "Widgets/ar.lproj/Clock.strings": #""now" = "الآن";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Ads.strings": "/* nothing to say */",
        "de.lproj/Player.strings": #""play" = "Abspielen";"#,
      ]),
    ])
}
