package import L10nCore

/// What a run of the linter says of a catalog.
package struct LintResult: Sendable {
  /// The findings, sorted by path, place and rule.
  package var diagnostics: [Diagnostic]

  /// The rules that were to run and could not, in the order of the documentation.
  package let unchecked: [UncheckedRule]

  /// How many findings comments in the files silence.
  package let suppressedCount: Int

  /// How many findings were left out because the baseline knows them.
  package var baselinedCount = 0

  /// How many findings that the baseline knows are there no more.
  package var obsoleteBaselineCount = 0

  /// How long what all rules share and each rule took, in this order.
  package let timings: [RuleTiming]

  package init(
    diagnostics: [Diagnostic], unchecked: [UncheckedRule], suppressedCount: Int = 0, timings: [RuleTiming] = []
  ) {
    (self.diagnostics, self.unchecked) = (diagnostics, unchecked)
    (self.suppressedCount, self.timings) = (suppressedCount, timings)
  }
}

/// How long a rule took.
package struct RuleTiming: Sendable {
  /// The rule; `nil` for what all rules share.
  package let id: String?

  /// By the clock on the wall; rules run on all cores at once.
  package let seconds: Double
}
