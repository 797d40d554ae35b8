extension Rule {
  /// The rules about the texts themselves, their spaces, punctuation and words, in the order of the documentation.
  static let textRules: [Rule] = [
    untranslatedValue,
    emptyValue,
    edgeWhitespace,
    newlineMismatch,
    doubleSpace,
    endPunctuation,
    punctuationSpacing,
    foreignQuotes,
    foreignPercent,
    repeatedWord,
    markupMismatch,
    literalChanged,
    typography,
    length,
    glossary,
  ]
}
