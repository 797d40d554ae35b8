extension Rule {
  /// The rules about what Xcode notes in String Catalogs, in the order of the documentation.
  static let catalogsRules: [Rule] = [
    staleKey,
    staleTranslation,
    unreviewedTranslation,
  ]
}
