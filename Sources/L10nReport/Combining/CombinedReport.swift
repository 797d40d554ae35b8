import L10nSyntax

/// The reports of several catalogs as one, with the findings in the order of the reports.
///
/// Findings are copied unchanged, so that nothing in them is lost. The numbers of runs are added up; a rule counts as
/// not checked if it was checked in no catalog.
package struct CombinedReport {
  /// The formats in which reports are combined.
  package enum Format: String, CaseIterable, Sendable {
    case json
    /// One run for all reports of one version of the tool.
    case sarif
  }

  /// A file that is not a report of the tool.
  package struct Failure: Error {
    /// The path of the file.
    package let path: String
  }

  /// The parsed reports.
  private let documents: [(path: String, document: JSONDocument)]
  private let version: String

  /// - Parameters:
  ///   - reports: paths, for messages, with the bytes of the files.
  ///   - version: that of the tool, for an empty report.
  package init(_ reports: [(path: String, bytes: [UInt8])], version: String) {
    documents = reports.map { ($0.path, JSONDocument($0.bytes)) }
    self.version = version
  }

  /// The report in the format that all of them have.
  ///
  /// - Throws: `Failure` if one is not such a report.
  package func text(as format: Format) throws -> String {
    switch format {
    case .json: try json().document
    case .sarif: try sarif().document
    }
  }

  private func json() throws -> JSONOutput {
    var (findings, totals, unchecked): ([JSONOutput], Totals, CommonValues) = ([], Totals(), CommonValues())
    var version = version
    for (path, document) in documents {
      guard document.findings.isEmpty, let root = document.root, root["version"]?.value.integer == 1,
        let summary = root["summary"]?.value, let found = root["findings"]?.value, found.kind == .array
      else { throw Failure(path: path) }
      version = root["tool"]?.value["version"]?.value.string ?? version
      findings += found.elements.map { document.written($0) }
      totals.add(summary)
      unchecked.add(
        summary["unchecked"]?.value.elements.map { ($0["rule"]?.value.string ?? "", document.written($0)) } ?? [])
    }
    return .members([
      "version": .number(1),
      "tool": .members(["name": .string("l10n"), "version": .string(version)]),
      "root": .string("."),
      "summary": .object(totals.members(orElse: Self.summaryNames) + [.init("unchecked", .array(unchecked.values))]),
      "findings": .array(findings),
    ])
  }

  private static let summaryNames = [
    "files", "entries", "locales", "errors", "warnings", "notes", "suppressed", "baselined",
  ]

  /// The runs of each version of the tool joined into one, because services accept only one run of a tool.
  private func sarif() throws -> JSONOutput {
    var runs: [CombinedRun] = []
    for (path, document) in documents {
      guard document.findings.isEmpty, let root = document.root, root["version"]?.value.isString("2.1.0") == true,
        let list = root["runs"]?.value, list.kind == .array
      else { throw Failure(path: path) }
      for run in list.elements {
        guard let driver = run["tool"]?.value["driver"]?.value else { throw Failure(path: path) }
        let tool = driver.members.filter { !$0.isKey("rules") }.map { document.written($0) }
        if !runs.contains(where: { $0.tool == tool }) { runs.append(CombinedRun(tool: tool)) }
        if let index = runs.firstIndex(where: { $0.tool == tool }) {
          runs[index].add(driver["rules"]?.value, of: document)
          runs[index].add(run, of: document)
        }
      }
    }
    return .members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array(runs.map(\.output)),
    ])
  }
}

/// One SARIF run, joined from those of several catalogs.
private struct CombinedRun {
  /// The members of the tool's driver without its rules, which are joined from all reports.
  let tool: [JSONOutput.Member]
  private var rules: [JSONOutput] = []
  private var ruleIndices: [String: Int] = [:]
  private var baseIDs: JSONOutput?
  private var (results, notifications, totals) = ([JSONOutput](), CommonValues(), Totals())

  init(tool: [JSONOutput.Member]) { self.tool = tool }

  /// Adds the rules of a report; called before its results.
  mutating func add(_ rules: JSONValue?, of document: JSONDocument) {
    for rule in rules?.elements.map({ $0 }) ?? [] {
      guard let id = rule["id"]?.value.string, ruleIndices[id] == nil else { continue }
      ruleIndices[id] = self.rules.count
      self.rules.append(document.written(rule))
    }
  }

  /// A result with the index of its rule in the joined list.
  private func result(_ result: JSONValue, of document: JSONDocument) -> JSONOutput {
    let index = result["ruleId"]?.value.string.flatMap { ruleIndices[$0] }
    return .object(
      result.members.map { member in
        let written = document.written(member)
        guard member.isKey("ruleIndex"), let index else { return written }
        return .init(written.key, .number(index))
      })
  }

  mutating func add(_ run: JSONValue, of document: JSONDocument) {
    baseIDs = baseIDs ?? run["originalUriBaseIds"].map { document.written($0.value) }
    results += run["results"]?.value.elements.map { result($0, of: document) } ?? []
    var notes: [(String, JSONOutput)] = []
    for invocation in run["invocations"]?.value.elements.map({ $0 }) ?? [] {
      for note in invocation["toolConfigurationNotifications"]?.value.elements.map({ $0 }) ?? [] {
        notes.append((note["associatedRule"]?.value["id"]?.value.string ?? "", document.written(note)))
      }
    }
    notifications.add(notes)
    if let properties = run["properties"]?.value { totals.add(properties) }
  }

  var output: JSONOutput {
    let invocation = JSONOutput.members([
      "executionSuccessful": .boolean(true), "toolConfigurationNotifications": .nonempty(notifications.values),
    ])
    return .members([
      "tool": .members(["driver": .object(tool + [.init("rules", .array(rules))])]),
      "invocations": .array([invocation]), "originalUriBaseIds": baseIDs,
      "columnKind": .string("unicodeCodePoints"), "results": .array(results),
      "properties": .object(totals.members()),
    ])
  }
}

/// Sums of the numbers of several objects, by name.
private struct Totals {
  private var names: [String] = []
  private var sums: [String: Int] = [:]

  mutating func add(_ object: JSONValue) {
    for member in object.members {
      guard let number = member.value.integer else { continue }
      let name = member.key.description
      if sums[name] == nil { names.append(name) }
      // Catalogs have languages in common: the largest number is the best estimate.
      sums[name] = name == "locales" ? max(sums[name] ?? 0, number) : (sums[name] ?? 0) + number
    }
  }

  func members(orElse otherNames: [String] = []) -> [JSONOutput.Member] {
    (names.isEmpty ? otherNames : names).map { .init($0, .number(sums[$0] ?? 0)) }
  }
}

/// Values that all lists contain, by name.
private struct CommonValues {
  private var common: [(name: String, value: JSONOutput)]?

  var values: [JSONOutput] { common?.map(\.value) ?? [] }

  mutating func add(_ list: [(name: String, value: JSONOutput)]) {
    let names = Set(list.map(\.name))
    common = common?.filter { names.contains($0.name) } ?? list
  }
}

extension JSONDocument {
  /// A value as written in the document.
  fileprivate func written(_ value: JSONValue) -> JSONOutput { .written(source[value.range]) }

  fileprivate func written(_ member: JSONMember) -> JSONOutput.Member {
    .init(member.key.description, written(member.value))
  }
}
