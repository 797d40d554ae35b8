extension Rule {
  /// The rules about what translations have and lack, in the order of the documentation.
  static let coverageRules: [Rule] = [
    missingKey,
    missingTable,
    extraKey,
    localeSet,
    localeName,
    localeAliasClash,
    translatedUntranslatable,
    inconsistentTranslation,
  ]
}
