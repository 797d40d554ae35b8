#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files below a folder, by how their names end.
package enum FolderFiles {
  /// The paths below a folder, in order; hidden names are passed over and links to folders not followed.
  ///
  /// - Parameter suffixes: such as `.po`.
  /// - Throws: `FileError` when the folder cannot be read.
  package static func paths(below folder: String, suffixes: [String]) throws -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
        suffixes.contains { path.hasSuffix($0) } && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.sorted()
    } catch {
      throw FileError.unreadable(folder, reason: FileError.reason(for: error))
    }
  }
}
