import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let argumentFormatMismatch = Rule(
    id: "argument-format-mismatch", severity: .error,
    summary:
      "A format in l10n.yml is for an argument that the development text does not have or does not show with %@.",
    rationale: """
      The words of a duration, a percentage or a list stand where the text has %@. Without that the value is lost or the \
      sentence cannot be shown, and nothing is generated.
      """,
    examples: [
      .bad([
        "en.lproj/Player.strings": #"/* %1$@ = time */ "live.offset" = "%@ behind live";"#,
        "l10n.yml": "# für Köln\narguments:\n  ⟦live.offest⟧: {time: durationSpoken}",
      ]) {
        $0.arguments = ArgumentDeclaration.example(
          "live.offest", ["time": .durationSpoken()],
          in: "# für Köln\narguments:\n  live.offest: {time: durationSpoken}")
      },
      .bad([
        "en.lproj/Player.strings": #"/* %1$@ = time */ "live.offset" = "%@ behind live"; "on" = "On";"#,
        "l10n.yml": "arguments: {live.offset: {⟦tme⟧: durationSpoken}, on: {⟦1⟧: percent}}",
      ]) {
        let text = "arguments: {live.offset: {tme: durationSpoken}, on: {1: percent}}"
        $0.arguments = ArgumentDeclaration.example("live.offset", ["tme": .durationSpoken()], in: text)
          .merging(ArgumentDeclaration.example("on", ["1": .percent], in: text)) { first, _ in first }
      },
      .bad([
        "en.lproj/Player.strings": #""seconds" = "%lld seconds";"#,
        "en.lproj/Player.stringsdict": RuleExample.plural("days", ["one": "%lld day", "other": "%lld days"]),
        "ar.lproj/Player.strings": #""seconds" = "%lld ثانية";"#,
        "l10n.yml": "arguments: {seconds: {⟦argument1⟧: durationSpoken}, days: {⟦1⟧: number}}",
      ]) {
        let text = "arguments: {seconds: {argument1: durationSpoken}, days: {1: number}}"
        $0.arguments = ArgumentDeclaration.example("seconds", ["argument1": .durationSpoken()], in: text)
          .merging(ArgumentDeclaration.example("days", ["1": .number], in: text)) { first, _ in first }
      },
      .good([
        "en.lproj/Player.strings": """
        /* %1$@ = position, %2$@ = duration */
        "progress" = "%1$@ of %2$@";
        """, "ja.lproj/Player.strings": #""progress" = "%2$@中%1$@";"#,
        "l10n.yml": "arguments: {progress: {position: durationSpoken, 2: durationSpoken}}",
      ]) {
        $0.arguments = ArgumentDeclaration.example(
          "progress", ["position": .durationSpoken(), "2": .durationSpoken()], in: "progress position 2")
      },
      .good(["en.lproj/Player.strings": #""broken" = { };"#]) {
        $0.arguments = ArgumentDeclaration.example("broken", ["1": .percent], in: "")
      },
    ]
  ) { context in
    let catalog = context.catalog
    guard !context.configuration.arguments.isEmpty else { return [] }
    let entries = Dictionary(grouping: context.developmentEntries, by: \.key.text)
    let broken = Set(catalog.developmentIndices.flatMap { catalog.files(locale: $0) }.flatMap(\.brokenKeys).map(\.text))
    var suggestions = KeySuggestions(catalog.developmentIDs)
    let declared = context.configuration.arguments.sorted {
      ($0.value.first?.keyLocation.range.lowerBound ?? 0, $0.key)
        < ($1.value.first?.keyLocation.range.lowerBound ?? 0, $1.key)
    }
    return declared.flatMap { key, declarations -> [RuleFinding] in
      if let entries = entries[key] {
        return entries.flatMap { entry in declarations.compactMap { fault(in: $0, of: entry, context) } }
      }
      guard !broken.contains(key), let location = declarations.first?.keyLocation else { return [] }
      let id = TextID(table: "", key: TableKey(key))
      let nearest = suggestions.isExhausted ? nil : suggestions.nearestOfAny(to: id)
      return [
        RuleFinding(
          "'arguments' names '\(key)', which is not in the development language", at: location,
          subject: Diagnostic.Subject(key: key),
          help: nearest.map { "did you mean '\($0)'?" } ?? "add it to a table")
      ]
    }
  }

  private static func fault(
    in declaration: ArgumentDeclaration, of entry: CatalogEntry, _ context: LintContext
  ) -> RuleFinding? {
    let parameters = entry.parameters
    guard
      let index = parameters.indices.first(where: { declaration.names(parameters[$0], at: $0 + 1) })
    else {
      let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
      let nearest = Suggestion.nearest(to: declaration.argument, among: names).map { "did you mean '\($0)'?" }
      let all = names.isEmpty ? "the text takes no arguments" : "write one of \(names.joined(separator: ", "))"
      return RuleFinding(
        "'\(entry.key)' has no argument '\(declaration.argument)'", at: declaration.location,
        subject: Diagnostic.Subject(key: entry.key.text), related: [context.developmentText(of: entry)],
        help: nearest ?? all)
    }
    let argument = context.developmentSignature(of: entry.id)?.arguments.first { $0.position == index + 1 }
    guard let argument, argument.type != .object else { return nil }
    return RuleFinding(
      "'\(declaration.argument)' of '\(entry.key)' has a format, but the text takes \(argument.type.specifier)",
      at: declaration.location, subject: Diagnostic.Subject(key: entry.key.text),
      related: [context.developmentText(of: entry)], help: "write %@ in the texts, or remove the format")
  }
}
