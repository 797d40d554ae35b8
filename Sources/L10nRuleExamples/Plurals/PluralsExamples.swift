extension RuleExamples {
  /// Those of `Rule.pluralsRules`, in the same order.
  static let pluralsRules: [RuleExamples] = [
    pluralMissingOther,
    pluralMissingCategory,
    pluralImpliedNumber,
    pluralUnreachableCategory,
    stringsdictMissingVariable,
    stringsdictUnusedVariable,
    stringsdictMissingSpec,
    stringsdictValueType,
    stringsdictUnknownCategory,
    pluralIdenticalForms,
    pluralCandidate,
    pluralDropped,
  ]
}
