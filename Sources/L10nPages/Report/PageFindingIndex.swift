import L10nCore
import StringsFormat

/// The findings by what they are about.
struct PageFindingIndex {
  private struct Place: Hashable {
    let locale: String
    let table: String
    let key: String
  }

  private let findings: [Place: [PageFinding]]

  init(_ findings: [PageFinding]) {
    var index: [Place: [PageFinding]] = [:]
    for finding in findings {
      guard let locale = finding.subject.locale, let table = finding.subject.table, let key = finding.subject.key else {
        continue
      }
      index[Place(locale: locale, table: table, key: key), default: []].append(finding)
    }
    self.findings = index
  }

  /// What was found about a text in a locale, in the order of reports.
  func findings(about id: TextID, in locale: String) -> [PageFinding] {
    findings.isEmpty ? [] : findings[Place(locale: locale, table: id.table, key: id.key.text)] ?? []
  }
}
