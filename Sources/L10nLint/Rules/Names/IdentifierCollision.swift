import L10nCore
import L10nSyntax

extension Rule {
  static let identifierCollision: Rule = Rule(
    id: "identifier-collision", severity: .warning, reach: .allKeys,
    summary: "Two keys give one Swift name, or a key's name is taken by a namespace or by generated code.",
    obstacle: { context, _ in context.accessorObstacle }
  ) { context, _ in
    let entries = context.catalog.developmentEntries
    let groups = KeyGroups(entries.keys)
    return context.catalog.accessors.collisions.compactMap { collision in
      // Another rule reports a key without a letter.
      guard let entry = entries[collision.id], collision.id.key.text.hasNameLetter,
        !(collision.other.map(collision.id.isMisnamed) ?? false)
      else { return nil }
      let holder = holder(of: collision, among: groups)
      return Diagnostic(
        "'\(collision.id.key)' would get the Swift name '\(collision.name)', which \(holder) already has",
        at: entry.keyLocation, subject: entry.subject,
        related: collision.other.flatMap { entries[$0] }.map {
          [Diagnostic.Related("the other key", at: $0.keyLocation)]
        } ?? [],
        help: "it is called '\(collision.replacement)' instead; rename the key to have a name that stays")
    }
  }
}

extension LintContext {
  /// The reason why Swift names of the keys do not matter.
  var accessorObstacle: String? {
    configuration.namesAccessors
      ? nil : "there is no l10n.yml with tables of a Swift project, so it is unknown whether code is generated"
  }
}

extension TextID {
  /// Whether another text has the same key in a table whose name differs only in capitals, which `missing-table` reports.
  fileprivate func isMisnamed(_ other: TextID) -> Bool {
    key == other.key && table != other.table && table.lowercased() == other.table.lowercased()
  }
}

/// The holder of the name, in words.
private func holder(of collision: AccessorTree.Collision, among groups: KeyGroups) -> String {
  if let other = collision.other { return "'\(other.key)'" }
  return groups.first(in: collision.id.key.text).map { "the group of keys that '\($0.key)' is in" }
    ?? "a member of the generated type"
}

/// Keys by their prefixes.
private struct KeyGroups {
  /// In the order of their bytes, so that the keys of a group are adjacent.
  private let sorted: [TextID]

  init(_ ids: some Sequence<TextID>) {
    sorted = ids.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }
  }

  /// The first text whose key begins with a name and a dot.
  func first(in name: String) -> TextID? {
    let prefix = name + "."
    let start = sorted.partitioningIndex { !$0.key.text.utf8.lexicographicallyPrecedes(prefix.utf8) }
    return sorted[start...].prefix { $0.key.text.utf8.starts(with: prefix.utf8) }.min()
  }
}
