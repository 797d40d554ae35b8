import L10nCore
import L10nRuntime

extension RuleExamples {
  static let localeSet: RuleExamples = RuleExamples(
    "locale-set",
    [
      .bad(
        ["en.lproj/Player.strings": #""play" = "Play";"#, "l10n.yml": "# für Köln\nlocales: [en, ⟦ko⟧]"]
      ) { $0.locales = DeclaredLocale.examples(["en", "ko"], in: "# für Köln\nlocales: [en, ko]") },
      .bad(
        ["en.lproj/Player.strings": #""play" = "Play";"#, "he.lproj/Player.strings": #"⟦⟧"play" = "נגן";"#]
      ) { $0.locales = DeclaredLocale.examples(["en"], in: "locales: [en]") },
      .bad(
        [
          "zh-Hant.lproj/Ads.strings": "⟦⟧/* none */", "zh-Hant.lproj/Player.strings": #""play" = "播放";"#,
          "zh-Hans.lproj/Player.strings": #""play" = "播放";"#,
        ]
      ) { $0.locales = DeclaredLocale.examples(["zh-Hans"], in: "locales: [zh-Hans]") },
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#,
        "Overrides/acme/fr.lproj/Player.strings": #"⟦⟧"play" = "Lancer";"#,
      ]) { $0.locales = DeclaredLocale.examples(["en"], in: "locales: [en]") },
      .good(["en.lproj/Player.strings": #""play" = "Play";"#, "fr.lproj/Player.strings": #""play" = "Lire";"#]),
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play";"#, "zh_CN.lproj/Player.strings": #""play" = "播放";"#,
          "Base.lproj/Main.strings": #""title" = "Player";"#,
        ]
      ) { $0.locales = DeclaredLocale.examples(["zh-Hans"], in: "locales: [zh-Hans]") },
    ])
}

extension DeclaredLocale {
  /// The declared locales of an example, with their places in the text of its `l10n.yml`.
  static func examples(_ tags: [String], in text: String) -> [DeclaredLocale] {
    tags.compactMap { tag in
      LanguageTag(tag).map { DeclaredLocale(tag: $0, location: .example(tag, in: text)) }
    }
  }
}
