import L10nCore

/// The findings by their subjects.
struct PageFindingIndex {
  /// By subject, regardless of the layer.
  private let findings: [Diagnostic.Subject: [PageFinding]]

  init(_ findings: [PageFinding]) {
    self.findings = Dictionary(grouping: findings) { finding in
      Diagnostic.Subject(locale: finding.subject.locale, table: finding.subject.table, key: finding.subject.key)
    }
  }

  /// The findings about a text in a locale, in the order of reports.
  func findings(about id: TextID, in locale: String) -> [PageFinding] {
    findings.isEmpty ? [] : findings[Diagnostic.Subject(locale: locale, table: id.table, key: id.key.text)] ?? []
  }
}
