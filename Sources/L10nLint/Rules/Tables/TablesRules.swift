extension Rule {
  /// The rules about what stands in the files, in the order of the documentation.
  static let tablesRules: [Rule] = [
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
