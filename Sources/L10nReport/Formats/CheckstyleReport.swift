import L10nCore
import L10nSyntax

/// Findings in the XML of Checkstyle, version 4.3: files with errors in them.
///
/// A finding's rule is its `source`, as `l10n.missing-key`; a note is an `info`. Findings without a place are listed
/// under the catalog's folder.
struct CheckstyleReport {
  private let reports: [Report]

  init(_ reports: [Report]) { self.reports = reports }

  var text: String {
    XMLElement("checkstyle", [("version", "4.3")], reports.flatMap(files)).document
  }

  /// The files of one catalog.
  private func files(of report: Report) -> [XMLElement] {
    var places = SourcePlaces(report.sources)
    var files: [XMLElement] = []
    for (path, diagnostics) in report.diagnosticsByFile where !diagnostics.isEmpty {
      let errors = diagnostics.map { diagnostic -> XMLElement in
        let start = diagnostic.location.flatMap { places.position(of: $0.range.lowerBound, in: $0.path) }
        let column = start.map { [("column", String($0.column))] } ?? []
        return XMLElement(
          "error",
          [("line", String(start?.line ?? 1))] + column + [
            ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue),
            ("message", diagnostic.messageWithHelp), ("source", "l10n.\(diagnostic.ruleID)"),
          ])
      }
      files.append(XMLElement("file", [("name", path)], errors))
    }
    return files
  }
}

extension Report {
  /// The files that were read, and the catalog's folder for findings without a place, in order of their paths, each
  /// with its findings in their order.
  var diagnosticsByFile: [(path: String, diagnostics: [Diagnostic])] {
    var found: [String: [Diagnostic]] = Dictionary(uniqueKeysWithValues: sources.keys.map { ($0, []) })
    var placeless: [Diagnostic] = []
    for diagnostic in diagnostics {
      if let location = diagnostic.location {
        found[location.path, default: []].append(diagnostic)
      } else {
        placeless.append(diagnostic)
      }
    }
    let files = found.sorted { $0.key < $1.key }.map { (path: path($0.key), diagnostics: $0.value) }
    return (placeless.isEmpty ? [] : [(path: root, diagnostics: placeless)]) + files
  }
}

extension Diagnostic {
  /// The message with the help after a semicolon.
  var messageWithHelp: String { help.map { "\(message); \($0)" } ?? message }
}
