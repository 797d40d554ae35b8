import L10nCore
import L10nSyntax
import L10nWorkspace

/// The key orders of the development tables for table files.
struct DevelopmentOrders {
  /// The catalogs read so far, by folder.
  private var catalogs: [String: Catalog] = [:]

  /// The keys of the development table of a translated file, in order; empty for a table that the development language
  /// does not have.
  ///
  /// - Throws: exit status 2, with a message, for a file outside of `.lproj` directories, and if its catalog cannot be
  ///   read.
  mutating func keys(for path: String) throws -> [TableKey] {
    guard let place = CatalogPlace(path: path) else {
      throw Terminal.failure(
        "'\(path)' is in no .lproj directory, so it has no development table", help: "sort by key, or leave the order")
    }
    let catalog = try catalog(in: (path.hasPrefix("/") ? "/" : "") + place.folder)
    let name = place.table.split(separator: "/").last.map(String.init) ?? place.table
    let files = catalog.developmentIndices.flatMap { catalog.files(locale: $0) }
    return files.filter { $0.place.table == name && $0.place.format == place.format }.flatMap(\.keys)
  }

  private mutating func catalog(in folder: String) throws -> Catalog {
    if let catalog = catalogs[folder] { return catalog }
    let access = CatalogAccess(folder: folder.isEmpty ? "." : folder)
    let catalog = try access.load(requiring: .files, about: []).catalog
    catalogs[folder] = catalog
    return catalog
  }
}
