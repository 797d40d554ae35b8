package import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A version of a catalog: a folder, or a revision.
package struct CatalogVersion: Sendable {
  /// The name for people: `HEAD~1`, `the working tree`, `Localizations`.
  package let name: String

  /// The name of the folder of the files, by which some formats are told.
  private let folder: String

  /// The files by path, with the git object ids of their contents; `nil` for contents that must be compared.
  private let files: [String: String?]

  /// The contents of files; one that has been removed meanwhile is left out.
  private let read: @Sendable ([String]) throws -> [String: [UInt8]]

  /// A folder on the disk.
  ///
  /// - Throws: `FileError` if it cannot be read.
  package init(folder: String) throws {
    let listing = try FolderListing(folder)
    try listing.requireAll()
    name = folder
    self.folder = FolderFiles.name(of: folder)
    let paths = listing.tablePaths + (listing.hasConfiguration ? [Configuration.fileName] : [])
    files = Dictionary(uniqueKeysWithValues: paths.map { ($0, String?.none) })
    read = { try Self.read($0, below: folder) }
  }

  /// One file on the disk, which is compared with another one as the same table of the same language.
  ///
  /// - Parameters:
  ///   - path: its path in both.
  ///   - folder: the name of the folder of that path, if the file's format needs one.
  /// - Throws: `FileError` if it cannot be read.
  package init(file: String, as path: String, in folder: String) throws {
    let bytes = try FileReader.bytes(of: file)
    name = file
    self.folder = folder
    files = [path: String?.none]
    read = { paths in paths.contains(path) ? [path: bytes] : [:] }
  }

  /// A folder of one language on the disk, which is compared with another one as that of the same language.
  ///
  /// - Parameter directory: its name in both, such as `fr.lproj`.
  /// - Throws: `FileError` if it cannot be read.
  package init(languageFolder folder: String, as directory: String) throws {
    let names = try FolderFiles.names(inRoot: folder).filter { CatalogPlace(path: "\(directory)/\($0)") != nil }
    name = folder
    self.folder = FolderFiles.name(of: "\(folder)/..")
    files = Dictionary(uniqueKeysWithValues: names.map { ("\(directory)/\($0)", String?.none) })
    read = { paths in
      let own = paths.filter { $0.hasPrefix("\(directory)/") }.map { String($0.dropFirst(directory.count + 1)) }
      let contents = try Self.read(own, below: folder)
      return Dictionary(uniqueKeysWithValues: contents.map { ("\(directory)/\($0.key)", $0.value) })
    }
  }

  /// The name of a folder with the tables of one language, such as `fr.lproj`; `nil` for other folders.
  package static func languageDirectory(of folder: String) -> String? {
    let name = FolderFiles.name(of: folder)
    let files = (try? FolderFiles.names(inRoot: folder)) ?? []
    return files.contains { CatalogPlace(path: "\(name)/\($0)") != nil && CatalogPlace(path: $0) == nil } ? name : nil
  }

  /// Whether there are no tables.
  package var isEmpty: Bool {
    let places = CatalogPlaces(files.keys, in: folder)
    return !files.keys.contains { places[$0] != nil }
  }

  /// A revision.
  ///
  /// - Parameter name: the name for people; `nil` for that of git.
  /// - Throws: `GitError` for an unknown one.
  package init(_ repository: GitRepository, revision: String, name: String? = nil) throws {
    self.name = name ?? revision
    folder = FolderFiles.name(of: repository.folder)
    let identities = try repository.files(in: revision).filter { Self.isWanted($0.key) }
    files = identities.mapValues { Optional($0) }
    read = { paths in
      let wanted = paths.compactMap { path in identities[path].map { (path, $0) } }
      let contents = try repository.contents(of: Array(Set(wanted.map(\.1))))
      return Dictionary(uniqueKeysWithValues: wanted.compactMap { path, id in contents[id].map { (path, $0) } })
    }
  }

  /// The files of a repository on the disk.
  ///
  /// - Throws: `GitError`.
  package init(workingTree repository: GitRepository) throws {
    name = "the working tree"
    folder = FolderFiles.name(of: repository.folder)
    files = try repository.filesOnDisk().filter { Self.isWanted($0.key) }
    read = { try Self.read($0, below: repository.folder) }
  }

  private static func read(_ paths: [String], below folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for path in paths {
      do {
        contents[path] = try FileReader.bytes(of: folder == "." ? path : "\(folder)/\(path)")
      } catch FileError.notFound {
        continue
      }
    }
    return contents
  }

  /// Whether a file is one of a catalog, as for a folder on the disk.
  private static func isWanted(_ path: String) -> Bool {
    if path == Configuration.fileName { return true }
    guard CatalogPlaces.canHold(path) else { return false }
    return !path.split(separator: "/").contains { $0.hasPrefix(".") || FolderListing.isSkipped(String($0)) }
  }

  // MARK: Comparing

  /// Two versions with all tables that differ, in all of their languages.
  ///
  /// - Parameter only: returns whether a file is compared; `nil` means all.
  /// - Throws: `FileError` and `GitError`.
  package static func catalogs(
    _ old: CatalogVersion, _ new: CatalogVersion, only: ((String) -> Bool)? = nil
  ) throws -> (old: Catalog, new: Catalog) {
    let paths = Set(old.files.keys).union(new.files.keys)
    let changed = paths.filter { path in
      guard only?(path) ?? true else { return false }
      guard let before = old.files[path] ?? nil, let after = new.files[path] ?? nil else { return true }
      return before != after
    }
    let places = CatalogPlaces(paths, in: new.folder)
    let tables = Set(changed.compactMap { places[$0]?.table })
    let wanted = paths.filter { path in
      path == Configuration.fileName || places[path].map { tables.contains($0.table) } ?? false
    }.sorted()
    let (before, after) = (try old.read(wanted), try new.read(wanted))
    // One set of settings for both: differences between their settings are not compared.
    let settings = after[Configuration.fileName] ?? before[Configuration.fileName]
    var configuration =
      settings.map { ConfigurationFile($0, path: Configuration.fileName).configuration } ?? Configuration()
    func files(_ contents: [String: [UInt8]]) -> [SourceFile] {
      contents.filter { places[$0.key] != nil }.map { SourceFile(path: $0.key, bytes: $0.value) }
    }
    configuration.folder = new.folder
    var loader = CatalogLoader(configuration)
    let first = loader.catalog(of: files(before))
    let second = loader.catalog(of: files(after), knowing: first)
    return (first, second)
  }
}
