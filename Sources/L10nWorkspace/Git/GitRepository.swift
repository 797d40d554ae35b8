package import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A git repository, accessed from one of its folders.
package struct GitRepository: Sendable {
  /// The folder that paths are relative to.
  package let folder: String

  /// The folder's path from the top of the repository, with a trailing slash; empty for the top.
  private let prefix: String

  private var git: GitProcess { GitProcess(folder: folder) }

  /// - Throws: `GitError.noRepository` for a folder outside of a repository.
  package init(around folder: String) throws {
    let result = try GitProcess(folder: folder).run(["rev-parse", "--show-prefix"])
    guard result.status == 0 else { throw GitError.noRepository(folder) }
    self.folder = folder
    prefix = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// - Throws: `GitError.unknownRevision`.
  package func commit(_ revision: String) throws -> String {
    let result = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"])
    guard result.status == 0 else { throw GitError.unknownRevision(revision) }
    return String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The last common ancestor of two revisions.
  ///
  /// - Throws: `GitError.unknownRevision` for either, and `failed` if they have none.
  package func mergeBase(_ first: String, _ second: String) throws -> String {
    for revision in [first, second] { _ = try commit(revision) }
    let result = try git.run(["merge-base", first, second])
    guard result.status == 0 else { throw GitError.failed("'\(first)' and '\(second)' have no common ancestor") }
    return String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The files of the folder in a revision, with the git object ids of their contents.
  package func files(in revision: String) throws -> [String: String] {
    let output = try git.output(
      ["ls-tree", "-r", "-z", "--full-tree", try commit(revision), "--", prefix].filter { !$0.isEmpty })
    // Links are left out.
    return entries(output) { fields in fields.count == 3 && fields[0].hasPrefix("100") ? fields[2] : nil }
  }

  /// Files of the folder in a revision, in order of their paths below the folder: the bytes that git stores.
  ///
  /// - Parameter isWanted: takes a path below the folder.
  package func sources(in revision: String, where isWanted: (String) -> Bool) throws -> [SourceFile] {
    let files = try files(in: revision).filter { isWanted($0.key) }.sorted { $0.key < $1.key }
    let contents = try contents(of: Array(Set(files.map(\.value))))
    return files.compactMap { path, id in contents[id].map { SourceFile(path: path, bytes: $0) } }
  }

  /// The files of the folder on the disk, without those that git ignores; `nil` for the object id of one whose current
  /// contents git does not have.
  package func filesOnDisk() throws -> [String: String?] {
    var files: [String: String?] = entries(try git.output(["ls-files", "-s", "-z", "."])) {
      $0.count == 3 ? $0[1] : nil
    }
    .mapValues { Optional($0) }
    for path in try names(["diff-files", "--name-only", "-z", "--relative", "."]) { files[path] = .some(nil) }
    for path in try names(["ls-files", "-o", "--exclude-standard", "-z", "."]) { files[path] = .some(nil) }
    return files
  }

  /// The contents of files, by their object ids.
  package func contents(of identities: [String]) throws -> [String: [UInt8]] {
    if identities.isEmpty { return [:] }
    let input = identities.joined(separator: "\n") + "\n"
    let output = try git.output(["cat-file", "--batch"], input: Array(input.utf8))
    var contents: [String: [UInt8]] = [:]
    var offset = 0
    while let end = output[offset...].firstIndex(of: 0x0A) {
      let fields = output[offset..<end].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3, let size = Int(fields[2]) else { throw GitError.failed(fields.joined(separator: " ")) }
      contents[fields[0]] = Array(output[end + 1..<end + 1 + size])
      offset = end + 2 + size
    }
    return contents
  }

  // MARK: Output

  private func names(_ arguments: [String]) throws -> [String] {
    try git.output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Parses lines of words, a tab and a path, by the path below the folder.
  private func entries(_ output: [UInt8], _ identity: ([String]) -> String?) -> [String: String] {
    var entries: [String: String] = [:]
    for line in output.split(separator: 0) {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let fields = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      let relative = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      if let identity = identity(fields) { entries[relative] = identity }
    }
    return entries
  }
}
