/// An index of findings by their subjects, for many cells.
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

  /// The findings about a text that listeners understand: about its entry, and about its absence from their own locale.
  func findings(key: String, table: String?, locale: String, origin: AccessibilityCell.Origin) -> [Diagnostic] {
    findings(key: key, table: table).filter { finding in
      guard let place = finding.subject.locale else { return true }
      if place == origin.locale { return finding.subject.layer == origin.layer }
      return place == locale && finding.subject.layer == nil
    }
  }

  /// The findings about the absence of a text from locales, and about their whole tables, which may be the cause.
  func findings(key: String, table: String?, absentFrom locales: [String]) -> [Diagnostic] {
    let ofText = findings(key: key, table: table).filter { finding in
      guard let locale = finding.subject.locale else { return true }
      return locales.contains(locale) && finding.subject.layer == nil
    }
    let ofTables = locales.flatMap { byLocale[$0, default: []] }.filter { finding in
      guard finding.subject.layer == nil else { return false }
      return finding.subject.table == nil || finding.subject.table == table
    }
    return ofText + ofTables
  }

  private func findings(key: String, table: String?) -> [Diagnostic] {
    (byKey[key] ?? []).filter { table == nil || $0.subject.table == nil || $0.subject.table == table }
  }

  /// The findings at a place in `l10n.yml`.
  func findings(at location: SourceLocation) -> [Diagnostic] { byLocation[location] ?? [] }
}
