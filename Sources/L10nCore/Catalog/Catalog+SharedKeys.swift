package import L10nSyntax

extension Catalog {
  /// The keys that some locales have in other files than a table's, in the same directories, if these share their keys.
  package func keys(besideTable table: String, in locales: [Int]) -> Set<TableKey> {
    let development = developmentIndices.lazy.flatMap { files(locale: $0) }.first {
      $0.place.layer == nil && $0.place.table == table
    }
    guard let place = development?.place, place.format.sharesKeysInFolder else { return [] }
    return Set(
      locales.flatMap { files(locale: $0) }.filter { file in
        let other = file.place
        return other.layer == nil && other.format == place.format && other.folder == place.folder
          && other.table != table
      }.flatMap { $0.keys + $0.brokenKeys })
  }

  /// The texts of some tables that some locales also lack in other files of their directories.
  func lackingEverywhere(_ missing: [TextID], in locales: [Int]) -> [TextID] {
    var keys: [String: Set<TableKey>] = [:]
    return missing.filter { id in
      let beside = keys[id.table] ?? self.keys(besideTable: id.table, in: locales)
      keys[id.table] = beside
      return !beside.contains(id.key)
    }
  }
}
