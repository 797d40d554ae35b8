import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let untranslatedValue = Rule(
    id: "untranslated-value", severity: .warning,
    summary: "A translation is the same text as in the development language, or its own key.",
    rationale: "Copied texts look translated to every tool, so nobody misses the translation but the users.",
    examples: [
      .bad([
        "en.lproj/Player.strings": #""settings" = "Settings"; "by" = "By %1$@";"#,
        "de.lproj/Player.strings": #"/* Größe */ "settings" = ⟦"Settings"⟧; "by" = ⟦"By %@"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld video file", "other": "%lld video files"]),
        "ar.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "ملف فيديو", "few": "⟦%lld video files⟧", "other": "%lld ملف فيديو"]),
        "ja.lproj/Player.stringsdict": RuleExample.plural("⟦n⟧", ["other": "%lld video files"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""player.play" = "Play";"#,
        "fr.lproj/Player.strings": #""player.play" = ⟦"player.play"⟧;"#,
        "Overrides/acme/fr.lproj/Player.strings": #""player.play" = ⟦"Play"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""Cancel" = "Cancel";"#, "zh-Hans.lproj/Player.strings": #""Cancel" = ⟦"Cancel"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "Audio";
        "b" = "%@ (SDH)";
        "c" = "OK";
        "d" = "https://example.com";
        "e" = "AirPlay";
        "f" = "%1$@, %2$@";
        "g" = "Version %@";
        """#,
        "de.lproj/Player.strings": #"""
        "a" = "Audio";
        "b" = "%@ (SDH)";
        "c" = "OK";
        "d" = "https://example.com";
        "e" = "AirPlay";
        "f" = "%@, %@";
        "g" = "Version %@";
        """#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld minute", "other": "%lld minutes"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld minute", "other": "%lld minutes"]),
      ]),
      .good(
        [
          "en.lproj/Player.strings": #""b" = "Tides Plus"; "c" = "Tides %@";"#,
          "ko.lproj/Player.strings": #""b" = "Tides Plus"; "c" = "Tides %@";"#,
        ]
      ) { $0.rules["untranslated-value"] = RuleSettings(allowing: ["Tides Plus", "Tides %@"]) },
      .good([
        "zh-Hant.lproj/Player.strings": #""play" = "播放";"#, "zh-HK.lproj/Player.strings": #""play" = "播放";"#,
        "Overrides/acme/zh-Hant.lproj/Player.strings": #""play" = "播放";"#,
      ]),
    ]
  ) { context in
    let development = context.catalog.development
    let allowed = context.settings.allowedTexts
    var familiar: [LanguageTag: FamiliarWords] = [:]
    for tag in Set(context.catalog.locales.map(\.tag)) {
      familiar[tag] = FamiliarWords(in: tag, from: development, allowed: allowed)
    }
    return context.translations.filter { translation in
      translation.locale.tag.language != development.language && !appNameKeys.contains(translation.entry.key)
    }
    .flatMap { translation -> [RuleFinding] in
      guard let familiar = familiar[translation.locale.tag] else { return [] }
      let entry = translation.entry
      let key = entry.key
      if let text = entry.plainText, TableKey(text) == key, translation.development.plainText != text {
        let isIdentifier = TextShape(text) == .identifier
        // A label that looks like a key is reported for its looks.
        guard isIdentifier ? !context.isName(entry.id) : !familiar.cover(text) else { return [] }
        return [
          RuleFinding(
            "'\(key)' has its key for a text in '\(translation.locale.directory)'", atValueOf: entry,
            related: [context.developmentText(of: translation.development)], help: "translate the text")
        ]
      }
      let isFormat = context.isFormatted(entry.id) || entry.isStringsdict
      let originals = Set(translation.development.texts.map { $0.bare(isFormat: isFormat) })
      let texts = entry.texts.filter { !allowed.contains($0.text) }
        .map { (text: $0, bare: $0.bare(isFormat: isFormat)) }
      let same = texts.filter { originals.contains($0.bare) && !familiar.cover($0.bare) }
      guard !same.isEmpty else { return [] }
      let isWhole = same.count == texts.count { !familiar.cover($0.bare) }
      let places = isWhole ? [entry.valueLocation] : same.map { entry.file.location($0.text.range) }
      return places.map { place in
        RuleFinding(
          "'\(key)' is the same in '\(translation.locale.directory)' as in '\(development)'", at: place,
          subject: entry.subject, related: [context.developmentText(of: translation.development)],
          help: "translate it, or allow the text in the rule's settings if it is a name")
      }
    }
  }
}

/// Keys of an app's own name in `InfoPlist.strings`.
private let appNameKeys: Set<TableKey> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]

extension CatalogEntry {
  fileprivate var isStringsdict: Bool {
    if case .stringsdict = source { true } else { false }
  }
}

extension RuleSettings {
  /// The settings of an example that allow texts.
  init(allowing texts: Set<String>) {
    self.init()
    allowedTexts = texts
  }
}
