import L10nCore
import StringsFormat

extension Rule {
  static let identifierCollision: Rule = Rule(
    id: "identifier-collision", severity: .warning,
    summary: "Two keys give one Swift name, or a key's name is taken by a namespace or by generated code.",
    rationale: """
      The generated code tells them apart by a suffix, which changes when keys come and go: a call site may then mean \
      another text.
      """,
    sources: ["The Swift Programming Language, Lexical Structure"]
  ) { context in
    let entries = context.catalog.developmentEntries
    return context.catalog.accessors.collisions.compactMap { collision in
      // A key without a letter is reported for that.
      guard let entry = entries[collision.id], collision.id.key.text.hasNameLetter else { return nil }
      return RuleFinding(
        "'\(collision.id.key)' would be called '\(collision.name)', like \(holder(of: collision, among: entries.keys))",
        at: entry.keyLocation, subject: entry.subject,
        related: collision.other.flatMap { entries[$0] }.map {
          [Diagnostic.Related("the other key", at: $0.keyLocation)]
        } ?? [],
        help: "it is called '\(collision.replacement)' instead; rename the key to have a name that stays")
    }
  }
}

/// What has the name already, in words.
private func holder(of collision: AccessorTree.Collision, among ids: some Sequence<TextID>) -> String {
  if let other = collision.other { return "'\(other.key)'" }
  let prefix = collision.id.key.text + "."
  let inner = ids.filter { $0.key.text.hasPrefix(prefix) }.min()
  return inner.map { "the group of keys that '\($0.key)' is in" } ?? "a member of the generated type"
}
