public import L10nOverrides
public import L10nRuntime

/// A folder whose files replace texts of a module: one layer.
///
///     acme/fr.lproj/Player.strings, acme/fr.lproj/Player.stringsdict   // a language a folder, as in a catalog
///     acme/it.strings                                                  // a file named for its language
///     acme/Player.xcstrings                                            // a String Catalog, with several languages
///
/// Other files, and folders with other names, are ignored.
public struct OverrideFolder: Hashable, Sendable {
  /// The size of the largest file that is read, in bytes: 16 MB.
  public static let sizeLimit = 16_000_000

  /// The path of the folder.
  public let path: String

  /// A folder by its path, which need not exist yet.
  public init(_ path: String) {
    var path = path[...]
    while path.utf8.count > 1, path.last == "/" { path.removeLast() }
    self.path = String(path)
  }

  /// The name of the layer: the folder's name.
  public var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Reads all files.
  ///
  /// Texts that the module cannot show are left out and are among the layer's problems; the others apply.
  ///
  /// - Parameter overrides: the overrides of the module that the layer is for.
  /// - Throws: an error if the folder or one of its files cannot be read.
  public func layer(for overrides: TextOverrides) throws(OverrideFolderError) -> OverrideLayer {
    OverrideLayer(name, files: try files(), for: overrides)
  }

  /// The folder's files, by name, with paths that begin in it.
  public func files() throws(OverrideFolderError) -> [OverrideFile] {
    var files: [OverrideFile] = []
    for entry in try entries() {
      files.append(try entry.file(FileAccess.bytes(of: "\(path)/\(entry.name)", atMost: Self.sizeLimit)))
    }
    return files
  }

  /// The states of the files: their names, sizes and times.
  func state() throws(OverrideFolderError) -> [FileState] {
    var states: [FileState] = []
    for entry in try entries() { states.append(try FileAccess.state(of: "\(path)/\(entry.name)", name: entry.name)) }
    return states
  }

  /// A file that is read, with its format.
  private struct Entry {
    /// The path from the folder.
    let name: String
    let language: LanguageTag?
    let format: OverrideFile.Format

    /// - Returns: `nil` for a file that is ignored.
    init?(_ name: String, in folder: (name: String, language: LanguageTag)? = nil) {
      guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
      switch name[name.index(after: point)...] {
      case "strings": format = .strings
      case "stringsdict": format = .stringsdict
      case "xcstrings" where folder == nil: format = .stringCatalog
      default: return nil
      }
      self.name = folder.map { "\($0.name)/\(name)" } ?? name
      language = folder?.language ?? (format == .stringCatalog ? nil : LanguageTag(String(name[..<point])))
      if language == nil, format != .stringCatalog { return nil }
    }

    func file(_ bytes: [UInt8]) -> OverrideFile {
      guard let language else { return OverrideFile(name, stringCatalog: bytes) }
      return OverrideFile(name, language: language, format: format, bytes: bytes)
    }
  }

  private func entries() throws(OverrideFolderError) -> [Entry] {
    var entries: [Entry] = []
    for name in try FileAccess.names(in: path) {
      if name.hasSuffix(".lproj") {
        guard let language = LanguageTag(String(name.dropLast(6))) else { continue }
        for file in try FileAccess.names(in: "\(path)/\(name)") {
          if let entry = Entry(file, in: (name, language)) { entries.append(entry) }
        }
      } else if let entry = Entry(name) {
        entries.append(entry)
      }
    }
    return entries
  }
}

/// The reason why the files of a folder could not be read.
public struct OverrideFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder.
  public let path: String

  /// The reason, from the system or because of the limit: `No such file or directory`.
  public let reason: String

  init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }

  /// The path and the reason in one clause.
  public var description: String { "cannot read '\(path)': \(reason)" }
}
