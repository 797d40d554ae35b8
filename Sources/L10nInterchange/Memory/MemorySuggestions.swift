package import L10nCore
internal import L10nSyntax

/// What a translation memory proposes for the texts of a catalog, each checked as an import checks it.
package struct MemorySuggestions: Sendable {
  /// The translations that fit a text.
  package struct Proposal: Sendable {
    package let id: TextID

    /// The place in `Catalog.locales`.
    package let locale: Int

    /// The development text.
    package let source: MemoryText

    /// The best first.
    package let matches: [TranslationMemory.Match]

    /// The best one as it is put into the catalog.
    let message: Message
  }

  private let catalog: Catalog
  private let memory: TranslationMemory
  private let least: Int

  /// - Parameter least: the lowest score, from 1 to 100.
  package init(for catalog: Catalog, from memory: TranslationMemory, least: Int) {
    (self.catalog, self.memory, self.least) = (catalog, memory, least)
  }

  /// What is proposed for texts in some locales, in order of locales, tables and keys; texts with nothing to propose are
  /// left out.
  ///
  /// - Parameters:
  ///   - ids: the texts of a locale.
  ///   - limit: how many translations of a text are wanted.
  package func proposals(
    in locales: [Int], for ids: (_ locale: Int) -> [TextID], limit: Int
  ) -> [Proposal] {
    let wanted = locales.map { (locale: $0, ids: ids($0)) }
    var texts: [MemoryText] = []
    var seen: Set<MemoryText> = []
    for id in wanted.flatMap(\.ids) {
      if let text = catalog.developmentEntries[id]?.suggestibleText, seen.insert(text).inserted { texts.append(text) }
    }
    // What is like a text is the same for all languages.
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

  /// The best proposals as texts that can be put into the catalog: the same text is translated, one like it needs a review.
  ///
  /// A format that keeps no states gets what needs a review as a stub, which counts as missing and says so.
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
  /// The text, where a memory may have a translation of it.
  fileprivate var suggestibleText: MemoryText? {
    isTranslatable ? MemoryText(written, translating: written) : nil
  }
}

extension TranslatedTable {
  /// A translation of a key as it is put into the table; `nil` where an import would refuse it.
  fileprivate func message(_ text: MemoryText, for key: TableKey) -> Message? {
    (try? translation(of: key, text.parts.map { ($0.part, $0.text) }, .translated))?.message
  }
}
