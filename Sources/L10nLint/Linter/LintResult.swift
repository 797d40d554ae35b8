package import L10nCore

/// The result of linting a catalog.
package struct LintResult: Sendable {
  /// The findings, sorted by path, place and rule.
  package var diagnostics: [Diagnostic]

  /// The rules that should have run and could not, in the order of the documentation.
  package let unchecked: [UncheckedRule]

  /// The number of findings that comments in the files suppress.
  package let suppressedCount: Int

  /// The number of findings that were left out because the baseline contains them.
  package var baselinedCount = 0

  /// The number of findings in the baseline that no longer occur.
  package var obsoleteBaselineCount = 0

  /// The duration of the work that all rules share, then that of each rule.
  package let timings: [RuleTiming]

  package init(
    diagnostics: [Diagnostic], unchecked: [UncheckedRule], suppressedCount: Int = 0, timings: [RuleTiming] = []
  ) {
    (self.diagnostics, self.unchecked) = (diagnostics, unchecked)
    (self.suppressedCount, self.timings) = (suppressedCount, timings)
  }
}

/// The duration of a rule.
package struct RuleTiming: Sendable {
  /// The rule; `nil` for the work that all rules share.
  package let id: String?

  /// Wall-clock time; rules run on all cores at once.
  package let seconds: Double
}
