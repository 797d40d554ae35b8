package import L10nCore

extension Catalog {
  /// The base tables' texts for a translation memory: those that are translated and need no review, in the order of
  /// tables and keys.
  ///
  /// - Parameter name: the prefix of the origins, such as a folder's name; empty for the current catalog.
  package func segments(named name: String = "") -> [TranslationMemory.Segment] {
    let prefix = name.isEmpty ? "" : name + "/"
    return translationIndices.flatMap { locale -> [TranslationMemory.Segment] in
      let texts = entries(locale: locale, layer: nil)
      return developmentIDs.compactMap { id in
        guard let development = developmentEntries[id], development.isTranslatable, let entry = texts[id],
          entry.loaded.state == .translated,
          let source = MemoryText(development.written, translating: development.written),
          let target = MemoryText(entry.written, translating: development.written)
        else { return nil }
        return TranslationMemory.Segment(
          source: source, target: target, language: locales[locale].tag,
          origin: "'\(id.key)' in \(prefix)\(entry.file.path)")
      }
    }
  }
}
