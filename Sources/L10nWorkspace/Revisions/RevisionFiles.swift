import Foundation
package import L10nCore

/// The files of a folder as a git revision has them.
package enum RevisionFiles {
  /// The files below a folder in a revision, in order of their paths below the folder. Links are left out.
  ///
  ///     files(at: "main", below: "App/Localizations") { CatalogPlace(path: $0) != nil }
  ///
  /// The bytes are those that git stores, without what its filters make of them. A folder that the revision does not
  /// have is empty.
  /// - Parameters:
  ///   - revision: whatever git takes for a commit or a tree: `HEAD~2`, `v1.0`, `main@{yesterday}`.
  ///   - folder: in the work tree of a repository.
  ///   - isWanted: takes a path below the folder.
  /// - Throws: `RevisionError`, with git's reason, where there is no such revision or no repository.
  package static func files(
    at revision: String, below folder: String, where isWanted: (String) -> Bool
  ) throws -> [SourceFile] {
    let errors = try TemporaryOutput()
    if revision.hasPrefix("-") { throw RevisionError.refused("'\(revision)' is no revision") }
    let listing = try GitProcess(["ls-tree", "-r", "-z", revision], in: folder, errors: errors.handle)
    let (output, status) = try listing.finish()
    if status == 127 { throw RevisionError.noGit }
    guard status == 0 else { throw RevisionError(gitOutput: errors.text) }
    let wanted = output.split(separator: 0).compactMap { StoredFile($0) }.filter { isWanted($0.path) }
    if wanted.isEmpty { return [] }
    let git = try GitProcess(["cat-file", "--batch"], in: folder, errors: errors.handle)
    var reader = ObjectReader(git)
    let files = try wanted.map { file in
      guard let bytes = try reader.bytes(of: file.object) else { throw RevisionError(gitOutput: errors.text) }
      return SourceFile(path: file.path, bytes: bytes)
    }
    _ = try git.finish()
    return files.sorted { $0.path < $1.path }
  }
}

/// A file in the output of `git ls-tree`: `100644 blob 4b825dc…<tab>fr.lproj/Main.strings`.
private struct StoredFile {
  let object: String
  let path: String

  /// - Returns: `nil` for a link, a submodule, and a name that is not UTF-8.
  init?(_ line: Data) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
      let path = String(validating: line[line.index(after: tab)...], as: UTF8.self)
    else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0].hasPrefix("100") else { return nil }
    (object, self.path) = (String(words[2]), path)
  }
}

/// Reads objects from `git cat-file --batch`, which answers each line before it reads the next.
private struct ObjectReader {
  private let git: GitProcess
  private var buffer: [UInt8] = []

  init(_ git: GitProcess) { self.git = git }

  /// The bytes of an object; `nil` where git does not have it.
  mutating func bytes(of object: String) throws -> [UInt8]? {
    try git.write(object + "\n")
    while !buffer.contains(UInt8(ascii: "\n")) { guard try readMore() else { return nil } }
    let line = buffer.prefix { $0 != UInt8(ascii: "\n") }
    buffer.removeFirst(line.count + 1)
    let header = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard header.count == 3, let count = Int(header[2]) else { return nil }
    // A line feed follows.
    while buffer.count <= count { guard try readMore() else { return nil } }
    let bytes = Array(buffer[..<count])
    buffer.removeFirst(count + 1)
    return bytes
  }

  private mutating func readMore() throws -> Bool {
    let data = try git.read()
    buffer += data
    return !data.isEmpty
  }
}

/// A file for what a process says of errors: a pipe that is full would stop it.
private final class TemporaryOutput {
  private let path: String
  let handle: FileHandle

  init() throws {
    path = NSTemporaryDirectory() + "/l10n-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    guard let handle = FileHandle(forUpdatingAtPath: path) else {
      throw FileError.unwritable(path, reason: "no temporary file can be made")
    }
    self.handle = handle
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
