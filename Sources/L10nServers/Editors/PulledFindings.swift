import L10nCore
import L10nSyntax

/// Findings for editors that pull them.
///
/// The id of a result depends on its contents only, so that an id is valid whatever has happened in between, and a
/// result that an editor already has is not sent again.
extension LanguageServer {
  /// The findings of a document, with those of other documents that the editor does not have yet.
  func pulledFindings(_ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    guard let path = parameters?.member("textDocument")?.member("uri")?.string.flatMap(URIReference.path(of:)) else {
      throw RequestFailure(.invalidParameters, "the request has no document")
    }
    documentAskedAbout = path
    defer { documentAskedAbout = nil }
    if isOutOfDate { checkAll() }
    let owners = owners(of: path)
    let findings = owners.flatMap { folder, own in
      catalogs[folder].map { json($0.findingsByPath[own] ?? [], at: own, in: $0) } ?? []
    }
    var report = Self.report(.array(findings), previous: parameters?.member("previousResultId")?.string)
    if capabilities.takesRelatedDocuments {
      var related = owners.flatMap { relatedReports(of: $0.folder, besides: path) }
      related += releasedReports(besides: path, related)
      if !related.isEmpty { report.append(.init("relatedDocuments", .object(related))) }
    }
    return .object(report)
  }

  /// The findings of all files, including files that have none any more.
  func allPulledFindings(_ parameters: JSONValue?) -> JSONOutput {
    if !pullsAllFindings {
      pullsAllFindings = true
      for path in pushedPaths.sorted() { publish([], at: path) }
      pushedPaths = []
    }
    if isOutOfDate { checkAll() }
    var previous: [String: String] = [:]
    for known in parameters?.member("previousResultIds")?.elements.map({ $0 }) ?? [] {
      if let uri = known.member("uri")?.string { previous[uri] = known.member("value")?.string }
    }
    var findings: [String: [JSONOutput]] = [:]
    for folder in catalogs.keys.sorted() {
      guard let catalog = catalogs[folder] else { continue }
      for (path, own) in catalog.findingsByPath {
        findings[URIReference.of(catalog.absolute(path)), default: []] += json(own, at: path, in: catalog)
      }
      _ = catalogs[folder]?.takeChanged(showsRelatedPlaces: capabilities.showsRelatedPlaces)
    }
    let items = Set(findings.keys).union(previous.keys).sorted().map { uri in
      let version = URIReference.path(of: uri).flatMap { self.version(of: $0) }.map { JSONOutput.number($0) } ?? .null
      return JSONOutput.object(
        Self.report(.array(findings[uri] ?? []), previous: previous[uri]) + [
          .init("uri", .string(uri)), .init("version", version),
        ])
    }
    return .members(["items": .array(items)])
  }

  private func relatedReports(of folder: String, besides path: String) -> [JSONOutput.Member] {
    guard var catalog = catalogs[folder] else { return [] }
    let changed = catalog.takeChanged(showsRelatedPlaces: capabilities.showsRelatedPlaces)
    catalogs[folder] = catalog
    return changed.filter { catalog.absolute($0.path) != path }.map { own, findings in
      .init(
        URIReference.of(catalog.absolute(own)),
        .object(Self.report(.array(json(findings, at: own, in: catalog)), previous: nil)))
    }
  }

  static func report(_ items: JSONOutput, previous: String?) -> [JSONOutput.Member] {
    let text = items.line
    let name = "\(Fingerprint([EntryText(text: text, range: 0..<0)]))-\(text.utf8.count)"
    if name == previous { return [.init("kind", .string("unchanged")), .init("resultId", .string(name))] }
    return [.init("kind", .string("full")), .init("resultId", .string(name)), .init("items", items)]
  }

  /// Pushes findings that an editor would not pull: those of files that are not open, if they are not part of an
  /// answer.
  ///
  /// - Returns: whether the editor must be told to pull again.
  func noteForAsking(_ folder: String) -> Bool {
    guard var catalog = catalogs[folder] else { return false }
    let byPath = catalog.findingsByPath
    let changed = Set(catalog.published.keys).union(byPath.keys).filter { path in
      catalog.hasChanged(byPath[path] ?? [], at: path, showsRelatedPlaces: capabilities.showsRelatedPlaces)
        && catalog.absolute(path) != documentAskedAbout
    }
    if !capabilities.takesRelatedDocuments, !pullsAllFindings {
      for (path, findings) in catalog.takeChanged(showsRelatedPlaces: capabilities.showsRelatedPlaces)
      where catalog.session.documents[path] == nil {
        let absolute = catalog.absolute(path)
        publish(json(findings, at: path, in: catalog), at: absolute)
        pushedPaths.insert(absolute)
      }
      catalogs[folder] = catalog
    }
    return !changed.isEmpty
  }

  /// Clears pushed findings of a file that is opened now and pulled from now on.
  func takeBackFindings(at path: String) {
    if pushedPaths.remove(path) != nil { publish([], at: path) }
  }

  /// Sends the findings of a file.
  ///
  /// - Parameter path: absolute.
  func publish(_ findings: [JSONOutput], at path: String, version: Int? = nil) {
    send(
      Reply.notification(
        "textDocument/publishDiagnostics",
        .members([
          "uri": .string(URIReference.of(path)), "version": version.map { .number($0) },
          "diagnostics": .array(findings),
        ])))
  }
}
