extension Rule {
  /// The rules about what stands in the files, in the order of the documentation.
  static let tablesRules: [Rule] = [
    duplicateKey,
    duplicateKeyUnescaped,
    unknownEscape,
  ]
}
