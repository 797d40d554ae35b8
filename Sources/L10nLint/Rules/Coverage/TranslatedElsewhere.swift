import L10nCore
import L10nSyntax

extension Rule {
  static let translatedElsewhere: Rule = Rule(
    id: "translated-elsewhere", severity: .warning, reach: .eachText,
    summary: "A text is left in the development language, and the same text of the table is translated elsewhere.",
    fixes: .unsafe
  ) { context, settings in
    let groups = repeatedTexts(in: context, settings)
    if groups.isEmpty { return [] }
    let catalog = context.catalog
    let left = catalog.translationIndices.flatMap { index -> [LeftText] in
      let locale = catalog.locales[index]
      if locale.tag.language == catalog.development.language { return [] }
      let entries = catalog.entries(locale: index, layer: nil)
      return groups.flatMap { LeftText.all(in: $0, entries, locale) }
    }
    // Texts that are reported as untranslated are not reported again.
    let reported = context.untranslatedPlaces(of: Set(left.map(\.entry.key)), settings)
    return left.filter { !reported.contains($0.entry.keyLocation) }.map(\.finding)
  }

  /// The entries of each plain development text that two or more keys of the table share; a text in capitals, such as
  /// "OK", is right in many languages.
  private static func repeatedTexts(in context: LintContext, _ settings: RuleSettings) -> [[CatalogEntry]] {
    var groups: [TextID: [CatalogEntry]] = [:]
    for entry in context.developmentEntries {
      guard let text = entry.plainText, !text.isEmpty, entry.needsTranslation, !entry.id.isInInfoPlist,
        !entry.isObjectKey, text.contains(where: \.isLowercase)
      else { continue }
      groups[TextID(table: entry.id.table, key: TableKey(text)), default: []].append(entry)
    }
    return groups.values.filter { $0.count > 1 && $0[0].heard.hasWords && !settings.allows($0[0]) }
  }
}

/// A text that is left in the development language, with a translation of the same text elsewhere.
private struct LeftText {
  let entry: CatalogEntry
  let development: CatalogEntry
  let translated: CatalogEntry
  let locale: CatalogLocale

  /// The left texts of one development text in one language. If two translations differ, it is unclear which one is
  /// meant, but there is one; if there are as many copies as translations, the copies may be intended.
  static func all(in group: [CatalogEntry], _ entries: LayerTexts, _ locale: CatalogLocale) -> [LeftText] {
    guard let own = group[0].plainText else { return [] }
    let all = group.compactMap { development in entries[development.id].map { ($0, development) } }
    let left = all.filter { $0.0.plainText == own }
    if left.isEmpty { return [] }
    let translations = all.map(\.0).filter { entry in
      guard let text = entry.plainText else { return false }
      return !text.isEmpty && text != own && text != entry.key.text && text.lowercased() != own.lowercased()
    }
    guard let translated = translations.first, left.count <= translations.count else { return [] }
    return left.map { LeftText(entry: $0, development: $1, translated: translated, locale: locale) }
  }

  var finding: Diagnostic {
    let text = translated.plainText ?? ""
    return Diagnostic(
      "'\(entry.key)' is the same in '\(locale.directory)' as the development text, and '\(translated.key)' is translated",
      atValueOf: entry,
      related: [
        Diagnostic.Related("the development text", at: development.valueLocation),
        Diagnostic.Related("the same text, translated", at: translated.valueLocation),
      ], help: "translate it as '\(text)', or allow the text in the rule's settings if it is a name",
      fix: entry.texts.first.flatMap { place in
        guard place.pieces == nil else { return nil }
        return Fix(
          "write '\(text)'",
          .text(entry.file.location(place.range), range: 0..<place.text.utf8.count, replacement: text), safety: .unsafe)
      })
  }
}

extension RuleSettings {
  fileprivate func allows(_ entry: CatalogEntry) -> Bool { allowedTexts.contains(entry.plainText ?? "") }
}

extension LintContext {
  /// The places of keys whose translations `untranslated-value` reports, among some keys.
  fileprivate func untranslatedPlaces(of keys: Set<TableKey>, _ settings: RuleSettings) -> Set<SourceLocation> {
    if keys.isEmpty { return [] }
    var places: Set<SourceLocation> = []
    for table in catalog.tables {
      let part = keeping(keys, of: table)
      var reader = UntranslatedTextReader(part, allowed: settings.allowedTexts)
      for translation in part.translations where !reader.findings(in: translation).isEmpty {
        places.insert(translation.entry.keyLocation)
      }
    }
    return places
  }
}
