import L10nCore
import L10nRuntime

extension RuleExamples {
  static let missingKey: RuleExamples = RuleExamples(
    "missing-key",
    [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "fr.lproj/Player.strings": #"⟦⟧"play" = "Lire";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "zh-Hans.lproj/Player.strings": #""play" = "播放"; "pause" = "暂停";"#,
        "zh-Hant.lproj/Player.strings": #"⟦⟧"play" = "播放";"#,
        "zh-Hant-HK.lproj/Player.strings": #""play" = "播放";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""ok" = "OK";"#,
        "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld files"]),
        "ar.lproj/Player.strings": #"⟦⟧"ok" = "موافق";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "fr.lproj/Player.strings": """
        // l10n:untranslated
        ⟦"play"⟧ = "Play";
        "pause" = "Pause";
        """,
      ]),
      .bad(
        ["zh-Hans.lproj/Player.strings": #""play" = "播放";"#, "zh-Hant.lproj/Player.strings": "⟦⟧/* none yet */"]
      ) { $0.development = LanguageTag("zh-Hans") },
      .good([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "fr.lproj/Player.strings": #""play" = "Lire"; "pause" = "Pause";"#,
        "fr-CA.lproj/Player.strings": #""play" = "Jouer";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""colour" = "Color"; "play" = "Play";"#,
        "en-GB.lproj/Player.strings": #""colour" = "Colour";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "fr.lproj/Player.strings": #""play" = "Lire"#,
      ]),
      .good(["en.lproj/Player.strings": #""play" = "Play";"#, "ja.lproj/Ads.strings": #""skip" = "スキップ";"#]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Lire"}}}}"#,
          #"⟦"pause"⟧: {}"#,
          #""off": {"localizations": {⟦"fr"⟧: {"stringUnit": {"state": "new", "value": "off"}}}}"#)
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": "needs_review", "value": "Lire"}}}}"#,
          #""AirPlay": {"shouldTranslate": false}"#, #""": {}"#)
      ]),
    ])
}
