package import L10nCore
import L10nSyntax

extension ReferenceCatalog {
  /// The texts of the reference that the catalog's own tables lack.
  ///
  /// If the reference does not have the language either, users see another language among their own texts: each such
  /// text is an error, or a note for a language under `partial`. If the reference has it, that may be intended: a table
  /// that replaces half of the texts or more was meant to be complete, and each missing text is a warning; for one that
  /// replaces fewer, one note gives the number of the others.
  package var gaps: [Diagnostic] {
    let wanted = Dictionary(grouping: catalog.developmentIDs, by: \.table)
    return catalog.locales.indices.flatMap { locale in
      files(of: locale).flatMap { table, file in gaps(in: file, wanted[table] ?? [], locale) }
    }
  }

  /// The own files of a locale, the first of each table, in order of the tables.
  private func files(of locale: Int) -> [(table: String, file: TableFile)] {
    guard let layer = catalog.layers.firstIndex(of: Self.layer) else { return [] }
    let files = catalog.files(locale: locale, layer: layer).map { ($0.place.table, $0) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first }).sorted { $0.key < $1.key }
      .map { (table: $0.key, file: $0.value) }
  }

  private func gaps(in file: TableFile, _ wanted: [TextID], _ locale: Int) -> [Diagnostic] {
    let name = catalog.locales[locale].directory
    let layer = catalog.layers.firstIndex(of: Self.layer)
    let chain = catalog.ownChain(of: locale)
    let broken = Set(catalog.files(locale: locale, layer: layer).flatMap(\.brokenKeys))
    let own = chain.map { catalog.entries(locale: $0, layer: layer) }
    let theirs = chain.map { catalog.entries(locale: $0, layer: nil) }
    let lacking = wanted.filter { id in
      catalog.developmentEntries[id]?.isTranslatable ?? true && !broken.contains(id.key)
        && !own.contains { $0[id] != nil }
    }
    let left = lacking.filter { id in theirs.contains { $0[id] != nil } }
    let missing = lacking.filter { id in !theirs.contains { $0[id] != nil } }
    let isPartial = catalog.configuration.partialLocales.contains(catalog.locales[locale].tag)
    let severity = catalog.configuration.severityOfGaps(inProgress: isPartial)
    let path = shownPath(of: file)
    let errors = missing.map { id in
      gap(id, severity, "'\(id.key)' is missing from '\(name)'", in: file, "add it to \(path)")
    }
    if left.isEmpty { return errors }
    let replaced = wanted.count - lacking.count
    if replaced >= left.count {
      return errors
        + left.map { id in
          gap(
            id, .warning, "'\(id.key)' is not replaced in '\(name)', where most texts are", in: file,
            "add it to \(path) unless the reference's text is wanted")
        }
    }
    let names = left.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
    let rest = left.count > 3 ? " and \(left.count - 3) more" : ""
    return errors + [
      Diagnostic(
        "missing-key", .note,
        "'\(name)' leaves \(left.count.withSeparators) of \(wanted.count.withSeparators) texts to the reference: \(names)\(rest)",
        at: file.location(0..<0), subject: file.subject(), help: "nothing needs to change if that is intended")
    ]
  }

  private func gap(
    _ id: TextID, _ severity: Severity, _ message: String, in file: TableFile, _ help: String
  ) -> Diagnostic {
    let text = catalog.developmentEntries[id].map {
      [Diagnostic.Related("the text of the reference", at: $0.valueLocation)]
    }
    return Diagnostic(
      "missing-key", severity, message, at: file.location(0..<0), subject: file.subject(key: id.key.text),
      related: text ?? [], help: help)
  }
}
