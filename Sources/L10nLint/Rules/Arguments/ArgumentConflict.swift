import L10nCore

extension Rule {
  static let argumentConflict: Rule = Rule(
    id: "argument-conflict", severity: .error,
    summary: "The texts of one entry use one argument as two types.",
    claims: [.formatMismatch]
  ) { context, _ in
    // A translation without forms is compared with the development text, and so are its conflicting uses.
    let entries = context.ruleEntries + context.developmentEntries.filter { !$0.isRule }
    return entries.flatMap { entry in
      entry.contradictions(in: context).compactMap { use, giver in
        giver.isDeclared
          ? nil
          : Diagnostic(
            "'\(entry.key)' uses argument \(use.position) as \(use.specifier) and as \(giver.specifier)",
            at: use.location, subject: entry.subject,
            related: [Diagnostic.Related("the first use", at: giver.location)],
            help: "give each argument one type")
      }
    }
  }
}

extension CatalogEntry {
  /// The uses of arguments with another type than the entry's own texts or variables give them, each place once, with
  /// the use that gives the type.
  func contradictions(in context: LintContext) -> [(use: EntryArguments.Use, giver: EntryArguments.Use)] {
    guard context.isFormatted(self), context.specifierFaults(of: self).isEmpty else { return [] }
    let arguments = EntryArguments(self)
    var seen: Set<SourceLocation> = []
    return arguments.uses.compactMap { use in
      guard !use.isDeclared, arguments.isContradicted(use), let giver = arguments.definingUse(of: use.position),
        !(specifiers.showsNumbersAsObjects && (use.type == .object || giver.type == .object)),
        seen.insert(use.location).inserted
      else { return nil }
      return (use, giver)
    }
  }
}
