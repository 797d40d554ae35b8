extension RuleExamples {
  /// Those of `Rule.controlRules`, in the same order.
  static let controlRules: [RuleExamples] = [
    coverageBelow,
    unknownSuppression,
    unusedSuppression,
  ]
}
