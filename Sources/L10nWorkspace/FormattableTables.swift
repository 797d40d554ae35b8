import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The table files that a path on the command line means.
package enum FormattableTables {
  /// The file itself, or all tables in the `.lproj` directories of a folder, or those of the one directory, in order;
  /// only of formats that have one style here.
  ///
  /// - Throws: `FileError` when the path leads nowhere or the folder, or one below it, cannot be read.
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
