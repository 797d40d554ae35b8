extension RuleExamples {
  /// Those of `Rule.catalogsRules`, in the same order.
  static let catalogsRules: [RuleExamples] = [
    staleKey,
    staleTranslation,
    unreviewedTranslation,
  ]
}
