extension Rule {
  /// The rules about format arguments, in the order of the documentation.
  static let argumentsRules: [Rule] = [
    argumentType,
    argumentOrder,
    argumentExtra,
    argumentMissing,
    argument32Bit,
    invalidSpecifier,
    invalidPattern,
    damagedSpecifier,
    argumentGap,
    mixedPositional,
    argumentConflict,
    unsafeSpecifier,
    keyArgumentMismatch,
    ambiguousArguments,
    fragment,
    argumentFormatMismatch,
  ]
}
