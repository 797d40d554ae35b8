extension Rule {
  /// The rules about what the linter itself is told, in the order of the documentation.
  static let controlRules: [Rule] = [
    coverageBelow,
    unknownSuppression,
    unusedSuppression,
  ]
}
