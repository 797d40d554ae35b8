extension Rule {
  /// The rules about direction, scripts and invisible characters, in the order of the documentation.
  static let scriptsRules: [Rule] = [
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
