import L10nCore

extension Rule {
  static let droppedState: Rule = Rule(
    id: "dropped-state", severity: .warning, use: .comparing, reach: .allTables,
    summary: "The states of translations changed though their texts did not."
  ) { context, _ in
    let unchanged = context.entryPairs.filter { $0.now.message == $0.before.message }
    let lost = unchanged.compactMap { pair -> Diagnostic? in
      let clause: String? =
        if pair.now.state == .new, pair.before.state == .translated {
          "'\(pair.now.key)' was translated and is marked as new, though its text is the same"
        } else if pair.now.isTranslatable, !pair.before.isTranslatable {
          "'\(pair.now.key)' was not to be translated and now is"
        } else {
          nil
        }
      return clause.map {
        Diagnostic(
          $0, at: pair.file.location(pair.now.stateRange ?? pair.now.keyRange), subject: pair.subject,
          help: "take the state from the earlier file")
      }
    }
    return lost + reviews(unchanged)
  }

  /// The languages of tables that lost all their review marks at once. A few may be gone because someone reviewed the
  /// texts.
  private static func reviews(_ pairs: [EntryPair]) -> [Diagnostic] {
    let waiting = pairs.filter { $0.before.state == .needsReview }
    return Dictionary(grouping: waiting) { LanguageFile($0.file) }.values.compactMap { pairs in
      guard let first = pairs.first, pairs.allSatisfy({ $0.now.state == .translated }) else { return nil }
      let count = pairs.count
      return Diagnostic(
        "\(count.counted("text")) of '\(first.file.place.directory)' no longer "
          + "\(count == 1 ? "needs" : "need") a review, though \(count == 1 ? "its text is" : "their texts are") the same",
        at: first.file.location(first.now.stateRange ?? first.now.keyRange), subject: first.file.subject(),
        help: "nothing needs to change if they were reviewed")
    }
  }
}
