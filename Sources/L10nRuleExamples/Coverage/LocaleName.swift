extension RuleExamples {
  static let localeName: RuleExamples = RuleExamples(
    "locale-name",
    [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "zh_hans.lproj/Ads.strings": "⟦⟧/* 广告 */",
        "zh_hans.lproj/Player.strings": #""play" = "播放";"#, "iw.lproj/Player.strings": #"⟦⟧"play" = "נגן";"#,
      ]),
      .bad([
        "English.lproj/Player.strings": #"⟦⟧"play" = "Play";"#, "jp.lproj/Player.strings": #"⟦⟧"play" = "再生";"#,
        "Overrides/acme/pt_BR.lproj/Player.strings": #"⟦⟧"play" = "Assistir";"#,
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {⟦"pt_br"⟧: {"stringUnit": {"state": "translated", "value": "Reproduzir"}}}}"#)
      ]),
      .good([
        "Base.lproj/Main.strings": #""title" = "Player";"#, "en.lproj/Player.strings": #""play" = "Play";"#,
        "es-419.lproj/Player.strings": #""play" = "Reproducir";"#, "no.lproj/Player.strings": #""play" = "Spill av";"#,
        "zh-Hant-HK.lproj/Player.strings": #""play" = "播放";"#, "zh-TW.lproj/Player.strings": #""play" = "播放";"#,
      ]),
      .good(["pt_BR.lproj/P.strings": #""a" = "1";"#, "pt-BR.lproj/P.strings": #""a" = "1";"#]),
    ])
}
