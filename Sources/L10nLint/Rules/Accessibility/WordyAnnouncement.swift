import L10nCore
import L10nSyntax

private let repeated = RuleOption(
  "repeated", .names, "The keys of the texts that are announced at every step.")

extension Rule {
  static let wordyAnnouncement: Rule = Rule(
    id: "a11y-wordy-announcement", severity: .warning, reach: .allTables,
    summary: "A repeated announcement has words before the part that changes.",
    options: [repeated],
    obstacle: {
      _, settings in settings[repeated] == nil ? "no repeated announcements are listed in l10n.yml" : nil
    }
  ) { context, settings in
    let names = settings[repeated] ?? []
    let ids = context.catalog.tables.flatMap { table in names.map { TextID(table: table.name, key: TableKey($0.name)) }
    }
    let texts = DeclaredTexts(context)
    let unknown = names.compactMap { texts.unknownKey($0, of: "the repeated announcements") }
    return unknown
      + context.texts(of: ids).compactMap { text -> Diagnostic? in
        guard let start = text.specifierRanges.first?.lowerBound else { return nil }
        guard String(decoding: text.string.utf8.prefix(start), as: UTF8.self).hasWords else { return nil }
        return Diagnostic(
          "'\(text.entry.key)' says the same words first each time", at: 0..<start, in: text,
          related: context.developmentTexts(beside: text.entry), help: "begin with what changes, and say no more")
      }
  }
}
