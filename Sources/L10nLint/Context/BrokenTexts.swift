import L10nCore
import L10nSyntax

/// Texts that exist but cannot be used, because their entry or their whole file is broken. Consequences of that are not
/// reported again.
struct BrokenTexts: Sendable {
  /// The table of one directory.
  private struct Table: Hashable {
    let directory: String
    let name: String
  }

  private var unreadable: Set<Table> = []
  private var keys: [Table: Set<TableKey>] = [:]

  /// - Parameter files: the files of a catalog; only base tables count.
  init(_ files: [TableFile]) {
    for file in files where file.place.layer == nil {
      let table = Table(directory: file.place.directory, name: file.place.table)
      if file.isUnreadable { unreadable.insert(table) }
      if !file.brokenKeys.isEmpty { keys[table, default: []].formUnion(file.brokenKeys) }
    }
  }

  func contains(_ id: TextID, in locale: CatalogLocale) -> Bool {
    let table = Table(directory: locale.directory, name: id.table)
    return unreadable.contains(table) || keys[table]?.contains(id.key) ?? false
  }
}
