package import L10nCore

extension Catalog {
  /// What a translation memory can learn of the base tables: the texts that are translated and need no review, in the
  /// order of tables and keys.
  ///
  /// - Parameter name: what the origins are told with, such as a folder's name; empty for the catalog at hand.
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
