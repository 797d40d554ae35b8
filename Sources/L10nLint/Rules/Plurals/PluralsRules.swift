extension Rule {
  /// The rules about plural rules, in the order of the documentation.
  static let pluralsRules: [Rule] = [
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
