package import L10nCore

/// The one line that ends a run: what was looked at and what was found.
package struct LintSummary: Sendable {
  private let catalog: Catalog
  private let diagnostics: [Diagnostic]

  private let suppressed: Int
  private let baselined: Int

  /// - Parameters:
  ///   - suppressed: how many findings comments silence.
  ///   - baselined: how many findings the baseline knows.
  package init(_ catalog: Catalog, _ diagnostics: [Diagnostic], suppressed: Int = 0, baselined: Int = 0) {
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.suppressed = suppressed
    self.baselined = baselined
  }

  /// `210 files, 1380 entries, 10 locales: 2 errors, 1 warning, 3 suppressed, 40 in the baseline (0.12 s)`
  ///
  /// - Parameter seconds: how long the run took.
  package func text(seconds: Double) -> String {
    let entries = catalog.files.reduce(0) { $0 + $1.entryCount }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let silent = [(suppressed, "suppressed"), (baselined, "in the baseline")].filter { $0.0 > 0 }
    let findings = ((counts.isEmpty ? ["no findings"] : counts) + silent.map { "\($0) \($1)" }).joined(separator: ", ")
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
