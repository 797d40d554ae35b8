import L10nCore

extension Rule {
  static let repeatedKey: Rule = Rule(
    id: "repeated-key", severity: .error, use: .onRequest, reach: .allKeys,
    summary: "Two tables of one name in different folders have the same key."
  ) { context, _ in
    var first: [TextID: CatalogEntry] = [:]
    return context.catalog.developmentIDs.compactMap { id -> Diagnostic? in
      // Each bundle has its own texts for the system.
      guard !id.isInInfoPlist, let entry = context.catalog.developmentEntries[id] else { return nil }
      let name = id.table.split(separator: "/").last.map(String.init) ?? id.table
      let inBundle = TextID(table: name, key: id.key)
      guard let other = first[inBundle] else {
        first[inBundle] = entry
        return nil
      }
      return Diagnostic(
        "'\(id.key)' is also in '\(other.id.table)', and a bundle has only one table '\(name)'", at: entry.keyLocation,
        subject: entry.subject, related: [Diagnostic.Related("the other one", at: other.keyLocation)],
        help: "rename one of the keys, or one of the tables")
    }
  }
}
