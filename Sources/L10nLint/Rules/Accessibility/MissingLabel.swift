import L10nCore
import L10nSyntax

extension Rule {
  static let missingLabel: Rule = Rule(
    id: "a11y-missing-label", severity: .error, use: .forControls, reach: .allTables,
    summary: "A declared control has no name, or a text of it is in no table of the development language."
  ) { context, _ in
    // Without any text in the development language, texts of other languages must do.
    let entries =
      context.catalog.developmentIndex == nil ? context.entries : Array(context.catalog.developmentEntries.values)
    let known = Set(entries.map(\.key.text))
    let broken = Set(context.catalog.developmentFiles.flatMap(\.brokenKeys).map(\.text))
    return context.configuration.controls.flatMap { control -> [Diagnostic] in
      let nameless = Diagnostic(
        "control '\(control.name)' has no label", at: control.location, subject: Diagnostic.Subject(),
        help: "declare a label, the name that screen readers speak")
      let unknown = control.texts.filter { !known.contains($0.key) && !broken.contains($0.key) }.map { text in
        Diagnostic(
          "\(text.kind) '\(text.key)' of '\(control.name)' is not in the development language", at: text.location,
          subject: Diagnostic.Subject(key: text.key),
          help: Suggestion.question(text.key, among: known) ?? "add it to a table")
      }
      return unknown + (control.isSpoken && !control.isNamed ? [nameless] : [])
    }
  }
}

extension Catalog {
  /// The files of the development language's base tables.
  fileprivate var developmentFiles: [TableFile] { developmentIndices.flatMap { files(locale: $0) } }
}
