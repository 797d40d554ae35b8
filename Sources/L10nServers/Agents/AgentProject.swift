import L10nCore
import L10nLint
import L10nSyntax
import L10nWorkspace

/// The project of an agent: the catalogs below a folder.
struct AgentProject {
  /// The folder as the user named it.
  let root: String
  let isReadOnly: Bool

  /// Returns the explanation of a rule; `nil` for an unknown one.
  let explanation: @Sendable (String) -> String?

  /// The findings about unread parts of the catalogs that the running call used.
  private(set) var unread: [JSONOutput] = []

  /// By folder: files are parsed again only if they have changed.
  private var sessions: [String: CatalogSession] = [:]

  init(root: String, isReadOnly: Bool, explanation: @escaping @Sendable (String) -> String?) {
    (self.root, self.isReadOnly, self.explanation) = (root, isReadOnly, explanation)
  }

  /// The catalogs as paths below the root, in order; `.` for the root itself.
  ///
  /// - Throws: `Refusal` if there are none, or too many folders to search.
  func catalogNames() throws -> [String] {
    let search = try CatalogSearch(in: root)
    if search.isCut {
      throw Refusal("there are too many folders in '\(root)'", help: "start the server in a folder of the project")
    }
    if search.folders.isEmpty {
      throw Refusal(
        "there is no catalog in '\(root)' or below it",
        help:
          "a catalog is a folder with tables, such as .lproj folders or String Catalogs (.xcstrings), or an l10n.yml")
    }
    return search.folders.map { folder in
      folder == root ? "." : DisplayPath.of(folder, below: root) ?? folder
    }
  }

  /// Reads a catalog from disk.
  ///
  /// - Parameter name: one of `catalogNames`; `nil` for the only one.
  /// - Throws: `Refusal`, `FileError`.
  mutating func catalog(_ name: String?) throws -> AgentCatalog {
    let names = try catalogNames()
    if name == nil, names.count > 1 {
      throw Refusal(
        "there are \(names.count) catalogs", help: "say which in 'catalog': \(names.prefix(20).joined(separator: ", "))"
      )
    }
    let trimmed = name.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    guard let found = trimmed.map({ name in names.first { $0 == name } }) ?? names.first else {
      let near = trimmed.flatMap { Suggestion.question($0, among: names) }
      throw Refusal(
        "there is no catalog '\(name ?? "")'", help: near ?? "there are: \(names.prefix(20).joined(separator: ", "))")
    }
    let folder = CatalogFolder(following: found == "." ? root : "\(root)/\(found)")
    var session = sessions[folder.path] ?? CatalogSession(folder, reading: [.lock, .code])
    let loaded = try session.load()
    sessions[folder.path] = session
    let catalog = try AgentCatalog(name: found, session: session)
    let unread = loaded.unreadable + SyntaxFindings.unread(in: loaded.catalog)
    self.unread += unread.map { catalog.json($0, loaded.sources) }
    guard !loaded.catalog.files.isEmpty else { throw Refusal("'\(found)' has no tables") }
    return catalog
  }

  /// The findings of `l10n lint` in a catalog on disk, without those of the baseline. Parts that are unchanged at the
  /// next call are not linted again.
  ///
  /// - Throws: `Refusal` if the settings are invalid.
  mutating func findings(of catalog: inout AgentCatalog) throws -> [Diagnostic] {
    defer { sessions[catalog.session.folder.path] = catalog.session }
    return try catalog.findings()
  }

  /// Prepares for a call.
  mutating func beginCall() { unread = [] }
}

extension AgentProject {
  /// Writes files of a catalog, all or none.
  ///
  /// - Returns: their paths below the root.
  /// - Throws: `Refusal` if one is outside of the root, or has changed since it was read; `FileError`.
  func write(_ files: [SourceFile], of catalog: AgentCatalog) throws -> [String] {
    let folder = catalog.session.folder.path
    let bounds = ProjectBounds(within: root)
    let sources = catalog.loaded.sources
    let replacements = try files.sorted { $0.path < $1.path }.map { file in
      let path = "\(folder)/\(file.path)"
      guard bounds.containTarget(of: path) else {
        throw Refusal("'\(catalog.path(file.path))' is outside the server's folder", help: "nothing was written")
      }
      return FileWriter.Replacement(path: path, old: sources[file.path]?.bytes, new: file.bytes)
    }
    guard try FileWriter.replace(replacements, ties: [Set(replacements.map(\.path))]).isEmpty else {
      throw Refusal("a file was changed on disk meanwhile", help: "nothing was written; call the tool again")
    }
    return files.map { catalog.path($0.path) }.sorted()
  }
}
