package import L10nCore

/// The one line that ends a run: what was looked at and what was found.
package struct LintSummary: Sendable {
  private let catalog: Catalog
  private let diagnostics: [Diagnostic]

  package init(_ catalog: Catalog, _ diagnostics: [Diagnostic]) {
    self.catalog = catalog
    self.diagnostics = diagnostics
  }

  /// `210 files, 1380 entries, 10 locales: 2 errors, 1 warning (0.12 s)`
  ///
  /// - Parameter seconds: how long the run took.
  package func text(seconds: Double) -> String {
    let entries = catalog.files.reduce(0) { $0 + $1.entryCount }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let findings = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let hundredths = Int((seconds * 100).rounded())
    let time = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    let files = Set(catalog.files.map(\.path)).count
    return "\(Self.counted(files, "file")), \(Self.counted(entries, "entry", "entries")), "
      + "\(Self.counted(catalog.locales.count, "locale")): \(findings) (\(time))"
  }

  private static func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
  }
}
