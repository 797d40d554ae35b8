import L10nCore

/// Turns the tree of names into extensions for the templates.
struct NamespaceContexts {
  /// The outermost texts, then each namespace before those in it, with the number of members of each.
  private let contexts: [(context: NamespaceContext, count: Int)]

  /// - Parameter declaration: returns the code of an accessor, from its name and its text's number and entry.
  init(
    _ texts: GeneratedTexts, typeName: String, access: String,
    declaration: @escaping @Sendable (_ name: String, _ index: Int, CatalogEntry) -> String
  ) {
    let writer = NamespaceWriter(texts: texts, access: access, declaration: declaration)
    var places: [NamespacePlace] = []
    NamespacePlace(namespace: texts.catalog.accessors.root, parent: typeName, isRoot: true).append(to: &places)
    contexts = places.concurrentMap { writer.contexts(of: $0) }.flatMap { $0 }
  }

  /// The extensions in a number of groups with about the same number of members, in order.
  func spread(over count: Int) -> [[NamespaceContext]] {
    let total = contexts.reduce(0) { $0 + $1.count }
    var result: [[NamespaceContext]] = Array(repeating: [], count: count)
    var members = 0
    for (context, own) in contexts {
      result[min(members * count / max(total, 1), count - 1)].append(context)
      members += own
    }
    return result
  }
}
