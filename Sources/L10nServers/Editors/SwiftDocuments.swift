import L10nCore
import L10nSyntax
import L10nWorkspace

/// An open Swift file of an editor.
struct SwiftDocument: Sendable {
  /// The folders of the catalogs that have it as code, with its path from each; empty for other files.
  let catalogs: [(folder: String, path: String)]

  var version: Int?
  var bytes: [UInt8]
}

extension LanguageServer {
  /// Handles a notification about a Swift file. A file that is not code of a catalog has no answers and no findings.
  func noticeSwift(_ method: String, _ path: String, _ parameters: JSONValue?) {
    let document = parameters?.member("textDocument")
    switch method {
    case "textDocument/didOpen":
      guard let text = document?.member("text")?.string else { return }
      swiftDocuments[path] = SwiftDocument(
        catalogs: catalogs(ofCode: path), version: document?.member("version")?.integer, bytes: Array(text.utf8))
      take(path)
    case "textDocument/didChange":
      guard let old = swiftDocuments[path] else { return }
      swiftDocuments[path]?.bytes = applying(parameters?.member("contentChanges"), to: old.bytes)
      swiftDocuments[path]?.version = document?.member("version")?.integer
      take(path)
    case "textDocument/didClose":
      for (folder, relative) in swiftDocuments.removeValue(forKey: path)?.catalogs ?? [] {
        catalogs[folder]?.close(relative)
      }
    default: break
    }
  }

  private func take(_ path: String) {
    guard let document = swiftDocuments[path] else { return }
    for (folder, relative) in document.catalogs {
      catalogs[folder]?.open(relative, document.bytes)
      catalogs[folder]?.code.set(SourceText(decoding: document.bytes), at: relative)
    }
  }

  private func catalogs(ofCode path: String) -> [(folder: String, path: String)] {
    let around = path.split(separator: "/").dropLast().joined(separator: "/")
    let all = codeCatalogs[around] ?? CatalogFolder.configured(inProjectAround: path)
    codeCatalogs[around] = all
    return all.compactMap { folder in
      guard let relative = folder.codePath(of: path) else { return nil }
      if catalogs[folder.path] == nil { catalogs[folder.path] = ServedCatalog(folder) }
      return (folder.path, relative)
    }
  }

  /// The uses of a catalog's texts in code, from the current files and documents.
  ///
  /// Changes in Swift files alone do not require a check of the catalog.
  func code(of folder: String) -> CodeIndex? {
    if catalogs[folder]?.needsLoad ?? false { checkAll() }
    guard let served = catalogs[folder], let catalog = served.catalog else { return nil }
    if served.isCodeOutOfDate {
      served.code.update(to: catalog)
      catalogs[folder]?.isCodeOutOfDate = false
    }
    return served.code
  }

  /// The number of uses of a text in code; `nil` if the catalog's settings do not give the location of the code.
  func useCount(of id: TextID, in folder: String) -> Int? {
    let index = code(of: folder)
    return catalogs[folder]?.catalog?.code == nil ? nil : index?.useCount(of: id)
  }

  // MARK: Places

  /// The place of a request in code.
  struct CodePlace {
    let folder: String
    let catalog: Catalog
    let index: CodeIndex
    /// The path from the catalog's folder.
    let path: String
    let source: SourceText
    let text: DocumentText
    let offset: Int

    var use: SwiftUse? { index.use(at: offset, of: path) }
  }

  /// The place in each catalog that has the file as code.
  func codePlaces(_ document: SwiftDocument, _ position: JSONValue?) -> [CodePlace] {
    document.catalogs.compactMap { folder, path in
      guard let index = code(of: folder), let catalog = catalogs[folder]?.catalog, let source = index.source(at: path)
      else { return nil }
      let text = DocumentText(source, capabilities.encoding)
      return CodePlace(
        folder: folder, catalog: catalog, index: index, path: path, source: source, text: text,
        offset: text.offset(of: position) ?? 0)
    }
  }

  /// The places where code uses a text.
  func usePlaces(of id: TextID, in folder: String) -> [JSONOutput] {
    guard let index = code(of: folder) else { return [] }
    return index.uses(of: id).compactMap { path, use in codeLocation(path, use.range, index, folder) }
  }

  private func codeLocation(_ path: String, _ range: Range<Int>, _ index: CodeIndex, _ folder: String) -> JSONOutput? {
    guard let source = index.source(at: path) else { return nil }
    return .members([
      "uri": .string(URIReference.of(DisplayPath.of(path, from: folder))),
      "range": DocumentText(source, capabilities.encoding).range(range),
    ])
  }

  /// `Sources/App.swift:12`, for messages.
  func title(_ location: SourceLocation, in catalog: ServedCatalog) -> String {
    let line = catalog.code.source(at: location.path)?.position(of: location.range.lowerBound).line
    let name = location.path.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
    return name + (line.map { ":\($0)" } ?? "")
  }

  /// Shows the parts of a rename that people must do.
  func report(_ notes: [Diagnostic], of catalog: ServedCatalog) {
    if notes.isEmpty { return }
    let lines = notes.prefix(5).map { note in
      (note.location.map { title($0, in: catalog) + ": " } ?? "") + note.message
    }
    let rest = notes.count > 5 ? ["and \(notes.count - 5) more places"] : []
    send(
      Reply.notification(
        "window/showMessage",
        .members(["type": .number(2), "message": .string((lines + rest).joined(separator: "\n"))])))
  }
}
