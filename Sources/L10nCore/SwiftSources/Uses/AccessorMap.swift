/// The generated accessors of a catalog, as a tree of names.
struct AccessorMap: Sendable {
  struct Node: Sendable {
    /// The names on its path: those of members, and those of types.
    let path: [String]
    let typePath: [String]

    /// The namespaces in it by property and by type, and its texts.
    var members: [String: Int] = [:]
    var types: [String: Int] = [:]
    var texts: [String: TextID] = [:]

    /// The only text in it and its namespaces; `nil` if there are several.
    var onlyText: TextID?
  }

  /// The nodes; the first is the generated type itself.
  private(set) var nodes: [Node] = []

  /// The names on the path to each text.
  private(set) var paths: [TextID: [String]] = [:]

  /// Whether texts are static members of types.
  let isStatic: Bool

  init(_ catalog: Catalog) { self.init(catalog.accessors, isStatic: catalog.configuration.generate.style.isStatic) }

  init(_ tree: AccessorTree, isStatic: Bool) {
    self.isStatic = isStatic
    _ = add(tree.root, path: [], typePath: [])
  }

  private mutating func add(_ namespace: AccessorTree.Namespace, path: [String], typePath: [String]) -> Int {
    let index = nodes.count
    var node = Node(path: path, typePath: typePath)
    nodes.append(node)
    for leaf in namespace.leaves {
      node.texts[leaf.name] = leaf.id
      paths[leaf.id] = path + [leaf.name]
    }
    var found = namespace.leaves.count
    node.onlyText = namespace.leaves.first?.id
    for inner in namespace.namespaces {
      let child = add(inner, path: path + [inner.property], typePath: typePath + [inner.type])
      node.members[inner.property] = child
      node.types[inner.type] = child
      found += nodes[child].onlyText == nil ? 2 : 1
      node.onlyText = node.onlyText ?? nodes[child].onlyText
    }
    if found != 1 { node.onlyText = nil }
    nodes[index] = node
    return index
  }

  /// The namespace with a path; `nil` if there is none.
  func node(_ path: [String]) -> Int? {
    var node = 0
    for name in path {
      guard let next = nodes[node].members[name] else { return nil }
      node = next
    }
    return node
  }
}
