import L10nCore
import L10nSyntax
import L10nWorkspace

/// A catalog that an editor has files of, with what is found in it.
struct ServedCatalog {
  /// The absolute path.
  let folder: String

  private(set) var session: CatalogSession

  private(set) var diagnostics: [Diagnostic] = []

  /// The decoded text of each file that findings may point into, by path below the folder.
  private(set) var sources: [String: SourceText] = [:]

  /// The lines of `sources`.
  let texts = DocumentTexts()

  /// The files whose texts have changed since the editor was given findings, and those that came or went.
  var changedPaths: Set<String> = []

  /// Whether something has changed since the last check.
  private(set) var isOutOfDate = true

  /// Whether nothing has been checked yet, which takes longer than later checks.
  private(set) var isFirstCheck = true

  /// Whether no file has changed on disk since the catalog was read.
  private var isDiskUnchanged = false

  /// Where code uses the texts; up to date in `LanguageServer.code(of:)`.
  let code = CodeIndex()

  /// Whether something else than code has changed since the catalog was read, and whether the index has not seen it yet.
  var needsLoad = true
  var isCodeOutOfDate = true

  /// The findings that the editor has, by path below the folder.
  var published: [String: [Diagnostic]] = [:]

  init(_ folder: CatalogFolder) {
    self.folder = folder.path
    session = CatalogSession(folder, reading: [.lock, .code])
  }

  var loaded: CatalogFolder.Loaded? { session.loaded }

  var catalog: Catalog? { loaded?.catalog }

  /// Takes the text of a file from the editor.
  mutating func open(_ path: String, _ bytes: [UInt8]) {
    session.open(path, bytes)
    isOutOfDate = true
    needsLoad = needsLoad || !path.hasSuffix(".swift")
  }

  /// Takes the text of a file from the disk again.
  mutating func close(_ path: String) {
    session.close(path)
    (isOutOfDate, needsLoad) = (true, true)
  }

  /// Says that files have changed on disk.
  mutating func diskChanged() { (isOutOfDate, needsLoad, isDiskUnchanged) = (true, true, false) }

  /// Reads what has changed, and lints the catalog: as `l10n lint` does with the same texts.
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

  /// The text of a file with its lines; `nil` where it is not known.
  func text(of path: String, _ encoding: PositionEncoding) -> DocumentText? {
    sources[path].map { texts.text(of: path, $0, encoding) }
  }

  /// The path below the folder of a file; `nil` for others.
  func path(below absolute: String) -> String? { DisplayPath.of(absolute, below: folder) }

  /// The absolute path of a file of the catalog, or of its code.
  func absolute(_ path: String) -> String { DisplayPath.of(path, from: folder) }

  /// The entry at an offset of a file; in a file of all languages that of the language whose text is there, and at the key that
  /// of the source language.
  func entry(at offset: Int, of path: String) -> (file: TableFile, entry: LoadedEntry)? {
    let found = (catalog?.files ?? []).filter { $0.path == path }.compactMap { file in
      file.entry(at: offset).map { (file: file, entry: $0) }
    }
    if let source = found.first(where: { $0.file.table.isSource && $0.entry.ownKeyRange.contains(offset) }) {
      return source
    }
    // The language whose name stands last before the place.
    return found.filter { $0.entry.keyRange.lowerBound <= offset }
      .max { $0.entry.keyRange.lowerBound < $1.entry.keyRange.lowerBound } ?? found.first
  }
}

extension [String: SourceText] {
  /// The keys whose values another dictionary does not have.
  fileprivate func changedKeys(in other: Self) -> Set<String> {
    var changed = Set(keys.filter { other[$0] == nil })
    for (key, value) in other where self[key]?.bytes != value.bytes { changed.insert(key) }
    return changed
  }
}
