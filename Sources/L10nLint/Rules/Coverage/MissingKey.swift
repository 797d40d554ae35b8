import L10nCore
import L10nSyntax

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
      // A key that a more general locale also lacks is reported and fixed there.
      let general = Set(own.filter { $0 != index }.flatMap { catalog.tableFiles(locale: $0).keys })
      let files = catalog.files(locale: index)
      return catalog.tableFiles(locale: index).filter { !general.contains($0.key) }.flatMap { table, file in
        let ids = lacking[table, default: []]
        let translated = ids.isEmpty ? [] : context.translatedStubs(in: file)
        return ids.filter { id in
          !context.isBroken(id, in: locale) && !gaps.contains(StateGap.Missing(locale: index, id: id))
        }.map { id in
          let stub = catalog.stub(of: id, locale: index)
          let file =
            development[id].flatMap { fileOfTable(in: $0.file.place.format, beside: file, among: files) } ?? file
          if stub != nil, translated.contains(id.key) {
            return Diagnostic(
              "'\(id.key)' has its own text in '\(locale.directory)', but is marked as not translated",
              at: stub, subject: file.subject(key: id.key.text),
              related: development[id].map { [context.developmentText(of: $0)] } ?? [],
              help: "remove the line '\(UntranslatedMarker.text)' if the text is the translation", severity: severity,
              shared: shared)
          }
          return Diagnostic(
            stub == nil
              ? "'\(id.key)' is missing from '\(locale.directory)'"
              : "'\(id.key)' is not translated into '\(locale.directory)' yet",
            at: stub ?? development[id]?.keyLocation(in: file) ?? file.location(0..<0),
            subject: file.subject(key: id.key.text),
            related: development[id].map { [context.developmentText(of: $0)] } ?? [],
            help: stub == nil
              ? development[id].map { help(for: $0, in: file, context) } ?? "translate it into \(file.path)"
              : file.place.format.looksUpTexts
                ? "translate it, and remove the flag 'fuzzy' where it has one"
                : file.place.format.hasStates
                  ? "translate it and set its state to 'translated'"
                  : file.place.format.isOfSwift
                    ? "translate it and remove the line '\(UntranslatedMarker.text)'" : "translate it",
            severity: severity,
            shared: shared)
        }
      }
    }
  }
}

extension Rule {
  /// - Parameter file: of the locale, with the text's table.
  fileprivate static func help(for development: CatalogEntry, in file: TableFile, _ context: LintContext) -> String {
    let path = path(of: development, beside: file)
    let isPlural = development.variables.contains { $0.variable.rule == .plural }
    guard isPlural, !development.file.place.format.declaresPlurals else { return "translate it into \(path)" }
    let needed = Set(PluralRequirements(for: context.language(of: file)).integers).union([.other])
    return "translate it into \(path), with the forms "
      + needed.sorted().map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  /// The file for a translation: the locale's file in the development text's format.
  private static func path(of development: CatalogEntry, beside file: TableFile) -> String {
    let format = development.file.place.format
    if format == file.place.format || file.place.format.holdsAllLanguages { return file.path }
    if format.holdsAllLanguages { return development.file.path }
    let name = development.file.path.split(separator: "/").last ?? ""
    return file.path.split(separator: "/").dropLast().map { "\($0)/" }.joined() + name
  }

  /// The locale's file of a table in a format; `nil` if there is none.
  fileprivate static func fileOfTable(
    in format: TableFormat, beside file: TableFile, among files: [TableFile]
  ) -> TableFile? {
    if format == file.place.format { return file }
    return files.first { $0.place.format == format && $0.place.layer == nil && $0.place.table == file.place.table }
  }
}

extension LintContext {
  /// The keys of a file whose texts differ from the development texts, but have the comment of stubs.
  fileprivate func translatedStubs(in file: TableFile) -> Set<TableKey> {
    guard file.place.format.isOfSwift, !file.place.format.hasStates else { return [] }
    return Set(
      file.entries.filter { entry in
        guard entry.state == .new, !entry.message.texts.allSatisfy(\.isEmpty) else { return false }
        let source = catalog.developmentEntries[TextID(table: file.place.table, key: entry.key)]
        return source.map { $0.written != entry.message } ?? false
      }.map(\.key))
  }
}

extension CatalogEntry {
  /// The place of a development text's key in the file that lacks a translation of it, if a file of all languages has
  /// both.
  fileprivate func keyLocation(in file: TableFile) -> SourceLocation? {
    guard let key = loaded.sharedKeyRange, file.path == self.file.path else { return nil }
    return file.location(key)
  }
}
