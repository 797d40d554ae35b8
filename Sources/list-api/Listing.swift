/// The page of all public declarations.
struct Listing {
  /// The page in Markdown.
  private(set) var text = """
    <!-- Written by `swift run list-api`. -->

    # The public declarations

    All that the libraries promise, with the first paragraph of each documentation comment. The rest of it (shapes, units,
    bounds, errors) stands in the sources, and in the help of your editor.

    """

  /// The declarations without documentation, by module and name.
  private(set) var undocumented: [String] = []

  mutating func add(module: String, _ graph: SymbolGraph) {
    text += "\n## \(module)\n"
    for symbol in graph.symbols where symbol.summary == nil { undocumented.append("\(module): \(symbol.path)") }
    let members = Dictionary(grouping: graph.symbols.filter { !$0.isType }, by: \.parent)
    let types = graph.symbols.filter(\.isType).sorted { $0.path < $1.path }
    for type in types {
      text += "\n### \(type.path)\n\n```swift\n\(type.declaration)\n```\n\n\(type.summary ?? "")\n"
      add(members[type.path] ?? [])
    }
    // Extensions of the types of other modules, and functions outside of all types.
    let known = Set(types.map(\.path))
    for (parent, symbols) in members.filter({ !known.contains($0.key) }).sorted(by: { $0.key < $1.key }) {
      text += "\n### \(parent.isEmpty ? "Functions" : "Extensions of \(parent)")\n"
      add(symbols)
    }
  }

  private mutating func add(_ symbols: [SymbolGraph.Symbol]) {
    if symbols.isEmpty { return }
    text += "\n"
    for symbol in symbols.sorted(by: { ($0.path, $0.declaration) < ($1.path, $1.declaration) }) {
      text += "* `\(symbol.declaration)`\n  \(symbol.summary ?? "")\n"
    }
  }
}
