extension CatalogPlace {
  /// The places of tables in formats that need siblings, by their paths: files of one table in several languages.
  ///
  /// A file without a language in its name may be in a directory that only has the name of a language, such as a Java
  /// package. It belongs to the files there that have a language.
  static func besideSiblings(_ paths: [String]) -> [String: CatalogPlace] { besideSiblings(candidates(paths)) }

  /// The paths without those of files that lack siblings.
  package static func paths(ofTablesIn paths: [String]) -> [String] {
    let candidates = candidates(paths)
    let tables = besideSiblings(candidates)
    return candidates.isEmpty ? paths : paths.filter { candidates[$0] == nil || tables[$0] != nil }
  }

  /// The folders of tables in formats that need siblings.
  package static func folders(ofTablesIn paths: [String]) -> Set<String> {
    Set(besideSiblings(paths).values.map(\.folder))
  }

  /// The places of files that are tables if they have siblings.
  private static func candidates(_ paths: [String]) -> [String: CatalogPlace] {
    let formats = TableFormat.all.filter(\.needsSiblings)
    var places: [String: CatalogPlace] = [:]
    for path in paths {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      guard formats.contains(where: { $0.layout.table(file) != nil }), let place = CatalogPlace(path: path),
        place.format.needsSiblings
      else { continue }
      places[path] = place
    }
    return places
  }

  private static func besideSiblings(_ candidates: [String: CatalogPlace]) -> [String: CatalogPlace] {
    if candidates.isEmpty { return [:] }
    var places = candidates
    let named = languages(in: places)
    for (path, place) in places where path.split(separator: "/").dropLast().last ?? "" == place.directory {
      let own = place.inOwnFolder
      if named[own.table]?.contains(where: { $0 != "Base" }) ?? false { places[path] = own }
    }
    let all = languages(in: places)
    return places.filter { _, place in
      let languages = all[place.table] ?? []
      return languages.count > 1 && languages.contains { $0 != "Base" }
    }
  }

  private static func languages(in places: [String: CatalogPlace]) -> [String: Set<String>] {
    places.values.reduce(into: [:]) { $0[$1.table, default: []].insert($1.directory) }
  }

  /// The place of the same file if its directory is not that of a language.
  private var inOwnFolder: CatalogPlace {
    let name = table.split(separator: "/").last.map(String.init) ?? table
    return CatalogPlace(CatalogPlace(self, directory: "Base"), tableNamed: "\(directory)/\(name)")
  }
}
