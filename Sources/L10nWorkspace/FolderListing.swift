import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The paths of the tables below a folder, and reading them.
///
/// Hidden names are skipped. A link to an `.lproj` directory is read like the directory; other links to folders are not
/// followed, because they may lead in a circle or out of the catalog.
struct FolderListing {
  let root: String
  private(set) var tablePaths: [String] = []

  /// The places of the tables.
  private(set) var places = CatalogPlaces([])
  private(set) var hasConfiguration = false
  private(set) var hasLock = false

  /// The folders below the root with their own `l10n.yml`, which is not read.
  private var configuredFolders: [String] = []

  /// The folders that could not be read.
  private(set) var unreadable: [UnreadableFile] = []

  /// Whether a folder contains copies of tables, like Xcode's localization catalogs, or nothing of the project's own.
  static func isSkipped(_ name: String) -> Bool { skippedFolders.contains(name) || name.hasSuffix(".xcloc") }

  private static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// - Throws: `FileError` if the folder cannot be read.
  init(_ root: String) throws {
    self.root = root
    add(try FolderFiles.names(inRoot: root), below: "", followsFolders: true)
    places = CatalogPlaces(tablePaths)
    tablePaths = tablePaths.filter { places[$0] != nil }.sorted()
  }

  private mutating func add(_ names: [String], below folder: String, followsFolders: Bool) {
    for name in names.sorted() where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      if relative == Configuration.fileName {
        hasConfiguration = true
      } else if name == Configuration.fileName {
        configuredFolders.append(folder)
      } else if relative == TranslationLock.fileName {
        hasLock = true
      } else if CatalogPlaces.canHold(relative) {
        tablePaths.append(relative)
      } else if followsFolders, !Self.isSkipped(name) {
        addFolder(relative)
      }
    }
  }

  /// Whether the folder's own contents make it a catalog, not only those of folders below it.
  var isCatalog: Bool { hasConfiguration || tablePaths.contains { places[$0]?.folder == "" } }

  /// The outermost folders below with tables and an `l10n.yml`, whose settings do not apply to this catalog.
  var configuredCatalogs: [String] {
    configuredFolders.sorted().reduce(into: []) { outermost, folder in
      guard tablePaths.contains(where: { $0.hasPrefix(folder + "/") }) else { return }
      if !outermost.contains(where: { folder.hasPrefix($0 + "/") }) { outermost.append(folder) }
    }
  }

  private mutating func addFolder(_ relative: String) {
    let path = "\(root)/\(relative)"
    guard FileReader.isFolder(path) else {
      // Its name is that of a language's tables.
      if relative.hasSuffix(".lproj") { addUnreadable(relative, reasonNotFolder(relative)) }
      return
    }
    let isLink = isLink(path)
    guard !isLink || relative.hasSuffix(".lproj") && !relative.contains(".lproj/") else { return }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      add(names, below: relative, followsFolders: !isLink)
    } catch {
      addUnreadable(relative, FileError.reason(for: error))
    }
  }

  private mutating func addUnreadable(_ relative: String, _ reason: String) {
    unreadable.append(UnreadableFile(path: relative, reason: reason))
  }

  private func reasonNotFolder(_ relative: String) -> String {
    FileStatus("\(root)/\(relative)") == nil ? reasonForAbsence(of: relative) : "it is not a folder"
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  // MARK: Reading

  /// Throws if any folder is unreadable, for work that needs all of them.
  ///
  /// - Throws: `FileError` for the first one that could not be read.
  func requireAll() throws {
    if let first = unreadable.first { throw first.error(below: root) }
  }

  /// The bytes of a file below the folder, or the finding to report if it cannot be read.
  func bytes(of relative: String) -> Result<[UInt8], UnreadableFile> {
    let path = "\(root)/\(relative)"
    do {
      return .success(try FileReader.bytes(of: path))
    } catch FileError.unreadable(_, let reason) {
      return .failure(UnreadableFile(path: relative, reason: reason))
    } catch FileError.notFound {
      return .failure(UnreadableFile(path: relative, reason: reasonForAbsence(of: relative)))
    } catch {
      return .failure(UnreadableFile(path: relative, reason: FileError.reason(for: error)))
    }
  }

  private func reasonForAbsence(of relative: String) -> String {
    if relative.unicodeScalars.contains("\u{FFFD}") { return "its name is not UTF-8" }
    return isLink("\(root)/\(relative)") ? "it is a link that leads nowhere" : "it no longer exists"
  }
}

/// A file or folder below a catalog's folder that cannot be read.
struct UnreadableFile: Error, Sendable {
  static let ruleID = "unreadable-file"

  /// The path below the folder.
  let path: String
  let reason: String

  func error(below root: String) -> FileError {
    .unreadable(root == "." ? path : "\(root)/\(path)", reason: reason)
  }

  var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      Self.ruleID, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path, 0..<0))
    diagnostic.isUnread = true
    return diagnostic
  }
}
