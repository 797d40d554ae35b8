import L10nCore
import L10nSyntax

// The places of requests.
extension LanguageServer {
  /// The checked file of a request.
  struct File {
    let catalog: ServedCatalog
    /// The path below the catalog's folder.
    let path: String
    let source: SourceText
    let text: DocumentText
  }

  /// The place of a request.
  struct Place {
    let file: File
    let offset: Int

    /// The entry at the place.
    let entry: (file: TableFile, entry: LoadedEntry)?
  }

  func file(_ parameters: JSONValue?) throws(RequestFailure) -> File {
    let address = parameters?.member("textDocument")?.member("uri")?.string
    guard let path = address.flatMap(URIReference.path(of:)), let folder = documents[path]?.folder else {
      throw RequestFailure(.invalidParameters, "the document is not open, or no file of a catalog")
    }
    if catalogs[folder]?.isOutOfDate ?? false { checkAll() }
    guard let catalog = catalogs[folder], let relative = catalog.path(below: path),
      let source = catalog.sources[relative], let text = catalog.text(of: relative, capabilities.encoding)
    else { throw RequestFailure(.requestFailed, "the file is not a table of the catalog in \(folder)") }
    return File(catalog: catalog, path: relative, source: source, text: text)
  }

  func place(_ parameters: JSONValue?) throws(RequestFailure) -> Place {
    let file = try file(parameters)
    guard let offset = file.text.offset(of: parameters?.member("position")) else {
      throw RequestFailure(.invalidParameters, "the request has no position")
    }
    return Place(file: file, offset: offset, entry: file.catalog.entry(at: offset, of: file.path))
  }
}
