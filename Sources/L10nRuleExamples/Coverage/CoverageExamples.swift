extension RuleExamples {
  /// Those of `Rule.coverageRules`, in the same order.
  static let coverageRules: [RuleExamples] = [
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
