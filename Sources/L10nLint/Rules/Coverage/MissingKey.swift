import L10nCore
import StringsFormat

extension Rule {
  static let missingKey: Rule = Rule(
    id: "missing-key", severity: .error, reach: .allTables,
    summary: "A text of the development language is in no language of a locale's own chain."
  ) { context, _ in
    let catalog = context.catalog
    let development = catalog.developmentEntries
    let gaps = StateGap.reported(in: context).map(\.missing)
    return catalog.translationIndices.filter { !context.translationGaps[$0].isEmpty }.flatMap { index -> [Diagnostic] in
      let locale = catalog.locales[index]
      let own = catalog.ownChain(of: index)
      let shared = Diagnostic.Shared(
        "texts are missing from '\(locale.directory)'", of: context.translationGaps.textCount)
      let severity = context.translationGaps.severity(in: index)
      let lacking = Dictionary(grouping: context.translationGaps[index], by: \.table)
      // What a more general locale lacks, too, is reported there and fixed there.
      let general = Set(own.filter { $0 != index }.flatMap { catalog.tableFiles(locale: $0).keys })
      return catalog.tableFiles(locale: index).filter { !general.contains($0.key) }.flatMap { table, file in
        lacking[table, default: []].filter { id in
          !context.isBroken(id, in: locale) && !gaps.contains(StateGap.Missing(locale: index, id: id))
        }.map { id in
          let stub = catalog.stub(of: id, locale: index)
          return Diagnostic(
            stub == nil
              ? "'\(id.key)' is missing from '\(locale.directory)'"
              : "'\(id.key)' is not translated into '\(locale.directory)' yet",
            at: stub ?? development[id]?.keyLocation(in: file) ?? file.location(0..<0),
            subject: file.subject(key: id.key.text),
            related: development[id].map { [context.developmentText(of: $0)] } ?? [],
            help: stub == nil
              ? "translate it into \(file.path)"
              : file.place.format.hasStates
                ? "translate it and set its state to 'translated'"
                : "translate it and remove the line '\(UntranslatedMarker.text)'", severity: severity,
            shared: shared)
        }
      }
    }
  }
}

extension CatalogEntry {
  /// The place of a development text's key in the file that lacks a translation of it: a file of all languages has both.
  fileprivate func keyLocation(in file: TableFile) -> SourceLocation? {
    guard let key = loaded.sharedKeyRange, file.path == self.file.path else { return nil }
    return file.location(key)
  }
}
