import L10nCore

/// A namespace with the path of its enclosing type.
struct NamespacePlace: Sendable {
  let namespace: AccessorTree.Namespace
  let parent: String
  let isRoot: Bool

  /// The path of the namespace's own type: `PlayerStrings.Controls`.
  var path: String { isRoot ? parent : "\(parent).\(namespace.type)" }

  /// Appends the namespace, followed by all within it.
  func append(to places: inout [NamespacePlace]) {
    places.append(self)
    for inner in namespace.namespaces {
      NamespacePlace(namespace: inner, parent: path, isRoot: false).append(to: &places)
    }
  }
}

/// Writes the members of namespaces.
struct NamespaceWriter: Sendable {
  /// The greatest number of texts in one extension; a larger namespace continues in further ones, which may be in other
  /// files.
  private static let extensionSize = 500

  let texts: GeneratedTexts
  let access: String

  /// Returns the code of an accessor, from its name and its text's number and entry.
  let declaration: @Sendable (String, Int, CatalogEntry) -> String

  func contexts(of place: NamespacePlace) -> [(context: NamespaceContext, count: Int)] {
    let (namespace, isRoot) = (place.namespace, place.isRoot)
    // Static members are reached through the types themselves.
    let isStatic = texts.catalog.configuration.generate.style.isStatic
    let members = (isStatic ? [] : namespace.namespaces.map(member)) + namespace.leaves.compactMap(member)
    let first = members.prefix(Self.extensionSize)
    var contexts: [(context: NamespaceContext, count: Int)] = []
    if !isRoot || !members.isEmpty {
      let context = NamespaceContext(
        parent: place.parent, type: isRoot ? nil : namespace.type,
        keyPrefix: SwiftLiteral.documented(namespace.keyPrefix), access: access,
        members: Self.code(of: first, isFirstSpaced: !isRoot, indent: isRoot ? "  " : "    "))
      contexts.append((context, first.count))
    }
    for start in stride(from: first.count, to: members.count, by: Self.extensionSize) {
      let rest = members[start...].prefix(Self.extensionSize)
      let context = NamespaceContext(
        parent: place.path, type: nil, keyPrefix: "", access: access,
        members: Self.code(of: rest, isFirstSpaced: false, indent: "  "))
      contexts.append((context, rest.count))
    }
    return contexts
  }

  private typealias Member = (documentation: [String], declaration: String)

  private func member(_ namespace: AccessorTree.Namespace) -> Member {
    let property = SwiftIdentifier.escaped(namespace.property)
    return (
      [" The texts `\(SwiftLiteral.documented(namespace.keyPrefix)).…`."],
      "\(access) var \(property): \(namespace.type) { \(namespace.type)(texts: texts) }"
    )
  }

  private func member(_ leaf: AccessorTree.Leaf) -> Member? {
    guard let entry = texts.development(leaf.id), let index = texts.index(of: leaf.id) else { return nil }
    return (EntryDocumentation(entry).lines, declaration(leaf.name, index, entry))
  }

  /// The lines of members, separated by empty ones.
  private static func code(of members: ArraySlice<Member>, isFirstSpaced: Bool, indent: String) -> String {
    var output = isFirstSpaced ? "\n" : ""
    for (index, member) in members.enumerated() {
      if index > 0 { output += "\n\n" }
      for line in member.documentation {
        output += indent
        output += "///"
        output += line
        output += "\n"
      }
      // A declaration may be several, on separate lines.
      output += member.declaration.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }
    return output
  }
}
