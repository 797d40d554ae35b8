import L10nCore
import L10nSyntax

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard, 27 March 2020).
///
/// Paths are relative to the folder in which the command was started, `%SRCROOT%`, unless the catalog's folder was
/// given as an absolute path: the location on the machine is not included. Columns count Unicode scalars, which the
/// standard calls code points.
struct SARIFReport {
  let report: Report

  /// The rules that have findings: `tool.driver.rules`.
  let rules: [RuleDescription]

  /// The indices of the rules among these.
  private let ruleIndices: [String: Int]

  init(_ report: Report) {
    self.report = report
    rules = report.rules
    ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var text: String {
    var places = SourcePlaces(report.sources)
    var fingerprints = FindingFingerprints()
    var spelling = FixSpelling(report.files)
    let results = report.diagnostics.map { diagnostic in
      result(
        diagnostic, fix: diagnostic.fix.flatMap { fix($0, &places, &spelling) }, fingerprints.next(of: diagnostic),
        &places
      ).written(depth: 4)
    }
    return JSONOutput.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .members([
          "tool": tool,
          "invocations": .array([invocation]),
          "originalUriBaseIds": baseIDs,
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(results),
          "properties": properties,
        ])
      ]),
    ]).document
  }

  /// A message string: braces, which enclose the numbers of arguments, are doubled (section 3.11.5).
  static func message(_ text: String) -> JSONOutput { .members(["text": .string(escaped(text))]) }

  static func escaped(_ text: String) -> String {
    text.escaped { $0 == "{" || $0 == "}" ? "\($0)\($0)" : nil }
  }

  // MARK: The run

  /// Rules that were not checked are notifications about the tool's configuration.
  private var invocation: JSONOutput {
    let notifications = report.summary.unchecked.map { rule in
      JSONOutput.members([
        "level": .string("note"),
        "message": Self.message("rule '\(rule.id)' was not checked: \(rule.reason)"),
        "associatedRule": .members(["id": .string(rule.id)]),
      ])
    }
    return .members([
      "executionSuccessful": .boolean(true), "toolConfigurationNotifications": .nonempty(notifications),
    ])
  }

  private var baseIDs: JSONOutput? {
    report.root.hasPrefix("/")
      ? nil
      : .members([
        Self.baseID: .members(["description": Self.message("the folder in which the command was started")])
      ])
  }

  private static let baseID = "%SRCROOT%"

  private var properties: JSONOutput {
    let summary = report.summary
    return .members([
      "files": .number(summary.files), "entries": .number(summary.entries), "locales": .number(summary.locales),
      "suppressed": .number(summary.suppressed), "baselined": .number(summary.baselined),
    ])
  }

  // MARK: Results

  private func result(
    _ diagnostic: Diagnostic, fix: JSONOutput?, _ fingerprint: String, _ places: inout SourcePlaces
  ) -> JSONOutput {
    // Findings without a place get the catalog's folder, because viewers do not show results without one.
    let place =
      diagnostic.location.map { physicalLocation($0, &places) }
      ?? .members(["artifactLocation": artifact(report.root == "." ? "./" : report.root + "/")])
    let related = diagnostic.related.map { related in
      JSONOutput.members([
        "physicalLocation": physicalLocation(related.location, &places), "message": Self.message(related.message),
      ])
    }
    return .members([
      "ruleId": .string(diagnostic.ruleID),
      "ruleIndex": ruleIndices[diagnostic.ruleID].map { .number($0) },
      "level": .string(diagnostic.severity.rawValue),
      "message": Self.message(VisibleText.of(diagnostic.messageWithHelp)),
      "locations": .array([
        .members([
          "physicalLocation": place, "logicalLocations": logicalLocation(diagnostic.subject).map { .array([$0]) },
        ])
      ]),
      "relatedLocations": .nonempty(related),
      "partialFingerprints": .members(["l10nFinding/v1": .string(fingerprint)]),
      "fixes": fix.map { .array([$0]) },
    ])
  }

  /// A key by its locale, layer and table: `fr/Player/controls.play.label`.
  private func logicalLocation(_ subject: Diagnostic.Subject) -> JSONOutput? {
    guard let key = subject.key else { return nil }
    let parts = [subject.locale, subject.layer, subject.table, key].compactMap { $0 }
    return .members([
      "name": .string(key), "fullyQualifiedName": .string(parts.joined(separator: "/")),
      "kind": .string("resource"),
    ])
  }

  func physicalLocation(_ location: SourceLocation, _ places: inout SourcePlaces) -> JSONOutput {
    .members([
      "artifactLocation": artifact(report.path(location.path)),
      "region": places.region(of: location).map(Self.region),
    ])
  }

  func artifact(_ path: String) -> JSONOutput {
    .members([
      "uri": .string(URIReference.of(path)), "uriBaseId": path.hasPrefix("/") ? nil : .string(Self.baseID),
    ])
  }

  static func region(_ region: Range<SourcePosition>) -> JSONOutput {
    .members([
      "startLine": .number(region.lowerBound.line), "startColumn": .number(region.lowerBound.column),
      "endLine": .number(region.upperBound.line), "endColumn": .number(region.upperBound.column),
    ])
  }
}
