extension Rule {
  /// The rules about override layers, in the order of the documentation.
  static let overridesRules: [Rule] = [
    overrideUnknownKey,
    overrideArgumentMismatch,
    overrideRedundant,
  ]
}
