extension RuleExamples {
  /// Those of `Rule.textRules`, in the same order.
  static let textRules: [RuleExamples] = [
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
