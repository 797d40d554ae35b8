extension RuleExamples {
  static let localeAliasClash: RuleExamples = RuleExamples(
    "locale-alias-clash",
    [
      .bad([
        "pt-BR.lproj/Player.strings": #""play" = "Reproduzir";"#,
        "pt_BR.lproj/Player.strings": #"⟦⟧"play" = "Reproduzir";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "he.lproj/Player.strings": #""play" = "נגן";"#,
        "iw.lproj/Player.strings": #"⟦⟧"play" = "נגן";"#,
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""a": {"localizations": {"zh-Hans": {"stringUnit": {"value": "播放"}}}}"#,
          #""b": {"localizations": {⟦"zh_hans"⟧: {"stringUnit": {"value": "停止"}}}}"#)
      ]),
      .good([
        "Base.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Player.strings": #""play" = "Play";"#,
        "zh-Hant.lproj/Player.strings": #""play" = "播放";"#, "zh-TW.lproj/Player.strings": #""play" = "播放";"#,
      ]),
      .good([
        "App/pt-BR.lproj/Player.strings": #""play" = "Reproduzir";"#,
        "Ads/pt_BR.lproj/Ads.strings": #""skip" = "Pular anúncio";"#,
      ]),
    ])
}
