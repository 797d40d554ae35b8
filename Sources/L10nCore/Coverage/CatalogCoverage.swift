package import L10nRuntime
import L10nSyntax

/// The coverage of the development texts by each locale, table by table.
///
/// A text counts as covered if readers find it: in the locale itself or in a more general locale of its chain, in the
/// base tables or in an applied layer. Texts that are not translated do not count, nor do stubs. The development
/// language, which has all texts, is not among the locales.
package struct CatalogCoverage: Sendable {
  /// A locale with its counts.
  package struct Locale: Sendable {
    /// The name of the `.lproj` directory without its suffix.
    package let directory: String

    package let tag: LanguageTag

    /// The counts of all tables.
    package let total: CoverageCount

    /// The counts of each table, in the order of `CatalogCoverage.tables`.
    package let tables: [CoverageCount]
  }

  package let development: LanguageTag

  /// The names of the tables with texts to translate, in order.
  package let tables: [String]

  /// The locales in the order of their directories' names.
  package let locales: [Locale]

  /// - Complexity: O(texts × locales).
  package init(_ catalog: Catalog) {
    let wanted = catalog.developmentIDs.filter { catalog.developmentEntries[$0]?.needsTranslation ?? true }
    let sources = wanted.map { catalog.developmentEntries[$0] }
    let words = sources.map { $0?.wordCount ?? 0 }
    var tables: [String] = []
    // The identities are in the order of their tables.
    for id in wanted where tables.last != id.table { tables.append(id.table) }
    let stale = StaleTexts(catalog)
    let asked = [nil] + (0..<catalog.appliedLayerCount).map { $0 }
    // A layer that is not applied adds no locale.
    let based = Set(catalog.files.filter { $0.place.layer == nil }.map(\.place.directory))
    let counted = catalog.translationIndices.filter { index in
      based.contains(catalog.locales[index].directory)
        || asked.contains { !catalog.entries(locale: index, layer: $0).isEmpty }
    }
    locales = counted.concurrentMap { locale in
      let isOther = catalog.locales[locale].tag.language != catalog.development.language
      // Along the chain; for each locale the layers first, last layer first.
      let steps = catalog.ownChain(of: locale).flatMap { index in
        asked.reversed().map { (index, $0, catalog.entries(locale: index, layer: $0)) }
      }.filter { !$0.2.isEmpty }
      var tableSteps: [(locale: Int, layer: Int?, texts: [TableKey: CatalogEntry])] = []
      var counts: [CoverageCount] = []
      var last: String?
      for (number, id) in wanted.enumerated() {
        if id.table != last {
          counts.append(CoverageCount())
          tableSteps = steps.map { ($0, $1, $2.texts(ofTable: id.table)) }
        }
        last = id.table
        var count = CoverageCount()
        count.words = words[number]
        let found = tableSteps.lazy.compactMap { step in step.texts[id.key].map { (step.locale, step.layer, $0) } }
          .first
        let isStale = found.map { $1 == nil && stale.contains($2, locale: $0) } ?? false
        count[TextState(from: found?.0, for: locale, isStale: isStale)] = 1
        count.overridden = found?.1 == nil ? 0 : 1
        let isCopy = isOther && count.words > 0 && found.map { $0.2.message == sources[number]?.message } ?? false
        count.copied = isCopy ? 1 : 0
        count.missingWords = found == nil ? count.words : 0
        counts[counts.count - 1] += count
      }
      return Locale(
        directory: catalog.locales[locale].directory, tag: catalog.locales[locale].tag,
        total: counts.reduce(into: CoverageCount(), +=), tables: counts)
    }.sorted { $0.directory < $1.directory }
    self.tables = tables
    development = catalog.development
  }

  private init(development: LanguageTag, tables: [String], locales: [Locale]) {
    (self.development, self.tables, self.locales) = (development, tables, locales)
  }

  /// The coverage of some locales only.
  package func restricted(to isWanted: (LanguageTag) -> Bool) -> CatalogCoverage {
    CatalogCoverage(development: development, tables: tables, locales: locales.filter { isWanted($0.tag) })
  }

  /// The counts of all locales together.
  package var total: CoverageCount { locales.reduce(into: CoverageCount()) { $0 += $1.total } }
}
