extension Catalog {
  /// The names under which generated code gives the texts, in the style that the configuration asks for.
  package var accessors: AccessorTree {
    var names: [TextID: String] = [:]
    for (id, entry) in developmentEntries {
      if let name = entry.accessorName, SwiftIdentifier.lowerCamel(name).isEmpty == false { names[id] = name }
    }
    return AccessorTree(developmentIDs, isFlat: configuration.generate.style == .flat, names: names)
  }
}
