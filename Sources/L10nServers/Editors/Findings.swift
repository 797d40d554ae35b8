import L10nCore
import L10nSyntax

extension LanguageServer {
  /// Checks the catalogs that are out of date, and sends the findings of each file that has or had some, or tells
  /// editors that pull findings to refresh.
  func checkAll() {
    let folders = catalogs.keys.sorted().filter { catalogs[$0]?.isOutOfDate ?? false }
    for folder in folders {
      if catalogs[folder]?.isFirstCheck ?? false {
        announce("Checking \(folder.split(separator: "/").last ?? "texts")") { catalogs[folder]?.check() }
      } else {
        catalogs[folder]?.check()
      }
    }
    var isRefreshDue = false
    for folder in folders {
      if capabilities.pullsFindings { isRefreshDue = noteForAsking(folder) || isRefreshDue } else { publish(folder) }
    }
    if isRefreshDue, capabilities.refreshesFindings { request("workspace/diagnostic/refresh") }
  }

  private func publish(_ folder: String) {
    guard var catalog = catalogs[folder] else { return }
    // Open documents are sent with their version, whether or not they have changed.
    let paths = catalog.takeChanged(
      with: Set(catalog.session.documents.keys), showsRelatedPlaces: capabilities.showsRelatedPlaces
    ).map(\.path)
    catalogs[folder] = catalog
    for path in paths {
      let absolute = catalog.absolute(path)
      publish(publishedFindings(at: absolute, of: catalog), at: absolute, version: version(of: absolute))
    }
  }

  /// The published findings of a file: those of all catalogs that have it as code.
  func publishedFindings(at absolute: String, of catalog: ServedCatalog) -> [JSONOutput] {
    let sharing = catalogs(sharing: absolute, with: catalog)
    let findings = sharing.flatMap { other in
      other.publishedPath(of: absolute).map { json(other.published[$0] ?? [], at: $0, in: other) } ?? []
    }
    if sharing.count < 2 { return findings }
    var seen: Set<JSONOutput> = []
    return findings.filter { seen.insert($0).inserted }
  }

  /// The catalogs that may have findings in a file, in order: Swift code may be that of several.
  private func catalogs(sharing absolute: String, with own: ServedCatalog) -> [ServedCatalog] {
    absolute.hasSuffix(".swift") ? catalogs.keys.sorted().compactMap { catalogs[$0] } : [own]
  }

  func json(_ diagnostics: [Diagnostic], at path: String, in catalog: ServedCatalog) -> [JSONOutput] {
    let text = catalog.text(of: path, capabilities.encoding)
    return diagnostics.map { json($0, text, in: catalog) }
  }

  /// A finding as JSON; one without a place is at the beginning of the file.
  func json(_ diagnostic: Diagnostic, _ text: DocumentText?, in catalog: ServedCatalog) -> JSONOutput {
    let start = JSONOutput.members(["line": .number(0), "character": .number(0)])
    let range =
      diagnostic.location.flatMap { location in text.map { $0.range($0.marked(location.range)) } }
      ?? .members(["start": start, "end": start])
    let shown = capabilities.showsRelatedPlaces ? diagnostic.related : []
    let related = shown.compactMap { related -> JSONOutput? in
      place(related.location, in: catalog).map {
        .members(["location": $0, "message": .string(related.message)])
      }
    }
    return .members([
      "range": range, "severity": .number(diagnostic.severity.number), "code": .string(diagnostic.ruleID),
      "codeDescription": capabilities.showsLinks
        ? .members(["href": .string(Self.page(of: diagnostic.ruleID))]) : nil,
      "source": .string("l10n"),
      "message": .string(diagnostic.message + (diagnostic.help.map { "\n\($0)" } ?? "")),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  /// The address of a rule's page.
  static func page(of rule: String) -> String {
    "https://github.com/OWNER/l10n/blob/main/Documentation/Rules/\(rule).md"
  }

  /// A `Location`; `nil` if the file is unknown.
  func place(_ location: SourceLocation, in catalog: ServedCatalog) -> JSONOutput? {
    guard let text = catalog.text(of: location.path, capabilities.encoding) else { return nil }
    return .members([
      "uri": .string(URIReference.of(catalog.absolute(location.path))), "range": text.range(location.range),
    ])
  }
}

extension ServedCatalog {
  /// The findings of each file.
  var findingsByPath: [String: [Diagnostic]] { Dictionary(grouping: diagnostics) { path(of: $0) } }

  /// The findings of files that the editor does not have, or may have at other lines. They count as published from now
  /// on.
  ///
  /// - Parameters:
  ///   - others: files that are included in any case.
  ///   - showsRelatedPlaces: whether the editor also shows the related places of a finding.
  mutating func takeChanged(
    with others: Set<String> = [], showsRelatedPlaces: Bool
  ) -> [(path: String, findings: [Diagnostic])] {
    let byPath = findingsByPath
    let changed = Set(published.keys).union(byPath.keys).union(others).sorted()
      .filter {
        others.contains($0) || hasChanged(byPath[$0] ?? [], at: $0, showsRelatedPlaces: showsRelatedPlaces)
      }
    published = byPath
    changedPaths = []
    return changed.map { ($0, byPath[$0] ?? []) }
  }

  /// Whether the findings of a file differ from those of the editor, or may be at other lines.
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

  /// The path from the folder of a file with published findings.
  func publishedPath(of absolute: String) -> String? {
    if let path = path(below: absolute) { return path }
    return published.keys.first { $0.hasSuffix(".swift") && self.absolute($0) == absolute }
  }

  /// The file at which a finding is shown: its own, or else the settings, or else the first table.
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
  /// Whether an editor that does not show related places shows another finding in the same way.
  fileprivate func looks(like other: Diagnostic) -> Bool {
    location == other.location && ruleID == other.ruleID && severity == other.severity && message == other.message
      && help == other.help
  }
}
