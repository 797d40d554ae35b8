package import StringsFormat

extension PatternFormatter {
  /// The category of a number as a style shows it: "1.0 hours", "1 hour"; `other` for text.
  /// - Parameter isOrdinal: whether by which one it is, or by how many there are.
  package func category(of number: MessageArgument, style: NumberStyle, isOrdinal: Bool) -> PluralCategory {
    guard let operands = formatter.operands(of: number, style) else { return .other }
    return (isOrdinal ? ordinalRules : formatter.pluralRules).category(for: operands)
  }
}
