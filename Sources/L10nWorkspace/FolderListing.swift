import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tables below a folder, and reading them.
///
/// Hidden names are passed over. A link to an `.lproj` directory is read like the directory; other links to folders
/// are not followed, for they may lead in a circle or out of the catalogue.
struct FolderListing {
  let root: String
  private(set) var tablePaths: [String] = []
  private(set) var hasConfiguration = false
  private var diagnostics: [Diagnostic] = []

  /// Folders that hold copies of tables or nothing of the project's own.
  private static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// - Throws: `FileError` when the folder cannot be read.
  init(_ root: String) throws {
    self.root = root
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isDirectory) else {
      throw FileError.notFound(root)
    }
    guard isDirectory else { throw FileError.notADirectory(root) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: root)
    } catch {
      throw FileError.unreadable(root, reason: FileError.reason(for: error))
    }
    add(names, below: "", followsFolders: true)
    tablePaths.sort()
  }

  private mutating func add(_ names: [String], below folder: String, followsFolders: Bool) {
    for name in names.sorted() where !name.hasPrefix(".") {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      if relative == Configuration.fileName {
        hasConfiguration = true
      } else if CatalogPlace(path: relative) != nil {
        tablePaths.append(relative)
      } else if followsFolders, !Self.skippedFolders.contains(name) {
        addFolder(relative)
      }
    }
  }

  private mutating func addFolder(_ relative: String) {
    let path = "\(root)/\(relative)"
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory else { return }
    let isLink = isLink(path)
    guard !isLink || relative.hasSuffix(".lproj") && !relative.contains(".lproj/") else { return }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      add(names, below: relative, followsFolders: !isLink)
    } catch {
      reportUnreadable(relative, FileError.reason(for: error))
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  // MARK: Reading

  /// The bytes of a file below the folder; `nil` when it cannot be read, which is then among the diagnostics.
  mutating func bytes(of relative: String) -> [UInt8]? {
    let path = "\(root)/\(relative)"
    do {
      if let reason = reasonNotToOpen(path) { throw FileError.unreadable(path, reason: reason) }
      return try FileReader.bytes(of: path)
    } catch FileError.unreadable(_, let reason) {
      reportUnreadable(relative, reason)
    } catch FileError.notFound {
      reportUnreadable(relative, reasonForAbsence(of: relative))
    } catch {
      reportUnreadable(relative, FileError.reason(for: error))
    }
    return nil
  }

  /// Opening a pipe would wait for somebody to write into it.
  private func reasonNotToOpen(_ path: String) -> String? {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    // Foundation calls a pipe unknown.
    let type = try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType
    let isSpecial = [.typeSocket, .typeCharacterSpecial, .typeBlockSpecial, .typeUnknown].contains(type)
    return isSpecial ? "it is no ordinary file" : nil
  }

  private func reasonForAbsence(of relative: String) -> String {
    if relative.unicodeScalars.contains("\u{FFFD}") { return "its name is not UTF-8" }
    return isLink("\(root)/\(relative)") ? "it is a link that leads nowhere" : "it is not there any more"
  }

  private mutating func reportUnreadable(_ relative: String, _ reason: String) {
    diagnostics.append(
      Diagnostic(
        "unreadable-file", .error, "'\(relative)' cannot be read: \(reason)", at: SourceLocation(relative, 0..<0)))
  }

  /// What could not be read so far.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}
