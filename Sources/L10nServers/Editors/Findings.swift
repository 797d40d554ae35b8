import L10nCore
import StringsFormat

extension LanguageServer {
  /// Checks the catalogs that are out of date, and sends the findings of each file that has or had some.
  func checkAll() {
    let folders = catalogs.keys.sorted().filter { catalogs[$0]?.isOutOfDate ?? false }
    for folder in folders { catalogs[folder]?.check() }
    for folder in folders { publish(folder) }
  }

  private func publish(_ folder: String) {
    guard var catalog = catalogs[folder] else { return }
    let byPath = Dictionary(grouping: catalog.diagnostics) { catalog.path(of: $0) }
    let documents = Set(catalog.session.documents.keys)
    // Of open documents the version is told, of others only what has changed.
    let paths = Set(catalog.published.keys).union(byPath.keys).union(documents).sorted().filter { path in
      documents.contains(path)
        || catalog.hasChanged(
          byPath[path] ?? [], at: path, showsRelatedPlaces: capabilities.showsRelatedPlaces)
    }
    catalog.published = byPath
    catalogs[folder] = catalog
    for path in paths {
      let absolute = catalog.absolute(path)
      let sharing = catalogs(sharing: absolute, with: catalog)
      var findings = sharing.flatMap { other in
        other.publishedPath(of: absolute).map { json(other.published[$0] ?? [], at: $0, in: other) } ?? []
      }
      if sharing.count > 1 {
        var seen: Set<JSONOutput> = []
        findings = findings.filter { seen.insert($0).inserted }
      }
      send(
        Reply.notification(
          "textDocument/publishDiagnostics",
          .members([
            "uri": .string(URIReference.of(absolute)), "version": version(of: absolute).map { .number($0) },
            "diagnostics": .array(findings),
          ])))
    }
  }

  /// The catalogs that may have findings in a file, in order: Swift code may be that of several.
  private func catalogs(sharing absolute: String, with own: ServedCatalog) -> [ServedCatalog] {
    absolute.hasSuffix(".swift") ? catalogs.keys.sorted().compactMap { catalogs[$0] } : [own]
  }

  private func json(_ diagnostics: [Diagnostic], at path: String, in catalog: ServedCatalog) -> [JSONOutput] {
    let text = catalog.sources[path].map { catalog.texts.text(of: path, $0, capabilities.encoding) }
    return diagnostics.map { json($0, text, in: catalog) }
  }

  /// A finding; one without a place stands at the beginning of the file.
  func json(_ diagnostic: Diagnostic, _ text: DocumentText?, in catalog: ServedCatalog) -> JSONOutput {
    let start = JSONOutput.members(["line": .number(0), "character": .number(0)])
    let range = diagnostic.location.flatMap { text?.range($0.range) } ?? .members(["start": start, "end": start])
    let shown = capabilities.showsRelatedPlaces ? diagnostic.related : []
    let related = shown.compactMap { related -> JSONOutput? in
      place(related.location, in: catalog).map {
        .members(["location": $0, "message": .string(related.message)])
      }
    }
    return .members([
      "range": range, "severity": .number(diagnostic.severity.number), "code": .string(diagnostic.ruleID),
      "codeDescription": capabilities.showsLinks
        ? .members(["href": .string("\(Self.rulePages)/\(diagnostic.ruleID).md")]) : nil,
      "source": .string("l10n"),
      "message": .string(diagnostic.message + (diagnostic.help.map { "\n\($0)" } ?? "")),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  private static let rulePages = "https://github.com/OWNER/l10n/blob/main/Documentation/Rules"

  /// A `Location`; `nil` where the file is not known.
  func place(_ location: SourceLocation, in catalog: ServedCatalog) -> JSONOutput? {
    guard let source = catalog.sources[location.path] else { return nil }
    let text = catalog.texts.text(of: location.path, source, capabilities.encoding)
    return .members([
      "uri": .string(URIReference.of(catalog.absolute(location.path))), "range": text.range(location.range),
    ])
  }
}

extension ServedCatalog {
  /// Whether the findings of a file are not those that the editor has, or may stand at other lines.
  ///
  /// - Parameter showsRelatedPlaces: whether the editor shows the places beside a finding, too.
  func hasChanged(_ findings: [Diagnostic], at path: String, showsRelatedPlaces: Bool) -> Bool {
    let known = published[path] ?? []
    guard !changedPaths.contains(path), findings.count == known.count,
      zip(findings, known).allSatisfy({ $0.looks(like: $1) })
    else { return true }
    return showsRelatedPlaces
      && zip(findings, known).contains { finding, known in
        finding.related != known.related || finding.related.contains { changedPaths.contains($0.location.path) }
      }
  }

  /// The path from the folder of a file with findings that the editor has.
  func publishedPath(of absolute: String) -> String? {
    if let path = path(below: absolute) { return path }
    return published.keys.first { $0.hasSuffix(".swift") && self.absolute($0) == absolute }
  }

  /// The file at which a finding is shown: its own, else the settings, else the first table.
  func path(of diagnostic: Diagnostic) -> String {
    diagnostic.location?.path ?? loaded?.configurationSource.keys.first ?? catalog?.files.first?.path
      ?? Configuration.fileName
  }
}

extension Severity {
  /// The protocol's number.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension Diagnostic {
  /// Whether an editor that shows no places beside findings shows another one in the same way.
  fileprivate func looks(like other: Diagnostic) -> Bool {
    location == other.location && ruleID == other.ruleID && severity == other.severity && message == other.message
      && help == other.help
  }
}
