extension RuleExamples {
  /// Those of `Rule.overridesRules`, in the same order.
  static let overridesRules: [RuleExamples] = [
    overrideUnknownKey,
    overrideArgumentMismatch,
    overrideRedundant,
  ]
}
