extension AccessorTree {
  /// The names that SwiftGen gives to keys: nested types for the parts between dots, and a member for the last part.
  ///
  ///     onboarding.sign_in.title → L10n.Onboarding.SignIn.title
  ///
  /// - Parameters:
  ///   - ids: the texts, in any order.
  ///   - isFlat: whether each key is one name, as with SwiftGen's flat templates.
  ///   - hasTableNames: whether even a single table has its own type, as several do.
  ///   - typeName: the generated type, whose name its namespaces cannot have.
  ///   - names: the names that authors chose; with dots in it, one replaces the whole key, otherwise its last part.
  package init(
    swiftGen ids: [TextID], isFlat: Bool, hasTableNames: Bool, typeName: String, names: [TextID: String] = [:]
  ) {
    let isPrefixed = hasTableNames || Set(ids.map(\.table)).count > 1
    let sorted = ids.sorted { $0.key == $1.key ? $0.table < $1.table : $0.key < $1.key }
    let paths = sorted.map { id in
      var path = Self.typeNames(in: id.key.text, isFlat: isFlat)
      if let name = names[id] {
        let chosen = Self.typeNames(in: name, isFlat: isFlat)
        path = chosen.count > 1 ? chosen : path.dropLast() + chosen
      }
      if isPrefixed {
        let table = SwiftGenName.typeName(id.table.split(separator: "/").last.map(String.init) ?? id.table)
        path.insert(table.isEmpty ? "Table" : table, at: 0)
      }
      return (id: id, path: path)
    }
    var builder = AccessorTreeBuilder(staticMembersOf: typeName)
    root = builder.root(paths.map { ($0.id, $0.path[...]) })
    collisions = builder.collisions
  }

  /// The names of the parts of a key; never empty, and limited in depth for compilers.
  private static func typeNames(in key: String, isFlat: Bool) -> [String] {
    var parts = isFlat ? [key] : key.split(separator: ".").map(String.init)
    if parts.count > deepest { parts = parts.prefix(deepest - 1) + [parts[(deepest - 1)...].joined(separator: ".")] }
    let names = parts.map(SwiftGenName.typeName).filter { !$0.isEmpty }
    return names.isEmpty ? ["Text"] : names
  }
}
