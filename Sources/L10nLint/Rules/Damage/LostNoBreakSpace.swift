import L10nCore

extension Rule {
  static let lostNoBreakSpace: Rule = Rule(
    id: "lost-no-break-space", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A no-break space of a text became a space."
  ) { context, _ in
    context.damage(.noBreakSpace, help: "write the no-break space again")
  }
}
