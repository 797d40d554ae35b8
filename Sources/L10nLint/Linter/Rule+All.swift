extension Rule {
  /// Every rule, in the order of the documentation. A new rule is added here and nowhere else.
  package static let all: [Rule] = [
    // Tables
    duplicateKey, duplicateKeyUnescaped, unknownEscape,
    // Coverage
    missingKey, missingTable, extraKey, localeSet,
    // String Catalogs
    staleKey, staleTranslation, unreviewedTranslation,
    // Overrides
    overrideUnknownKey, overrideArgumentMismatch,
    // Arguments
    argumentType, argumentOrder, argumentExtra, argumentMissing, argument32Bit, invalidSpecifier, damagedSpecifier,
    // Plurals
    pluralMissingOther, pluralMissingCategory, pluralImpliedNumber, stringsdictMissingVariable,
    // Accessibility
    missingLabel, missingState, identicalStates, roleWord, rawIdentifier,
    // Text
    untranslatedValue, emptyValue, bidiUnbalanced,
    // Names
    identifierCollision,
  ]
}

extension Rule {
  /// The rules that prove that every text fits the arguments of its generated function.
  package static let provingArguments: [Rule] = [
    argumentType, argumentOrder, argumentExtra, invalidSpecifier, damagedSpecifier, overrideArgumentMismatch,
    pluralMissingOther, stringsdictMissingVariable,
  ]
}
