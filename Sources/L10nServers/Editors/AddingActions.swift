import L10nCore
import L10nRuntime
import L10nSyntax

/// Actions that add missing parts of a text.
extension LanguageServer {
  /// Plural forms that the text in a range lacks, and stubs for the languages that lack the text.
  func additions(
    in range: Range<Int>, _ catalog: Catalog, findings: [Diagnostic], _ file: File
  ) -> [EditorAction] {
    guard let (table, entry) = file.catalog.entry(at: range.lowerBound, of: file.path),
      entry.range.contains(range.upperBound) || entry.range.upperBound == range.upperBound
    else { return missingTexts(catalog, findings, file) }
    let id = TextID(table: table.place.table, key: entry.key)
    func json(of rule: String) -> [JSONOutput] {
      findings.filter { $0.ruleID == rule }.map { self.json($0, file.text, in: file.catalog) }
    }
    var actions: [EditorAction] = []
    if let (forms, edit) = missingForms(of: entry, in: table, catalog, file.catalog) {
      actions.append(
        EditorAction(
          rank: .add, title: "Add the plural forms \(forms.joined(separator: ", "))",
          diagnostics: json(of: "plural-missing-category"), edit: edit))
    }
    if let development = catalog.developmentEntries[id], development.file.path == file.path,
      development.loaded.ownKeyRange == entry.ownKeyRange, let (languages, edit) = stubs(of: id, in: file.catalog)
    {
      let names = languages.count > 4 ? "\(languages.count) languages" : languages.joined(separator: ", ")
      actions.append(
        EditorAction(
          rank: .add, title: "Translate: add a stub in \(names)", edit: edit))
    }
    return actions
  }

  /// Stubs of all texts that a table lacks, if there is such a finding.
  private func missingTexts(_ catalog: Catalog, _ findings: [Diagnostic], _ file: File) -> [EditorAction] {
    let isMissing = findings.contains { $0.ruleID == "missing-key" }
    guard isMissing, let table = tables(of: file).first, !table.place.format.holdsAllLanguages else { return [] }
    let lacking = Set(catalog.developmentIDs.filter { $0.table == table.place.table })
    let stubs = Synchronization(catalog, locales: [catalog.language(of: table)], texts: lacking)
    guard stubs.stubCount > 0, let edit = edit(stubs.changedFiles, in: file.catalog) else { return [] }
    return [
      EditorAction(
        rank: .add, title: "Translate: add a stub of each missing text (\(stubs.stubCount))", edit: edit)
    ]
  }

  /// The forms for whole numbers in the language of a table that an entry lacks, and the edit that adds them with the
  /// text that is shown instead now.
  private func missingForms(
    of entry: LoadedEntry, in table: TableFile, _ catalog: Catalog, _ served: ServedCatalog
  ) -> (forms: [String], edit: JSONOutput)? {
    guard entry.isRule, table.table.editRefusal() == nil else { return nil }
    let requirements = PluralRequirements(for: catalog.language(of: table))
    let message = entry.message.addingForms(for: requirements)
    if message == entry.message { return nil }
    let old = Set(entry.message.variables.flatMap { variable in variable.variants.map(\.category) })
    let new = Set(message.variables.flatMap { variable in variable.variants.map(\.category) }).subtracting(old)
    let forms = requirements.integers.map(\.rawValue).filter { new.isEmpty || new.contains($0) }
    // The text was shown for these numbers, but not written for them.
    let state = table.place.format.hasStates ? TranslationState.needsReview : .translated
    var change = CatalogEdit(catalog)
    let place = table.place
    guard
      change.apply(
        [TableChange(entry.key, .set(message, state))], to: place.table, in: place.directory, layer: place.layer
      ).isEmpty, let edit = edit(change.changedFiles, in: served)
    else { return nil }
    return (forms, edit)
  }

  /// The languages that get a stub of a development text, and the edit that adds them; `nil` if none lacks it.
  func stubs(of id: TextID, in served: ServedCatalog) -> (languages: [String], edit: JSONOutput)? {
    guard let catalog = served.catalog else { return nil }
    let stubs = TextStubs(of: id, in: catalog)
    guard !stubs.changedFiles.isEmpty, let edit = edit(stubs.changedFiles, in: served) else { return nil }
    return (stubs.languages, edit)
  }
}

extension Catalog {
  /// The language of a table's texts.
  func language(of table: TableFile) -> LanguageTag {
    locales.first { $0.directory == table.place.directory }?.tag ?? development
  }
}
