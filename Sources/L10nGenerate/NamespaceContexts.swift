import L10nCore
import StringsFormat

/// Turns the tree of names into extensions for the templates.
struct NamespaceContexts {
  /// The most texts in one extension; a larger namespace goes on in further ones, which may be in other files.
  private static let extensionSize = 500

  private let texts: GeneratedTexts
  private let access: String

  /// The code of an accessor, from its name and its text's number and entry.
  private let declaration: (String, Int, CatalogEntry) -> String

  /// The outermost texts, then each namespace before those in it; with the number of members of each.
  private var contexts: [(context: NamespaceContext, count: Int)] = []

  init(
    _ texts: GeneratedTexts, typeName: String, access: String,
    declaration: @escaping (_ name: String, _ index: Int, CatalogEntry) -> String
  ) {
    self.texts = texts
    self.access = access
    self.declaration = declaration
    add(texts.catalog.accessors.root, parent: typeName, isRoot: true)
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

  private mutating func add(_ namespace: AccessorTree.Namespace, parent: String, isRoot: Bool = false) {
    let path = isRoot ? parent : "\(parent).\(namespace.type)"
    // Static members are reached through the types themselves.
    let isStatic = texts.catalog.configuration.generate.style.isStatic
    let members = (isStatic ? [] : namespace.namespaces.map(member)) + namespace.leaves.compactMap(member)
    let first = members.prefix(Self.extensionSize)
    if !isRoot || !members.isEmpty {
      let context = NamespaceContext(
        parent: parent, type: isRoot ? nil : namespace.type, keyPrefix: SwiftLiteral.documented(namespace.keyPrefix),
        access: access, members: Self.code(of: first, isFirstSpaced: !isRoot, indent: isRoot ? "  " : "    "))
      contexts.append((context, first.count))
    }
    for start in stride(from: first.count, to: members.count, by: Self.extensionSize) {
      let rest = members[start...].prefix(Self.extensionSize)
      let context = NamespaceContext(
        parent: path, type: nil, keyPrefix: "", access: access,
        members: Self.code(of: rest, isFirstSpaced: false, indent: "  "))
      contexts.append((context, rest.count))
    }
    for inner in namespace.namespaces { add(inner, parent: path) }
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

  /// The lines of members, with an empty one between two.
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
      output += indent
      output += member.declaration
    }
    return output
  }
}
