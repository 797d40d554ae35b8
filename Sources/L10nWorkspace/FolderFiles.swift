#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files below a folder, by the suffixes of their names.
package enum FolderFiles {
  /// The paths below a folder, in order, without hidden names; links to folders are not followed.
  ///
  /// - Parameter suffixes: such as `.po`.
  /// - Throws: `FileError` if the folder, or one below it, cannot be read.
  package static func paths(below folder: String, suffixes: [String]) throws -> [String] {
    var paths: [String] = []
    var open = [""]
    while let relative = open.popLast() {
      for name in try names(in: relative.isEmpty ? folder : "\(folder)/\(relative)") where !name.hasPrefix(".") {
        let path = relative.isEmpty ? name : "\(relative)/\(name)"
        let full = "\(folder)/\(path)"
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil
        if !isLink, FileReader.isFolder(full) {
          open.append(path)
        } else if suffixes.contains(where: name.hasSuffix) {
          paths.append(path)
        }
      }
    }
    return paths.sorted()
  }

  /// The name of a folder at a path such as `.`.
  static func name(of folder: String) -> String { URL(filePath: folder).standardizedFileURL.lastPathComponent }

  /// The names in a folder that the user named.
  ///
  /// - Throws: `FileError` if it does not exist or cannot be read.
  static func names(inRoot folder: String) throws -> [String] {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory) else {
      throw FileError.notFound(folder)
    }
    guard isDirectory else { throw FileError.notADirectory(folder) }
    return try names(in: folder)
  }

  /// The names in a folder.
  ///
  /// - Throws: `FileError` if it cannot be read.
  static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileError.unreadable(folder, reason: FileError.reason(for: error))
    }
  }
}
