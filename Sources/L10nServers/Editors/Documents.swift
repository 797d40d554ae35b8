import L10nSyntax
import L10nWorkspace

// The open documents of an editor.
extension LanguageServer {
  func open(_ path: String, _ bytes: [UInt8], version: Int?) {
    guard let folder = CatalogFolder(around: path) else { return }
    var catalog = catalogs[folder.path] ?? ServedCatalog(folder)
    guard let relative = catalog.path(below: path) else { return }
    catalog.open(relative, bytes)
    catalogs[folder.path] = catalog
    documents[path] = (folder.path, version)
  }

  func change(_ path: String, _ changes: JSONValue?, version: Int?) {
    guard let folder = documents[path]?.folder, let catalog = catalogs[folder],
      let relative = catalog.path(below: path),
      let bytes = catalog.session.documents[relative]
    else { return }
    catalogs[folder]?.open(relative, applying(changes, to: bytes))
    documents[path] = (folder, version)
  }

  /// A text with the changes from an editor.
  func applying(_ changes: JSONValue?, to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for change in changes?.elements.map({ $0 }) ?? [] {
      guard let text = change.member("text")?.string else { continue }
      if let range = change.member("range") {
        // As in the editor, where a byte order mark and a NUL are characters.
        guard let place = DocumentText(utf8: bytes, capabilities.encoding).range(of: range) else { continue }
        bytes.replaceSubrange(place, with: text.utf8)
      } else {
        bytes = Array(text.utf8)
      }
    }
    return bytes
  }

  func close(_ path: String) {
    guard let folder = documents.removeValue(forKey: path)?.folder else { return }
    if let relative = catalogs[folder]?.path(below: path) { catalogs[folder]?.close(relative) }
  }

  /// The catalogs that an open document belongs to, each with the document's path from its folder.
  func owners(of path: String) -> [(folder: String, path: String)] {
    if let document = swiftDocuments[path] { return document.catalogs }
    guard let folder = documents[path]?.folder, let own = catalogs[folder]?.path(below: path) else { return [] }
    return [(folder, own)]
  }

  /// The version of a document in the editor.
  func version(of path: String) -> Int? { documents[path]?.version ?? swiftDocuments[path]?.version }
}
