import L10nCore

extension Rule {
  static let garbledText: Rule = Rule(
    id: "garbled-text", severity: .error, use: .comparing, reach: .allTables,
    summary: "A text was read in another encoding than its own."
  ) { context, _ in
    context.damage(.garbled, help: "take the text from the earlier file")
  }
}
