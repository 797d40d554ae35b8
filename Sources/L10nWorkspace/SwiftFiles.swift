import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of the Swift files that the configuration names.
///
/// Hidden names, links, and folders of products and of third-party code are skipped.
struct SwiftFiles {
  /// The files with paths from the catalog's folder; empty if one of them cannot be read, because its uses are unknown
  /// then.
  private(set) var files: [SourceFile] = []

  /// The findings about files that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  private let listing: FolderListing
  private var paths: Set<String> = []

  /// - Parameters:
  ///   - sources: folders and files, as paths from the catalog's folder.
  ///   - documents: the contents of files in editors, including new files.
  init(_ sources: [DeclaredName], below listing: FolderListing, documents: [String: [UInt8]] = [:]) {
    self.listing = listing
    for source in sources { add(source) }
    let paths = self.paths.union(documents.keys.filter { $0.hasSuffix(".swift") }).sorted()
    let results = paths.concurrentMap { path in documents[path].map { .success($0) } ?? listing.bytes(of: path) }
    for (path, result) in zip(paths, results) {
      switch result {
      case .success(let bytes): files.append(SourceFile(path: path, bytes: bytes))
      case .failure(let unreadable): diagnostics.append(unreadable.diagnostic)
      }
    }
    if !diagnostics.isEmpty { files = [] }
  }

  /// The files with their current contents in editors.
  ///
  /// - Parameter documents: of the same files as when they were read.
  func files(with documents: [String: [UInt8]]) -> [SourceFile] {
    files.map { file in documents[file.path].map { SourceFile(path: file.path, bytes: $0) } ?? file }
  }

  private mutating func add(_ source: DeclaredName) {
    let relative = Self.relative(source.name)
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: "\(listing.root)/\(relative)", isDirectory: &isDirectory) else {
      diagnostics.append(
        Diagnostic(
          "configuration", .error, "there is no '\(source.name)'", at: source.location,
          help: "the path is taken from the folder of \(Configuration.fileName)"))
      return
    }
    if isDirectory { addFolder(relative) } else { paths.insert(relative) }
  }

  /// A path in the form that begins the paths of the files below it.
  static func relative(_ name: String) -> String {
    var name = name[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    while name.hasSuffix("/") { name = name.dropLast() }
    return String(name)
  }

  private mutating func addFolder(_ relative: String) {
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(listing.root)/\(relative)")
      where !name.hasPrefix(".") && !FolderListing.isSkipped(name) {
        let path = relative == "." ? name : "\(relative)/\(name)"
        guard let isFolder = isFolder("\(listing.root)/\(path)") else { continue }
        if isFolder { addFolder(path) } else if name.hasSuffix(".swift") { paths.insert(path) }
      }
    } catch {
      diagnostics.append(UnreadableFile(path: relative, reason: FileError.reason(for: error)).diagnostic)
    }
  }

  /// Whether a folder is at a path; `nil` for a link, which may lead in a circle or out of the project.
  private func isFolder(_ path: String) -> Bool? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else { return nil }
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
    return isDirectory
  }
}
