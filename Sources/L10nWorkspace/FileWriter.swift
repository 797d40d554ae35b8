#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files so that nothing is lost: each is replaced as a whole or left as it was.
package enum FileWriter {
  /// Writes a text if the file does not hold it already; folders on the way are made.
  ///
  /// - Returns: whether the file was written.
  /// - Throws: `FileError` with the path and the system's reason; the file is then as it was.
  @discardableResult
  package static func write(_ text: String, to path: String) throws -> Bool {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes as `write(_:to:)` does with a text.
  ///
  /// A link stays one, and what it leads to is written. A file keeps its permissions. A device or a named pipe is written
  /// to, for another file in its place would do away with it.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
    let data = Data(bytes)
    if isStream(path) {
      try pass(data, to: path)
      return true
    }
    if FileManager.default.contents(atPath: path) == data { return false }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let permissions = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw FileError.unwritable(path, reason: FileError.reason(for: error))
    }
    return true
  }

  /// Writes several files, or none: where one cannot be written, those before it become what they were.
  ///
  /// - Throws: `FileError` with the path and the system's reason.
  package static func write(_ files: [(path: String, bytes: [UInt8])]) throws {
    var written: [(path: String, before: Data?)] = []
    do {
      for (path, bytes) in files {
        let before = isStream(path) ? Data() : FileManager.default.contents(atPath: path)
        if try write(bytes, to: path) { written.append((path, before)) }
      }
    } catch {
      // What cannot be undone either is as well left as it is: the first failure tells why.
      for (path, before) in written.reversed() {
        if isStream(path) { continue }
        if let before { _ = try? write(Array(before), to: path) }
        if before == nil { try? FileManager.default.removeItem(atPath: path) }
      }
      throw error
    }
  }

  /// Whether what stands at a path is neither a file nor a folder.
  private static func isStream(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    return type.map { $0 != .typeRegular && $0 != .typeDirectory } ?? false
  }

  private static func pass(_ data: Data, to path: String) throws {
    do {
      try data.write(to: URL(filePath: path))
    } catch {
      throw FileError.unwritable(path, reason: FileError.reason(for: error))
    }
  }

  /// Whether a file holds just this text.
  package static func holds(_ text: String, at path: String) -> Bool { holds(Array(text.utf8), at: path) }

  /// Whether a file holds just these bytes.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    FileManager.default.contents(atPath: path) == Data(bytes)
  }
}
