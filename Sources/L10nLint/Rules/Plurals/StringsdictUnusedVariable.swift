import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let stringsdictUnusedVariable: Rule = Rule(
    id: "stringsdict-unused-variable", severity: .warning,
    summary: "A variable is defined and no text of its entry uses it.",
    fixes: .unsafe,
    claims: [.unusedVariable]
  ) { context, _ in
    // If the number is missing compared with the development text, that finding is enough.
    let explained = Set(
      context.argumentComparisons.filter { !$0.missing.isEmpty }.map { EntryPlace($0.translation.entry) })
    return context.ruleEntries.flatMap { entry -> [Diagnostic] in
      let names = Set(entry.variables.map(\.places.name))
      guard !names.isEmpty, !explained.contains(EntryPlace(entry)), context.specifierFaults(of: entry).isEmpty else {
        return []
      }
      return entry.unusedVariables.map { finding($0, in: entry) }
    }
  }

  private static func finding(_ unused: EntryVariable, in entry: CatalogEntry) -> Diagnostic {
    let (variable, place) = (unused.variable, unused.places.name)
    let pair = entry.file.pair(at: place)?.pair
    let removal = entry.file.removal(ofMemberNamedAt: place, pair: pair?.range)
    return Diagnostic(
      "no text of '\(entry.key)' uses the variable '\(variable.name)'", at: entry.file.location(place),
      subject: entry.subject, help: "write %#@\(variable.name)@ into the format, or remove the variable",
      fix: removal.map { Fix("remove the variable '\(variable.name)'", $0, safety: .unsafe) })
  }
}

extension CatalogEntry {
  /// The variables that no text uses; in a String Catalog, whose devices share their substitutions, on no device.
  fileprivate var unusedVariables: [EntryVariable] {
    let problems = message.signature.problems
    // A specifier that is unreadable, or that misspells a name, may be the one that uses the variable.
    if problems.contains(where: { $0.code == .malformedFormat || $0.code == .undefinedVariable }) { return [] }
    let places = problems.filter { $0.code == .unusedVariable }.map(\.place)
    if places.isEmpty { return [] }
    let variables = self.variables
    func isUnused(_ variable: EntryVariable) -> Bool {
      places.contains { $0.variants == variable.variants && $0.variable == variable.variable.name }
    }
    let used = Set(variables.filter { !isUnused($0) }.map(\.places.name))
    var seen = used
    return variables.filter { seen.insert($0.places.name).inserted }
  }
}
