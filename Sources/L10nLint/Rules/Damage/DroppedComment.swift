import L10nCore

extension Rule {
  static let droppedComment: Rule = Rule(
    id: "dropped-comment", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A text lost its comment."
  ) { context, _ in
    context.filePairs.filter(\.now.table.isSource).flatMap { pair -> [Diagnostic] in
      let commented = Set(pair.before.entries.filter { pair.before.comment(of: $0) != nil }.map(\.key))
      return pair.now.entries.compactMap { entry in
        guard commented.contains(entry.key), pair.now.comment(of: entry) == nil else { return nil }
        return Diagnostic(
          "'\(entry.key)' lost its comment", at: pair.now.location(entry.ownKeyRange),
          subject: pair.now.subject(key: entry.key.text), help: "take the comment from the earlier file",
          shared: Diagnostic.Shared("texts lost their comments"))
      }
    }
  }
}
