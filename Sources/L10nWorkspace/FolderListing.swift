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
  private(set) var hasLock = false

  /// The folders that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Folders that hold copies of tables or nothing of the project's own.
  static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

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
      } else if relative == TranslationLock.fileName {
        hasLock = true
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
      diagnostics.append(UnreadableFile(path: relative, reason: FileError.reason(for: error)).diagnostic)
    }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  // MARK: Reading

  /// The bytes of a file below the folder, or what to say when it cannot be read.
  func bytes(of relative: String) -> Result<[UInt8], UnreadableFile> {
    let path = "\(root)/\(relative)"
    do {
      if let reason = reasonNotToOpen(path) { throw FileError.unreadable(path, reason: reason) }
      return .success(try FileReader.bytes(of: path))
    } catch FileError.unreadable(_, let reason) {
      return .failure(UnreadableFile(path: relative, reason: reason))
    } catch FileError.notFound {
      return .failure(UnreadableFile(path: relative, reason: reasonForAbsence(of: relative)))
    } catch {
      return .failure(UnreadableFile(path: relative, reason: FileError.reason(for: error)))
    }
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
}

/// A file or folder below a catalogue's folder that cannot be read.
struct UnreadableFile: Error {
  /// The path below the folder.
  let path: String
  let reason: String

  var diagnostic: Diagnostic {
    Diagnostic("unreadable-file", .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path, 0..<0))
  }
}
