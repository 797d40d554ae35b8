import L10nCore

extension RuleExamples {
  static let translatedUntranslatable: RuleExamples = RuleExamples(
    "translated-untranslatable",
    [
      .bad(
        [
          "Player.xcstrings": """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Tides" : {
                "localizations" : {
                  ⟦"de"⟧ : { "stringUnit" : { "state" : "translated", "value" : "Gezeiten" } },
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Tides" } }
                },
                "shouldTranslate" : false
              }
            },
            "version" : "1.0"
          }
          """
        ],
        fixed: [
          "Player.xcstrings": """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Tides" : {
                "localizations" : {
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Tides" } }
                },
                "shouldTranslate" : false
              }
            },
            "version" : "1.0"
          }
          """
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""url.help" = "https://example.com/help"; "url.home" = "https://example.com";"#,
          "ja.lproj/Player.strings": #""url.help" = ⟦"https://例.jp"⟧; "url.home" = "https://example.com";"#,
        ]
      ) { $0.rules["translated-untranslatable"] = RuleSettings(example: ["patterns": ["brand", "url.*"]]) },
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""Tides": {"shouldTranslate": false, "localizations": {"ar": {"stringUnit": {"value": "Tides"}}}}"#,
          #""Play": {"localizations": {"ar": {"stringUnit": {"value": "تشغيل"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #""brand" = "Tides";"#, "de.lproj/Player.strings": #""brand" = "Gezeiten";"#,
        "Overrides/acme/en.lproj/Player.strings": #""brand" = "Acme";"#,
      ]) { $0.rules["translated-untranslatable"] = RuleSettings(example: ["patterns": ["url.*"]]) },
    ])
}
