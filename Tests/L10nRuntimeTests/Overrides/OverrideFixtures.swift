import L10nCompiler
import L10nOverrides

@testable import L10nRuntime

/// A module of four texts in English, French and Traditional Chinese.
struct OverridableModule {
  /// By index: a plain text, one with a number, one with two arguments, one that only English has.
  static let keys = ["play", "left", "by", "only"]

  let catalog = PackedCatalog(
    development: "en",
    tables: [
      _PackedTable("en", texts: ["Play", "%lld left", "%1$@ by %2$lld", "Only 50% off"]),
      _PackedTable("fr", texts: ["Lire", "%lld restants", "%1$@ par %2$lld", nil]),
      _PackedTable("zh-Hant", texts: ["播放", nil, nil, nil]),
    ], keys: _PackedKeys(OverridableModule.keys))

  /// The texts for one language, most wanted.
  func texts(_ locale: String) -> LocalizedTexts { catalog.texts(for: LocalePreferences([locale]).tags) }

  /// A layer of `.strings` files, their text by language.
  func layer(_ files: KeyValuePairs<String, String>) -> OverrideLayer { layer("layer", files) }

  /// The same with a name.
  func layer(_ name: String, _ files: KeyValuePairs<String, String>) -> OverrideLayer {
    OverrideLayer(
      name,
      files: files.map { OverrideFile("\($0).strings", language: tag($0), bytes: Array($1.utf8)) },
      for: catalog.overrides)
  }

  /// A layer of one `.stringsdict` with a plural rule for the key "left".
  func layer(rule language: String, _ forms: KeyValuePairs<String, String>) -> OverrideLayer {
    let forms = forms.map { "\($0) = \"\($1)\";" }.joined(separator: " ")
    let text = """
      left = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = lld; \(forms) }; };
      """
    let file = OverrideFile("a.stringsdict", language: tag(language), format: .stringsdict, bytes: Array(text.utf8))
    return OverrideLayer("rules", files: [file], for: catalog.overrides)
  }

  private func tag(_ text: String) -> LanguageTag { LanguageTag(text) ?? .english }
}

extension _PackedKeys {
  /// Keys as the tool packs them.
  init(_ keys: [String], syntaxes: String = "") {
    self.init(
      texts: StaticString(leaking: keys.map { $0 + "\0" }.joined()),
      offsets: StaticString(leaking: PackedOffsets.encode(keys) ?? ""),
      slots: StaticString(leaking: _PackedKeys.slots(for: keys)), syntaxes: StaticString(leaking: syntaxes))
  }
}
