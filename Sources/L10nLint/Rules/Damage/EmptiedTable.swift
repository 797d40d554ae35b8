import L10nCore
import L10nSyntax

extension Rule {
  static let emptiedTable: Rule = Rule(
    id: "emptied-table", severity: .error, use: .comparing, reach: .allTables,
    summary: "A table lost all of its texts."
  ) { context, _ in
    guard let earlier = context.catalog.earlier?.catalog else { return [] }
    let now = Dictionary(context.catalog.files.map { (LanguageFile($0), $0) }) { first, _ in first }
    let tables = Set(context.catalog.tables.map(\.name))
    return earlier.files.compactMap { before in
      let file = now[LanguageFile(before)]
      // A table that is gone in all languages was removed on purpose.
      guard before.hasTexts, !(file?.hasTexts ?? false), tables.contains(before.place.table) else { return nil }
      // Its texts may be in a file of another format now.
      let isMoved = context.catalog.files.contains {
        $0.place.table == before.place.table && $0.place.directory == before.place.directory
          && $0.place.layer == before.place.layer && $0.hasTexts
      }
      if isMoved { return nil }
      let count = before.keys.count
      return Diagnostic(
        "'\(before.path)' has no text in '\(before.place.directory)' any more; it had \(count)",
        at: file?.location(0..<0), subject: before.subject(), help: "take the file from before")
    }
  }

  static let lostTranslation: Rule = Rule(
    id: "lost-translation", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A text lost its translation."
  ) { context, _ in
    let catalog = context.catalog
    guard let earlier = catalog.earlier?.catalog else { return [] }
    return catalog.translationIndices.flatMap { locale -> [Diagnostic] in
      let directory = catalog.locales[locale].directory
      guard let old = earlier.locales.firstIndex(where: { $0.directory == directory }) else { return [] }
      let now = catalog.entries(locale: locale, layer: nil)
      let files = catalog.files(locale: locale).filter(\.hasTexts)
      return earlier.entries(locale: old, layer: nil).values.sorted { $0.id < $1.id }.compactMap { entry in
        guard now[entry.id] == nil, catalog.developmentEntries[entry.id] != nil,
          let file = files.first(where: { $0.place.table == entry.id.table })
        else { return nil }
        return Diagnostic(
          "'\(entry.key)' lost its translation into '\(directory)'",
          at: catalog.stub(of: entry.id, locale: locale) ?? file.location(0..<0),
          subject: file.subject(key: entry.key.text), help: "take the translation from the earlier file",
          shared: Diagnostic.Shared("texts lost their translations into '\(directory)'"))
      }
    }
  }
}

extension TableFile {
  /// Whether the table has an entry; in a file of several languages, one of the language.
  fileprivate var hasTexts: Bool { !entries.isEmpty }
}
