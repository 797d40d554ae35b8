#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files so that nothing is lost: each is replaced as a whole or left as it was, whatever ends the run.
///
/// A file keeps its owner, group, permissions and extended attributes. A link stays one, and what it leads to is written
/// if that is in the same project. A file that is read-only or has several hard links is refused.
package enum FileWriter {
  /// Writes a text if the file does not hold it already; folders on the way are made.
  ///
  /// For outputs: whatever the file holds is replaced. What was read is changed with `replace(_:ties:)`.
  /// - Returns: whether the file was written.
  /// - Throws: `FileError` with the path and the system's reason; the file is then as it was.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> Bool {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes as `write(_:to:)` does with a text.
  ///
  /// A device or a named pipe is written to, for another file in its place would do away with it.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws -> Bool { try write([(path, bytes)]) > 0 }

  /// Writes several files, or none: where one cannot be written, those before it become what they were.
  ///
  /// - Returns: how many files did not hold their bytes already.
  /// - Throws: `FileError` with the path and the system's reason.
  @discardableResult
  package static func write(_ files: [(path: String, bytes: [UInt8])]) throws -> Int {
    // Before the others, and so that signals end it: a pipe may wait for its reader for ever.
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

  /// What a link leads to, be there anything or not; another path itself.
  static func target(of path: String) -> URL {
    var url = URL(filePath: path).resolvingSymlinksInPath()
    // Foundation leaves a link as it is that leads nowhere. Forty steps are what the system takes.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(filePath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url
  }

  /// The folder of a file, that of the target for a link.
  static func folder(of path: String) -> String { target(of: path).deletingLastPathComponent().path }

  /// Whether a file holds just this text.
  package static func holds(_ text: String, at path: String) -> Bool { holds(Array(text.utf8), at: path) }

  /// Whether a file holds just these bytes.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    (try? FileReader.bytes(of: path)) == bytes
  }
}
