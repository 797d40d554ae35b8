extension Rule {
  /// The rules about what screen readers speak, in the order of the documentation.
  static let accessibilityRules: [Rule] = [
    missingLabel,
    missingState,
    identicalStates,
    rawIdentifier,
    developerText,
    roleWord,
    stateWord,
    gestureHint,
    deviceWord,
    directionWord,
    labelPunctuation,
    labelSentence,
    labelTooLong,
    lowercaseLabel,
    allCaps,
    spokenSymbol,
    spokenAbbreviation,
    spokenLineBreak,
    hintRepeatsLabel,
    hintForm,
    hintStop,
    hintLength,
  ]
}
