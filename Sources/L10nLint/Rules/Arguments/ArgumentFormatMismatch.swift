import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let argumentFormatMismatch: Rule = Rule(
    id: "argument-format-mismatch", severity: .error, reach: .allTables,
    summary:
      "A format in l10n.yml is for an argument that the development text does not have or does not show with %@."
  ) { context, _ in
    let catalog = context.catalog
    guard !context.configuration.arguments.isEmpty else { return [] }
    let entries = Dictionary(grouping: context.developmentEntries, by: \.key.text)
    let broken = Set(catalog.developmentIndices.flatMap { catalog.files(locale: $0) }.flatMap(\.brokenKeys).map(\.text))
    var suggestions = KeySuggestions(catalog.developmentIDs)
    let declared = context.configuration.arguments.sorted {
      ($0.value.first?.keyLocation.range.lowerBound ?? 0, $0.key)
        < ($1.value.first?.keyLocation.range.lowerBound ?? 0, $1.key)
    }
    return declared.flatMap { key, declarations -> [Diagnostic] in
      if let entries = entries[key] {
        return entries.flatMap { entry in declarations.compactMap { fault(in: $0, of: entry, context) } }
      }
      guard !broken.contains(key), let location = declarations.first?.keyLocation else { return [] }
      let id = TextID(table: "", key: TableKey(key))
      let nearest = suggestions.isExhausted ? nil : suggestions.nearestOfAny(to: id)
      return [
        Diagnostic(
          "'arguments' names '\(key)', which is not in the development language", at: location,
          subject: Diagnostic.Subject(key: key),
          help: nearest.map { "did you mean '\($0)'?" } ?? "add it to a table")
      ]
    }
  }

  private static func fault(
    in declaration: ArgumentDeclaration, of entry: CatalogEntry, _ context: LintContext
  ) -> Diagnostic? {
    let parameters = entry.parameters
    guard
      let index = parameters.indices.first(where: { declaration.names(parameters[$0], at: $0 + 1) })
    else {
      let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
      let nearest = Suggestion.question(declaration.argument, among: names)
      let all = names.isEmpty ? "the text takes no arguments" : "write one of \(names.joined(separator: ", "))"
      return Diagnostic(
        "'\(entry.key)' has no argument '\(declaration.argument)'", at: declaration.location,
        subject: Diagnostic.Subject(key: entry.key.text), related: [context.developmentText(of: entry)],
        help: nearest ?? all)
    }
    let argument = context.developmentSignature(of: entry.id)?.arguments.first { $0.position == index + 1 }
    guard let argument, argument.type != .object else { return nil }
    return Diagnostic(
      "'\(declaration.argument)' of '\(entry.key)' has a format, but the text takes \(argument.type.specifier)",
      at: declaration.location, subject: Diagnostic.Subject(key: entry.key.text),
      related: [context.developmentText(of: entry)], help: "write %@ in the texts, or remove the format")
  }
}
