extension RuleExamples {
  /// Those of `Rule.tablesRules`, in the same order.
  static let tablesRules: [RuleExamples] = [
    duplicateKey,
    duplicateKeyUnescaped,
    nearDuplicateKey,
    unknownEscape,
    invalidUnicodeEscape,
    rawNewline,
    fileEncoding,
    replacementCharacter,
    controlCharacter,
    mergeConflictMarker,
    tableShadowed,
    unsortedKeys,
  ]
}
