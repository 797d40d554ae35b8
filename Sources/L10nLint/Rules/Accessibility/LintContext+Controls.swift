import L10nCore
import L10nRuntime

extension LintContext {
  /// Whether a screen reader speaks the text as the name of something or as a hint for it.
  func isName(_ id: TextID) -> Bool { [.label, .hint].contains(spokenKind(of: id.key)) }

  /// Every entry whose text is a label or a hint, with its kind and the language of its directory.
  var names: [(entry: CatalogEntry, kind: ControlTextKind, language: LanguageTag)] {
    var names: [(entry: CatalogEntry, kind: ControlTextKind, language: LanguageTag)] = []
    for text in spokenTexts([.label, .hint], under: RuleSettings()) {
      // The texts of an entry are adjacent.
      if names.last?.entry.keyLocation == text.entry.keyLocation { continue }
      names.append((text.entry, text.kind == .label ? .label : .hint, text.text.language))
    }
    return names
  }

  /// The related development text for a finding in a translation; empty for the development text itself.
  func developmentTexts(beside entry: CatalogEntry) -> [Diagnostic.Related] {
    guard let development = catalog.developmentEntries[entry.id], development.keyLocation != entry.keyLocation else {
      return []
    }
    return [developmentText(of: development)]
  }

  /// The development language's texts for the keys of the controls, by key; keys are unique within a table only.
  var controlIDs: [String: [TextID]] {
    catalog.ids(ofKeys: Set(configuration.controls.flatMap(\.texts).map(\.key)))
      .mapValues { ids in ids.filter { catalog.developmentEntries[$0] != nil } }
  }
}
