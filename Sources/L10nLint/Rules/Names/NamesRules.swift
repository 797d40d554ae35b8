extension Rule {
  /// The rules about keys, generated names and their uses in code, in the order of the documentation.
  static let namesRules: [Rule] = [
    identifierCollision,
    invalidIdentifier,
    keyNaming,
    missingComment,
    unusedKey,
    undefinedKey,
  ]
}
