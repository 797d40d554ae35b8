package import L10nCore

/// The differences between two versions of a catalog, as text, as Markdown for a pull request, or as JSON.
package struct ComparisonReport {
  package enum Format: String, CaseIterable, Sendable {
    case text, markdown, json
  }

  let comparison: CatalogComparison

  /// The names of the compared versions as the user gave them: `main`, `the working tree`.
  let names: (old: String, new: String)

  /// The reported locales, by directory; `nil` means all.
  let locales: Set<String>?

  package init(_ comparison: CatalogComparison, from old: String, to new: String, locales: Set<String>? = nil) {
    (self.comparison, names, self.locales) = (comparison, (old, new), locales)
  }

  package func text(as format: Format, style: TextStyle = .plain) -> String {
    switch format {
    case .text: document.text(style)
    case .markdown: document.markdown
    case .json: json
    }
  }

  /// The reported locales with texts that differ.
  var shownLocales: [CatalogComparison.Locale] {
    comparison.locales.filter { locales?.contains($0.directory) ?? true }
  }

  /// The development texts in the order in which translators need them: those with translations that became stale,
  /// other changed ones, new ones, then renamed and removed ones.
  var development: [CatalogComparison.Development] {
    func rank(_ text: CatalogComparison.Development) -> Int {
      if !text.stale.isEmpty { return 0 }
      return switch text.text.kind {
      case .changed: 1
      case .added: 2
      case .renamed: 3
      case .removed: 4
      }
    }
    let ranked = comparison.development.enumerated().map { (rank($1), $0, $1) }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// One line: the number of texts that differ, and of translations that became stale.
  var headline: String {
    if comparison.isEmpty { return "no text differs from \(names.old) to \(names.new)" }
    let staleCount = comparison.development.reduce(0) { $0 + $1.stale.count }
    let counts = Self.counts(comparison.development.map(\.text.kind))
    let development = counts.isEmpty ? "no development text differs" : "development texts: \(counts)"
    let stale = "\(staleCount.counted("translation")) went stale"
    return "from \(names.old) to \(names.new): \(development)" + (staleCount > 0 ? "; \(stale)" : "")
  }

  /// `2 changed, 1 added`.
  static func counts(_ kinds: [TextComparison.Kind]) -> String {
    [TextComparison.Kind.changed, .added, .renamed, .removed].compactMap { kind in
      let count = kinds.filter { $0 == kind }.count
      return count > 0 ? "\(count.withSeparators) \(kind.rawValue)" : nil
    }.joined(separator: ", ")
  }

  /// The lines about a text in addition to its contents: arguments, state, comment.
  static func notes(on text: TextComparison) -> [String] {
    var notes: [String] = []
    if let arguments = text.arguments { notes.append("arguments: \(named(arguments.old)) → \(named(arguments.new))") }
    if let states = text.states { notes.append("state: \(states.old.rawValue) → \(states.new.rawValue)") }
    if let comments = text.comments {
      let lines = comments.new.split(whereSeparator: \.isNewline).joined(separator: " ")
      notes.append(lines.isEmpty ? "its comment is gone" : "comment: \(lines)")
    }
    return notes
  }

  private static func named(_ arguments: String) -> String { arguments.isEmpty ? "none" : arguments }

  /// The lines about the translations of a development text.
  static func notes(on text: CatalogComparison.Development) -> [String] {
    let lists = [("went stale in", text.stale), ("changed too in", text.updated), ("missing in", text.missing)]
    return lists.filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
  }
}
