import L10nCore
import L10nSyntax
import L10nWorkspace

/// A catalog with files in an editor, and its findings.
struct ServedCatalog {
  /// The absolute path.
  let folder: String

  private(set) var session: CatalogSession

  private(set) var diagnostics: [Diagnostic] = []

  /// The decoded text of each file that findings may point into, by path below the folder.
  private(set) var sources: [String: SourceText] = [:]

  /// The lines of `sources`.
  let texts = DocumentTexts()

  /// The files whose texts have changed since their findings were published, and added and removed files.
  var changedPaths: Set<String> = []

  /// Whether something has changed since the last check.
  private(set) var isOutOfDate = true

  /// Whether nothing has been checked yet; the first check takes longer than later ones.
  private(set) var isFirstCheck = true

  /// Whether no file has changed on disk since the catalog was read.
  private var isDiskUnchanged = false

  /// The uses of the texts in code; up to date in `LanguageServer.code(of:)`.
  let code = CodeIndex()

  /// Whether anything except code has changed since the catalog was read, and whether the index must be updated.
  var needsLoad = true
  var isCodeOutOfDate = true

  /// The published findings, by path below the folder.
  var published: [String: [Diagnostic]] = [:]

  init(_ folder: CatalogFolder) {
    self.folder = folder.path
    session = CatalogSession(folder, reading: [.lock, .code])
  }

  var loaded: CatalogFolder.Loaded? { session.loaded }

  var catalog: Catalog? { loaded?.catalog }

  /// Uses the editor's text of a file.
  mutating func open(_ path: String, _ bytes: [UInt8]) {
    session.open(path, bytes)
    isOutOfDate = true
    needsLoad = needsLoad || !path.hasSuffix(".swift")
  }

  /// Uses the text of a file on disk again.
  mutating func close(_ path: String) {
    session.close(path)
    (isOutOfDate, needsLoad) = (true, true)
  }

  /// Notes that files have changed on disk.
  mutating func diskChanged() { (isOutOfDate, needsLoad, isDiskUnchanged) = (true, true, false) }

  /// Reads changed files and lints the catalog, with the result of `l10n lint` for the same texts.
  mutating func check() {
    (isOutOfDate, needsLoad, isCodeOutOfDate, isFirstCheck) = (false, false, true, false)
    let before = sources
    defer {
      let changed = before.changedKeys(in: sources)
      texts.forget(changed)
      changedPaths.formUnion(changed)
    }
    guard let loaded = try? session.load(isDiskUnchanged: isDiskUnchanged) else {
      (diagnostics, sources) = ([], [:])
      return
    }
    sources = loaded.sources
    isDiskUnchanged = true
    do {
      diagnostics = try session.findings()
    } catch {
      diagnostics = (error as? Refusal)?.diagnostics ?? []
    }
  }

  /// The text of a file with its lines; `nil` if it is unknown.
  func text(of path: String, _ encoding: PositionEncoding) -> DocumentText? {
    sources[path].map { texts.text(of: path, $0, encoding) }
  }

  /// The path of a file from the folder; `nil` if it is outside of it.
  func path(below absolute: String) -> String? { DisplayPath.of(absolute, below: folder) }

  /// The absolute path of a file of the catalog, or of its code.
  func absolute(_ path: String) -> String { DisplayPath.of(path, from: folder) }

  /// The entry at an offset of a file; in a file of all languages, that of the language with the text there, and at the
  /// key that of the source language.
  func entry(at offset: Int, of path: String) -> (file: TableFile, entry: LoadedEntry)? {
    let found = (catalog?.files ?? []).filter { $0.path == path }.compactMap { file in
      file.entry(at: offset).map { (file: file, entry: $0) }
    }
    if let source = found.first(where: { $0.file.table.isSource && $0.entry.ownKeyRange.contains(offset) }) {
      return source
    }
    // The language whose name is last before the place.
    return found.filter { $0.entry.keyRange.lowerBound <= offset }
      .max { $0.entry.keyRange.lowerBound < $1.entry.keyRange.lowerBound } ?? found.first
  }
}

extension [String: SourceText] {
  /// The keys whose values differ in another dictionary.
  fileprivate func changedKeys(in other: Self) -> Set<String> {
    var changed = Set(keys.filter { other[$0] == nil })
    for (key, value) in other where self[key]?.bytes != value.bytes { changed.insert(key) }
    return changed
  }
}
