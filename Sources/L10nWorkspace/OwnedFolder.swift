#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder into which a command writes all files of one kind, and removes those again that it needs no more.
///
/// A list in the folder has the names of the files that the command has written. Files that are not in it are someone
/// else's: they are neither replaced nor removed.
package struct OwnedFolder: Sendable {
  /// A file that stands where one is to be written and is not the command's.
  package struct ForeignFile: Error, CustomStringConvertible {
    /// The file's path.
    package let path: String

    package var description: String { "'\(path)' is there already and was not written by this command" }
  }

  /// The folder's path.
  package let path: String

  /// The name of the list, which begins with a point.
  private let listName: String

  /// What the names of all files end with, one or another of these.
  private let suffixes: [String]

  /// - Parameters:
  ///   - path: the folder's; it is made when the first file is written.
  ///   - listName: the name of the list of files.
  ///   - suffixes: what the files' names end with, `.html`; a line of the list that does not is passed over.
  package init(_ path: String, listName: String, suffixes: [String]) {
    (self.path, self.listName, self.suffixes) = (path, listName, suffixes)
  }

  /// Makes the files of the folder those that are given, by name without folders.
  ///
  /// The list is written before the files and knows the old ones until they are gone, so that nothing is forgotten where a
  /// run ends in the middle.
  /// - Returns: how many files have been written and removed.
  /// - Throws: `ForeignFile` before anything has been changed, or `FileError`.
  package func replace(with files: [(name: String, bytes: [UInt8])]) throws -> (written: Int, removed: Int) {
    let old = listedNames
    let new = Set(files.map(\.name))
    let outputs = try files.map { (name, bytes) in
      let file = try FileWriter.Replacement(output: path(of: name), new: bytes)
      // A link that leads nowhere belongs to others as well.
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

  /// The names in the list that could be files of the command: whatever the list says, no other file is touched.
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
