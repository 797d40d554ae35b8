extension RuleExamples {
  /// Those of `Rule.scriptsRules`, in the same order.
  static let scriptsRules: [RuleExamples] = [
    bidiUnbalanced,
    bidiOverride,
    bidiUnisolatedArgument,
    zeroWidth,
    kashida,
    wrongScript,
    hanVariantMix,
    notNFC,
  ]
}
