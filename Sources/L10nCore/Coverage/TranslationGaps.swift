/// The development texts that are missing in the base tables of locales and of their more general locales, and the
/// severity of a gap.
///
/// A language is *in progress* if `partial` in `l10n.yml` names it, or if it lacks more than one text in twenty and
/// more than ten: its translators know that, so a gap is a note. In a complete language a missing text is an error.
package struct TranslationGaps: Sendable {
  /// The number of texts to translate.
  package let textCount: Int

  /// The missing texts by locale; empty for the development language.
  private let lacking: [[TextID]]
  private let inProgress: Set<Int>
  private let configuration: Configuration

  /// - Complexity: O(texts × locales).
  package init(_ catalog: Catalog) {
    let development = catalog.developmentEntries
    let wanted = catalog.developmentIDs.filter { development[$0]?.needsTranslation ?? true }
    let keys = Dictionary(grouping: wanted, by: \.table).mapValues { $0.map(\.key) }
    let translations = catalog.translationIndices
    let chains = translations.map { catalog.ownChain(of: $0) }
    var lacking = [[TextID]](repeating: [], count: catalog.locales.count)
    for table in catalog.tables {
      for (locale, missing) in zip(translations, table.missing(keys[table.name] ?? [], in: chains)) {
        lacking[locale] += missing.map { TextID(table: table.name, key: $0) }
      }
    }
    self.init(catalog, textCount: wanted.count, lacking)
  }

  /// - Parameter tables: the gaps of each table of the catalog, in order of their names.
  package init(_ catalog: Catalog, ofTables tables: [TranslationGaps]) {
    self.init(
      catalog, textCount: tables.reduce(0) { $0 + $1.textCount },
      catalog.locales.indices.map { locale in tables.flatMap { $0.lacking[locale] } })
  }

  private init(_ catalog: Catalog, textCount: Int, _ lacking: [[TextID]]) {
    let partial = catalog.configuration.partialLocales
    let lacking = lacking.enumerated().map { catalog.lackingEverywhere($1, in: catalog.ownChain(of: $0)) }
    (self.textCount, self.lacking, configuration) = (textCount, lacking, catalog.configuration)
    inProgress = Set(
      catalog.translationIndices.filter { locale in
        Self.isInProgress(lacking: lacking[locale].count, of: textCount)
          || partial.contains(catalog.locales[locale].tag)
      })
  }

  private static func isInProgress(lacking count: Int, of textCount: Int) -> Bool {
    count > 10 && count * 20 > textCount
  }

  /// Whether a language that lacks this number of texts would be in progress.
  package func wouldBeInProgress(lacking count: Int) -> Bool { Self.isInProgress(lacking: count, of: textCount) }

  /// The texts that a locale lacks, in the order of their tables and keys.
  package subscript(locale: Int) -> [TextID] { lacking[locale] }

  package func isInProgress(_ locale: Int) -> Bool { inProgress.contains(locale) }

  /// The severity of a missing text in a locale.
  package func severity(in locale: Int) -> Severity {
    configuration.severityOfGaps(inProgress: isInProgress(locale))
  }
}

extension Configuration {
  /// The severity of a missing text in a language.
  package func severityOfGaps(inProgress isInProgress: Bool) -> Severity {
    switch run {
    case .strict: .error
    case _ where isInProgress: .note
    case .debug: .warning
    case .ci, .release, nil: .error
    }
  }
}
