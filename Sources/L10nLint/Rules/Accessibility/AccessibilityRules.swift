extension Rule {
  /// The rules about what screen readers speak, in the order of the documentation.
  static let accessibilityRules: [Rule] = [
    missingLabel,
    missingState,
    identicalStates,
    rawIdentifier,
    roleWord,
    stateWord,
    labelPunctuation,
    labelSentence,
    labelTooLong,
    lowercaseLabel,
    allCaps,
    spokenSymbol,
    spokenAbbreviation,
    spokenLineBreak,
  ]
}
