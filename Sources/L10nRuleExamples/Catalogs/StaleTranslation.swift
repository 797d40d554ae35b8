extension RuleExamples {
  static let staleTranslation: RuleExamples = RuleExamples(
    "stale-translation",
    [
      .bad([
        "en.lproj/Player.strings": #""play" = "Play now";"#, "fr.lproj/Player.strings": #""play" = ⟦"Lire"⟧;"#,
        "ar.lproj/Player.strings": #""play" = "شغّل الآن";"#, "ja.lproj/Player.strings": #""new" = "再生";"#,
        "l10n.lock": RuleExample.lock("play", "Play", ["fr": "Lire", "ar": "تشغيل", "ja": "再生"]),
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld more files"]),
        "pt-BR.lproj/Player.stringsdict": RuleExample.plural("⟦files⟧", ["other": "%lld arquivos"]),
        "l10n.lock": RuleExample.lock([
          "en.lproj/Player.stringsdict": RuleExample.plural("files", ["one": "%lld file", "other": "%lld files"]),
          "pt-BR.lproj/Player.stringsdict": RuleExample.plural("files", ["other": "%lld arquivos"]),
        ]),
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": ⟦"stale"⟧, "value": "Lire"}}}}"#)
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Play now"}},"#
            + #""ko": {"stringUnit": {"state": "translated", "value": ⟦"재생"⟧}}}}"#),
        "l10n.lock": RuleExample.lock("play", "Play", ["ko": "재생"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play"; "pause" = "Pause";"#,
        "fr.lproj/Player.strings": #""play" = "Lire"; "pause" = "Pause";"#,
        "l10n.lock": RuleExample.lock("play", "Play", ["fr": "Lire"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play now";"#, "zh-Hans.lproj/Player.strings": #""play" = "立即播放";"#,
        "l10n.lock": RuleExample.lock("play", "Play", ["zh-Hans": "播放"]),
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Lire"}}}}"#)
      ]),
    ])
}
