package import L10nCore
internal import L10nSyntax

/// The proposals of a translation memory for the texts of a catalog, each checked like an import.
package struct MemorySuggestions: Sendable {
  /// The translations that fit a text.
  package struct Proposal: Sendable {
    package let id: TextID

    /// The index in `Catalog.locales`.
    package let locale: Int

    /// The development text.
    package let source: MemoryText

    /// The best first.
    package let matches: [TranslationMemory.Match]

    /// The message that the best one becomes in the catalog.
    let message: Message
  }

  private let catalog: Catalog
  private let memory: TranslationMemory
  private let least: Int

  /// - Parameter least: the lowest score, from 1 to 100.
  package init(for catalog: Catalog, from memory: TranslationMemory, least: Int) {
    (self.catalog, self.memory, self.least) = (catalog, memory, least)
  }

  /// The proposals for texts in some locales, in order of locales, tables and keys, without texts that have none.
  ///
  /// - Parameters:
  ///   - ids: returns the texts of a locale.
  ///   - limit: the most translations of a text.
  package func proposals(
    in locales: [Int], for ids: (_ locale: Int) -> [TextID], limit: Int
  ) -> [Proposal] {
    let wanted = locales.map { (locale: $0, ids: ids($0)) }
    var texts: [MemoryText] = []
    var seen: Set<MemoryText> = []
    for id in wanted.flatMap(\.ids) {
      if let text = catalog.developmentEntries[id]?.suggestibleText, seen.insert(text).inserted { texts.append(text) }
    }
    // The texts similar to one are the same for all languages.
    let found = texts.concurrentMap { memory.similar(to: $0, least: least) }
    let similar = Dictionary(uniqueKeysWithValues: zip(texts, found))
    return wanted.flatMap { locale, ids -> [Proposal] in
      let language = TranslatedLanguage(catalog.locales[locale].tag)
      var tables: [String: TranslatedTable] = [:]
      return ids.compactMap { id in
        guard let text = catalog.developmentEntries[id]?.suggestibleText, let similar = similar[text] else {
          return nil
        }
        let matches = memory.matches(similar, in: language.tag)
        if matches.isEmpty { return nil }
        let table =
          tables[id.table] ?? TranslatedTable(catalog, table: id.table, locale: locale, language)
        tables[id.table] = table
        let sound = matches.lazy.compactMap { match in table.message(match.target, for: id.key).map { (match, $0) } }
          .prefix(limit)
        return sound.first.map { best in
          Proposal(id: id, locale: locale, source: text, matches: sound.map(\.0), message: best.1)
        }
      }
    }
  }

  /// The best proposals as texts for the catalog: an identical text counts as translated, a similar one needs a review.
  ///
  /// A format without states gets a text that needs a review as a stub, which counts as missing.
  package func texts(of proposals: [Proposal]) -> [CheckedText] {
    proposals.compactMap { proposal in
      guard let match = proposal.matches.first, let development = catalog.developmentEntries[proposal.id] else {
        return nil
      }
      let isSame = match.score == 100
      let hasStates = development.file.place.format.hasStates
      let note = "\(match.score)% match with \(match.segment.origin): \(match.segment.source.description)"
      let comment = development.comment.map { "\($0)\n\(note)" } ?? note
      return CheckedText(
        locale: proposal.locale, table: proposal.id.table, key: proposal.id.key,
        message: proposal.message, state: isSame ? .translated : hasStates ? .needsReview : .new,
        comment: isSame || hasStates ? development.comment : comment)
    }
  }
}

extension CatalogEntry {
  /// The text, if a memory may have a translation of it.
  fileprivate var suggestibleText: MemoryText? {
    isTranslatable ? MemoryText(written, translating: written) : nil
  }
}

extension TranslatedTable {
  /// The message that a translation of a key becomes in the table; `nil` if an import would refuse it.
  fileprivate func message(_ text: MemoryText, for key: TableKey) -> Message? {
    (try? translation(of: key, text.parts.map { ($0.part, $0.text) }, .translated))?.message
  }
}
