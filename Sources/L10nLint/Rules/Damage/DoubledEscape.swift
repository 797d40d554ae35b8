import L10nCore

extension Rule {
  static let doubledEscape: Rule = Rule(
    id: "doubled-escape", severity: .error, use: .comparing, reach: .allTables,
    summary: "A text shows an escape where a character was."
  ) { context, _ in
    context.damage(.escape, help: "write the character, or its escape once")
  }
}
