extension Catalog {
  /// The names under which generated code gives the texts, in the style that the configuration asks for.
  package var accessors: AccessorTree {
    var names: [TextID: String] = [:]
    for (id, entry) in developmentEntries {
      if let name = entry.accessorName, SwiftIdentifier.lowerCamel(name).isEmpty == false { names[id] = name }
    }
    let settings = configuration.generate
    switch settings.style {
    case .structured, .flat, .bundle:
      return AccessorTree(
        developmentIDs, isFlat: settings.style == .flat, bundleType: settings.style == .bundle ? settings.name : nil,
        names: names)
    case .swiftgen, .swiftgenFlat:
      return AccessorTree(
        swiftGen: developmentIDs, isFlat: settings.style == .swiftgenFlat,
        hasTableNames: settings.tableNames == .always, typeName: settings.name, names: names)
    }
  }
}
