import L10nCore

extension Rule {
  static let doubledEscape: Rule = damage(
    .escape, "doubled-escape", .error, "A text shows an escape where a character was.",
    help: "write the character, or its escape once")

  static let garbledText: Rule = damage(
    .garbled, "garbled-text", .error, "A text was read in another encoding than its own.",
    help: "take the text from the earlier file")

  static let lostNoBreakSpace: Rule = damage(
    .noBreakSpace, "lost-no-break-space", .warning, "A no-break space of a text became a space.",
    help: "write the no-break space again")

  static let changedQuotes: Rule = damage(
    .quotes, "changed-quotes", .warning, "A text lost its typographic quotation marks.",
    help: "write the quotation marks again")

  /// A rule about one kind of damage to texts since the earlier catalog.
  private static func damage(
    _ kind: TextDamage.Kind, _ id: String, _ severity: Severity, _ summary: String, help: String
  ) -> Rule {
    Rule(id: id, severity: severity, use: .comparing, reach: .allTables, summary: summary) { context, _ in
      context.entryPairs.flatMap { pair in
        pair.texts.compactMap { now, before in
          let damage = TextDamage.found(in: now.text, comparedWith: before).first { $0.kind == kind }
          return damage.map {
            Diagnostic(
              "'\(pair.now.key)' \($0.clause)", at: pair.file.location(now.range), subject: pair.subject, help: help)
          }
        }
      }
    }
  }
}
