#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder in which a command writes all files of one kind, and removes those that it no longer needs.
///
/// A list in the folder has the names of the files that the command has written. Other files do not belong to the
/// command: they are neither replaced nor removed.
package struct OwnedFolder: Sendable {
  /// A file that does not belong to the command and has the name of one to write.
  package struct ForeignFile: Error, CustomStringConvertible {
    /// The file's path.
    package let path: String

    package var description: String { "'\(path)' already exists and was not written by this command" }
  }

  /// The folder's path.
  package let path: String

  /// The name of the list, which begins with a dot.
  private let listName: String

  /// The suffixes of all file names; each name has one of them.
  private let suffixes: [String]

  /// - Parameters:
  ///   - path: the folder's; it is created with the first file.
  ///   - listName: the name of the list of files.
  ///   - suffixes: the suffixes of the files' names, `.html`; a line of the list without one is ignored.
  package init(_ path: String, listName: String, suffixes: [String]) {
    (self.path, self.listName, self.suffixes) = (path, listName, suffixes)
  }

  /// Replaces the files of the folder with the given ones, by name without folders.
  ///
  /// The list is written before the files and contains the old ones until they are removed, so that nothing is
  /// forgotten if a run is interrupted.
  /// - Returns: the numbers of files written and removed.
  /// - Throws: `ForeignFile` before anything has been changed, or `FileError`.
  package func replace(with files: [(name: String, bytes: [UInt8])]) throws -> (written: Int, removed: Int) {
    let old = listedNames
    let new = Set(files.map(\.name))
    let outputs = try files.map { (name, bytes) in
      let file = try FileWriter.Replacement(output: path(of: name), new: bytes)
      // A broken link does not belong to the command either.
      let isForeign = !old.contains(name) && FileReader.isThere(file.path) && file.old != file.new
      if isForeign { throw ForeignFile(path: file.path) }
      return file
    }
    if !old.isSubset(of: new) || old.isEmpty { try writeList(old.union(new)) }
    let changed = outputs.filter { $0.old != $0.new }
    if let touched = try FileWriter.replace(changed).first { throw ForeignFile(path: touched) }
    let written = changed.count
    var removed = 0
    for name in old.subtracting(new).sorted() where FileManager.default.fileExists(atPath: path(of: name)) {
      do {
        try FileManager.default.removeItem(atPath: path(of: name))
        removed += 1
      } catch {
        throw FileError.unwritable(path(of: name), reason: FileError.reason(for: error))
      }
    }
    try writeList(new)
    return (written, removed)
  }

  /// The names in the list that could be files of the command: whatever the list contains, no other file is touched.
  private var listedNames: Set<String> {
    guard let data = FileManager.default.contents(atPath: path(of: listName)) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    return Set(
      lines.filter { line in suffixes.contains(where: line.hasSuffix) && !line.contains("/") && !line.hasPrefix(".") })
  }

  private func writeList(_ names: Set<String>) throws {
    try FileWriter.write(names.sorted().map { $0 + "\n" }.joined(), to: path(of: listName))
  }

  private func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }
}
