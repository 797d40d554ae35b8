import L10nCore

extension Rule {
  static let argumentGap: Rule = Rule(
    id: "argument-gap", severity: .error,
    summary: "Arguments are numbered with a gap: one is used and one before it is not.",
    claims: [.argumentGap]
  ) { context, _ in
    // An argument that a translation without forms leaves out is missing compared with the development text.
    let development = context.developmentArguments()
    let places = Set(context.developmentEntries.map { EntryPlace($0) })
    let forms = context.ruleEntries.filter { !$0.variables.isEmpty && !places.contains(EntryPlace($0)) }
      .filter { context.specifierFaults(of: $0).isEmpty }
    return development.compactMap { $0.gap.map(finding) }
      + forms.compactMap { entry in
        guard let gap = EntryArguments(entry).gap else { return nil }
        let isShared = context.catalog.developmentEntries[entry.id].map {
          EntryArguments($0).gap?.missing == gap.missing
        }
        return isShared ?? false ? nil : finding(gap)
      }
  }

  private static func finding(_ gap: EntryArguments.Gap) -> Diagnostic {
    Diagnostic(
      "no text of '\(gap.entry.key)' uses argument \(gap.missing), but a later one is used", at: gap.use.location,
      subject: gap.entry.subject, help: "use every argument up to the last, or number them without a gap")
  }
}

extension EntryArguments {
  /// The first unused argument before a used one.
  fileprivate struct Gap {
    let entry: CatalogEntry
    let missing: Int

    /// The first use after it.
    let use: Use
  }

  fileprivate var gap: Gap? {
    guard entry.specifiers.takesArgumentsOfC else { return nil }
    let positions = self.positions
    guard let last = positions.max(), last > positions.count,
      let missing = (1...last).first(where: { !positions.contains($0) }),
      let next = positions.filter({ $0 > missing }).min(),
      let use = uses.first(where: { $0.position == next && !$0.isDeclared })
    else { return nil }
    return Gap(entry: entry, missing: missing, use: use)
  }
}
