import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The table files that a path on the command line refers to.
package enum FormattableTables {
  /// The file itself, all tables in the `.lproj` directories of a folder, or those of one such directory, in order;
  /// only of formats with a defined style.
  ///
  /// - Throws: `FileError` if the path does not exist, or the folder, or one below it, cannot be read.
  package static func paths(at path: String) throws -> [String] {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FileError.notFound(path)
    }
    if !isDirectory { return [path] }
    let folder = CatalogFolder(path).path
    let names = folder.hasSuffix(".lproj") ? try tableNames(in: folder) : try tablePaths(below: folder)
    return names.map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  private static func tablePaths(below folder: String) throws -> [String] {
    let listing = try FolderListing(folder)
    try listing.requireAll()
    return listing.tablePaths.filter(isFormattable)
  }

  private static func isFormattable(_ path: String) -> Bool {
    TableFormat(ofFile: path)?.hasStyle ?? false
  }

  private static func tableNames(in folder: String) throws -> [String] {
    try FolderFiles.names(in: folder).sorted().filter { !$0.hasPrefix(".") && isFormattable($0) }
  }
}
