#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files so that nothing is lost: each is replaced as a whole or left unchanged, however the run ends.
///
/// A file keeps its owner, group, permissions and extended attributes. A link stays one, and its target is written if
/// that is in the same project. A file that is read-only or has several hard links is refused.
package enum FileWriter {
  /// Writes a text unless the file already has it; missing folders are created.
  ///
  /// For outputs: any contents of the file are replaced. Files that were read are changed with `replace(_:ties:)`.
  /// - Returns: whether the file was written.
  /// - Throws: `FileError` with the path and the system's reason; the file is then unchanged.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> Bool {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes like `write(_:to:)` for a text.
  ///
  /// A device or a named pipe is written to directly, because replacing it with a file would remove it.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws -> Bool { try write([(path, bytes)]) > 0 }

  /// Writes several files, or none: if one cannot be written, those before it are restored.
  ///
  /// - Returns: the number of files that did not have their bytes already.
  /// - Throws: `FileError` with the path and the system's reason.
  @discardableResult
  package static func write(_ files: [(path: String, bytes: [UInt8])]) throws -> Int {
    // Before the others, and so that signals can end it: a pipe may wait for its reader forever.
    let streams = files.filter { FileStatus($0.path)?.isSpecial == true }
    for (path, bytes) in streams { try pass(bytes, to: path) }
    return try HeldSignals.during {
      var written: [Replacement] = []
      var cleaned: Set<String> = []
      do {
        for (path, bytes) in files where !streams.contains(where: { $0.path == path }) {
          let file = try Replacement(output: path, new: bytes)
          if file.old == file.new { continue }
          let folder = folder(of: path)
          if cleaned.insert(folder).inserted { StagedFile.removeLeftovers(in: folder) }
          _ = try replaceAll([file], isForced: true)
          written.append(file)
        }
      } catch {
        undo(written)
        throw error
      }
      return written.count + streams.count
    }
  }

  private static func pass(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw FileError.unwritable(path, reason: FileError.reason(for: error))
    }
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// The target of a link, whether or not it exists; for another path the path itself.
  static func target(of path: String) -> URL {
    var url = URL(filePath: path).resolvingSymlinksInPath()
    // Foundation does not resolve a broken link. The system follows at most forty steps.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(filePath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  /// The folder of a file; for a link, that of its target.
  static func folder(of path: String) -> String { target(of: path).deletingLastPathComponent().path }

  /// Whether a file has exactly this text.
  package static func holds(_ text: String, at path: String) -> Bool { holds(Array(text.utf8), at: path) }

  /// Whether a file has exactly these bytes.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    (try? FileReader.bytes(of: path)) == bytes
  }
}
