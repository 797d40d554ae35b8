/// Findings by what they are about, ready to be asked for many cells.
struct FindingIndex {
  private var byKey: [String: [Diagnostic]] = [:]
  private var byLocale: [String: [Diagnostic]] = [:]
  private var byLocation: [SourceLocation: [Diagnostic]] = [:]

  init(_ findings: [Diagnostic]) {
    for finding in findings {
      if let key = finding.subject.key {
        byKey[key, default: []].append(finding)
      } else if let locale = finding.subject.locale {
        byLocale[locale, default: []].append(finding)
      } else if let location = finding.location {
        byLocation[location, default: []].append(finding)
      }
    }
  }

  /// What is said of a text in a locale: of the entry that answers, and of the locale's not having one.
  func findings(key: String, table: String?, locale: String, origin: AccessibilityCell.Origin?) -> [Diagnostic] {
    (byKey[key] ?? []).filter { finding in
      let subject = finding.subject
      guard table == nil || subject.table == nil || subject.table == table else { return false }
      guard let place = subject.locale else { return true }
      if let origin, place == origin.locale { return subject.layer == origin.layer }
      return place == locale && subject.layer == nil
    }
  }

  /// What is said of a whole table of a locale, or of the locale: the cause where a text of it is not found.
  func findings(table: String?, locale: String) -> [Diagnostic] {
    (byLocale[locale] ?? []).filter { finding in
      finding.subject.layer == nil && (finding.subject.table == nil || finding.subject.table == table)
    }
  }

  /// What is said of a place in `l10n.yml`.
  func findings(at location: SourceLocation) -> [Diagnostic] { byLocation[location] ?? [] }
}
