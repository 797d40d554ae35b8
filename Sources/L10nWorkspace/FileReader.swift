#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads whole files.
package enum FileReader {
  /// The bytes of a file.
  ///
  /// - Throws: `FileError` with the path and the system's reason.
  package static func bytes(of path: String) throws -> [UInt8] {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FileError.notFound(path)
    }
    if isDirectory { throw FileError.unreadable(path, reason: "it is a folder") }
    do {
      // Not mapped into memory: a file that shrinks while it is read would end the program.
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw FileError.unreadable(path, reason: FileError.reason(for: error))
    }
  }

  /// Whether a folder stands at a path.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == true }

  /// Whether something else than a folder stands at a path.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == false }

  /// Whether a file or folder is at a path.
  package static func isThere(_ path: String) -> Bool { kind(of: path) != nil }

  /// Whether what stands at a path is a folder; `nil` for nothing.
  private static func kind(of path: String) -> Bool? {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) ? isDirectory : nil
  }
}
