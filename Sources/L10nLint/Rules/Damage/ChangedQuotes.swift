import L10nCore

extension Rule {
  static let changedQuotes: Rule = Rule(
    id: "changed-quotes", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A text lost its typographic quotation marks."
  ) { context, _ in
    context.damage(.quotes, help: "write the quotation marks again")
  }
}
