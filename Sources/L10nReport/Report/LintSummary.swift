package import L10nCore

/// The numbers of a run: files, entries, locales and findings.
package struct LintSummary: Hashable, Sendable {
  package let files: Int
  package let entries: Int
  package let locales: Int

  /// The number of findings of each severity.
  package let findings: [Severity: Int]

  /// The rules that should have run and could not, in the order of the documentation.
  package let unchecked: [UncheckedRule]

  /// The number of findings that comments in the files suppress.
  package let suppressed: Int

  /// The number of findings in the baseline.
  package let baselined: Int

  package init(
    _ catalog: Catalog, _ diagnostics: [Diagnostic], unchecked: [UncheckedRule] = [], suppressed: Int = 0,
    baselined: Int = 0
  ) {
    files = Set(catalog.files.map(\.path)).count
    entries = catalog.files.reduce(0) { $0 + $1.entries.count }
    locales = catalog.locales.count
    findings = diagnostics.reduce(into: [:]) { $0[$1.severity, default: 0] += 1 }
    self.unchecked = unchecked
    self.suppressed = suppressed
    self.baselined = baselined
  }

  /// The sum of several catalogs. They have languages in common: the largest number is the best estimate.
  package init(sumOf summaries: [LintSummary]) {
    files = summaries.reduce(0) { $0 + $1.files }
    entries = summaries.reduce(0) { $0 + $1.entries }
    locales = summaries.map(\.locales).max() ?? 0
    findings = summaries.reduce(into: [:]) { $0.merge($1.findings, uniquingKeysWith: +) }
    unchecked = []
    suppressed = summaries.reduce(0) { $0 + $1.suppressed }
    baselined = summaries.reduce(0) { $0 + $1.baselined }
  }

  /// The line that ends a run:
  ///
  ///     226 files, 1,540 entries, 12 locales: 2 errors, 1 warning, 3 suppressed (0.12 s)
  ///
  /// - Parameter seconds: the duration of the run; `nil` if the text must be the same every time.
  package func text(seconds: Double?) -> String {
    guard let seconds else { return line }
    let hundredths = Int((seconds * 100).rounded())
    let time = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    return "\(line) (\(time))"
  }

  /// `226 files, 1,540 entries, 12 locales: 2 errors, 1 warning, 3 suppressed, 12 in the baseline`
  package var line: String {
    var counts = findings.isEmpty ? ["no findings"] : [Self.counts(findings)]
    if suppressed > 0 { counts.append("\(suppressed.withSeparators) suppressed") }
    if baselined > 0 { counts.append("\(baselined.withSeparators) in the baseline") }
    return "\(files.counted("file")), \(entries.counted("entry", "entries")), "
      + "\(locales.counted("locale")): \(counts.joined(separator: ", "))"
  }

  /// `2 errors, 1 warning`
  package static func counts(_ findings: [Severity: Int]) -> String {
    Severity.allCases.reversed().compactMap { severity in findings[severity].map { $0.counted(severity.rawValue) } }
      .joined(separator: ", ")
  }

  /// The rules that lack configuration, in one line; the configuration that each would need is reported elsewhere,
  /// because the same rules are named in every run.
  package var uncheckedLine: String? {
    let rules = unchecked.filter { $0.obstacle == nil }
    guard let first = rules.first else { return nil }
    return "\(rules.count.counted("rule")) not checked because they need configuration: "
      + "\(rules.map(\.id).joined(separator: ", ")); see l10n rules \(first.id)"
  }

  /// The rules that are configured and could not be checked, one on each line:
  ///
  ///     unused-key not checked: Sources/A.swift:3:51 takes its key from a variable
  ///
  /// - Parameter root: the catalog's folder as the user named it, which the shown paths are relative to.
  package func obstacleLines(root: String) -> [String] {
    unchecked.compactMap { rule in
      guard let obstacle = rule.obstacle else { return nil }
      let path = obstacle.prefix { $0 != ":" }
      let shown = path.hasSuffix(".swift") ? DisplayPath.of(String(path), from: root) : String(path)
      return "\(rule.id) not checked: \(VisibleText.of(shown + obstacle.dropFirst(path.count)))"
    }
  }
}
