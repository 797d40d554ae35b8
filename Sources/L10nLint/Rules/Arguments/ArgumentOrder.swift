import L10nCore
import L10nRuntime

extension Rule {
  static let argumentOrder: Rule = Rule(
    id: "argument-order", severity: .error,
    summary: "A translation has the development text's specifiers in another order, without numbers.",
    fixes: .safe
  ) { context, _ in
    context.argumentComparisons.filter { !$0.translation.isOverride }.compactMap { comparison in
      comparison.reordered.map { use in
        let entry = comparison.translation.entry
        return Diagnostic(
          "'\(entry.key)' has its specifiers in another order than the development text, without numbers",
          at: use.location, subject: entry.subject,
          related: [context.developmentText(of: comparison.translation.development)],
          help: "number them by the development text, as in " + numbered(comparison.translation.development),
          fix: numbering(comparison.translation))
      }
    }
  }

  /// Numbers the specifiers outside of plural forms by their types; `nil` if two arguments have the same type, or a
  /// form continues the numbering of its variable.
  private static func numbering(_ translation: LintContext.Translation) -> Fix? {
    let development = EntryArguments(translation.development)
    let own = EntryArguments(translation.entry)
    let types = development.positions.sorted().compactMap { position in
      development.definingUse(of: position).map { (position: position, type: $0.type) }
    }
    let isClear = types.allSatisfy { one in types.allSatisfy { $0 == one || !$0.type.isCompatible(with: one.type) } }
    let chosen = Set(own.uses.filter { $0.type == .variable }.map(\.position))
    let countsOn = own.uses.contains {
      $0.text.variable != nil && !$0.isDeclared && !$0.isNumbered && !chosen.contains($0.position)
    }
    guard isClear, !countsOn else { return nil }
    return Fix("number the specifiers", in: [translation.entry]) { use in
      guard use.text.variable == nil, !use.isDeclared else { return nil }
      let type = use.type == .variable ? own.definingUse(of: use.position)?.type : use.type
      return types.first { type.map($0.type.isCompatible) ?? false }.map {
        "%\($0.position)$\(use.specifier.dropFirst())"
      }
    }
  }

  /// The development text's specifiers with their positions: `%1$lld, %2$@`.
  private static func numbered(_ development: CatalogEntry) -> String {
    let arguments = EntryArguments(development)
    return arguments.positions.sorted().compactMap { position in
      let uses = arguments.uses.filter { $0.position == position && !$0.isDeclared }
      let use = uses.first { $0.text.variable == nil } ?? uses.first
      return use?.numberedSpecifier
    }.joined(separator: ", ")
  }
}
