extension RuleExamples {
  /// Those of `Rule.namesRules`, in the same order.
  static let namesRules: [RuleExamples] = [
    identifierCollision,
    invalidIdentifier,
    keyNaming,
    missingComment,
    unusedKey,
    undefinedKey,
  ]
}
