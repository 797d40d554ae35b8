extension RuleExamples {
  /// Those of `Rule.argumentsRules`, in the same order.
  static let argumentsRules: [RuleExamples] = [
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
