import L10nCompiler
import L10nOverrides
import L10nSyntax
import Testing

@testable import L10nRuntime

/// Plural forms that an override leaves out.
struct OverrideFormsTests {
  private static func catalog() -> PackedCatalog {
    let forms = [
      "en": ["one: %lld video", "other: %lld videos"],
      "fr": ["one: %lld vidéo", "many: %lld de vidéos", "other: %lld vidéos"],
      "fr-CA": ["one: %lld film", "other: %lld films"],
    ]
    let tables = forms.sorted { $0.key < $1.key }.map { locale, forms in
      let variants = forms.map { line in
        MessageVariable.Variant(category: String(line.prefix { $0 != ":" }), text: String(line.drop { $0 != "%" }))
      }
      let variable = MessageVariable(name: "n", valueType: "lld", variants: variants)
      return _PackedTable(locale, texts: [Message(.format("%#@n@", variables: [variable])).coded])
    }
    return PackedCatalog(development: "en", tables: tables, keys: _PackedKeys(["left"]))
  }

  private static func layer(_ language: String, _ forms: String, for catalog: PackedCatalog) throws -> OverrideLayer {
    let text = """
      left = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = lld; \(forms) }; };
      """
    let tag = try #require(LanguageTag(language))
    let file = OverrideFile(language, language: tag, format: .stringsdict, bytes: Array(text.utf8))
    let layer = OverrideLayer("\(language) \(forms)", files: [file], for: catalog.overrides)
    #expect(layer.problems.isEmpty)
    return layer
  }

  /// Layers by language and forms, then the text that a reader sees for 1, 2 and a million.
  @Test(
    arguments: [
      ([("en", "other = \"%lld clips\";")], "en", "1 video, 2 clips, 1000000 clips"),
      // A layer below in the same language lends before the module does.
      (
        [("en", "one = \"%lld clip\"; other = \"?\";"), ("en", "other = \"%lld clips\";")], "en",
        "1 clip, 2 clips, 1000000 clips"
      ),
      ([("fr", "other = \"%lld clips\";")], "fr", "1 vidéo, 2 clips, 1000000 de vidéos"),
      // Another locale's layer lends no forms to a table or a layer.
      ([("fr", "many = \"%lld de clips\"; other = \"%lld clips\";")], "fr-CA", "1 film, 2 films, 1000000 films"),
      (
        [("fr", "many = \"%lld de clips\"; other = \"%lld clips\";"), ("fr-CA", "other = \"%lld longs\";")], "fr-CA",
        "1 film, 2 longs, 1000000 de vidéos"
      ),
      // Nor does another language.
      ([("de", "other = \"%lld Filme\";")], "de", "1 Filme, 2 Filme, 1000000 Filme"),
    ] as [([(String, String)], String, String)])
  func takesThemFromWhatItHides(_ layers: [(String, String)], locale: String, shown: String) throws {
    let catalog = Self.catalog()
    catalog.overrides.reload(try layers.map { try Self.layer($0, $1, for: catalog) })
    let texts = catalog.texts(for: LocalePreferences([locale]).tags)
    #expect([1, 2, 1_000_000].map { texts.formatted(0, [$0]) }.joined(separator: ", ") == shown)
    let runs = try texts.runs(for: "left", arguments: ["n": 1]).map(\.text).joined()
    #expect(shown.hasPrefix(runs + ","))
  }
}
