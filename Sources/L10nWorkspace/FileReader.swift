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
}
