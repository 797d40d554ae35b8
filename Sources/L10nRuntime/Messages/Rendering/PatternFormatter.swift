package import StringsFormat

/// Turns ICU messages and arguments by name into text for one locale.
///
///     try formatter.format(ICUMessage("{who} has {n, number} files"), ["who": "Ada", "n": 1500])
///     // Ada has 1,500 files
///
/// As in ICU an argument that is not given is shown as its name in braces, `{who}`, and arguments
/// that the message does not use are ignored. As everywhere here and unlike in ICU, texts are
/// isolated where direction could leak; numbers never are.
package struct PatternFormatter: Hashable, Sendable {
  /// Cardinal rules, symbols, percentages, direction and isolation; its device and width do not matter.
  package let formatter: MessageFormatter
  /// Choose among the branches of a `selectordinal`.
  package let ordinalRules: PluralRules
  /// A formatter for one locale.
  package init(formatter: MessageFormatter, ordinalRules: PluralRules) {
    self.formatter = formatter
    self.ordinalRules = ordinalRules
  }

  /// The text of a message with its arguments.
  /// - Parameter arguments: by name; numbered arguments by their digits, "0".
  /// - Throws: text where a number is wanted, a number where a `select` wants text, and formats
  ///   that cannot be shown (`ICUMessage.problems`) once they are reached.
  package func format(
    _ message: ICUMessage, _ arguments: [String: MessageArgument] = [:]
  ) throws(MessageError) -> String {
    var rendering = PatternRendering(formatter: self, arguments: arguments)
    try rendering.append(message.parts)
    return rendering.text
  }

  /// A number as a style shows it.
  /// - Returns: `nil` for text.
  package func text(of number: MessageArgument, style: NumberStyle) -> String? {
    number.decimal.map { formatter.text(of: $0, style) }
  }
}

extension MessageFormatter {
  /// A number in a style.
  func text(of number: DecimalNumber, _ style: NumberStyle) -> String {
    let entry = entry(for: style)
    return StyledNumber(number, style, entry)
      .text(symbols: symbols == .latin ? symbols : entry?.patterns.symbols ?? symbols, pluralRules: pluralRules)
  }

  /// What is written around numbers of a style; signs that all languages know where a module has no words, and around
  /// percentages in digits for logs.
  private func entry(for style: NumberStyle) -> NumberStyles.Entry? {
    guard style.hasWording else { return nil }
    let isSign = style.unit == .percent || style.unit == .permille
    if symbols == .latin, isSign, style.unitWidth != .fullName {
      return NumberStyles.Entry(neutral: style, symbols, percents)
    }
    return styles.entry(for: style) ?? NumberStyles.Entry(neutral: style, symbols, percents)
  }

  /// The plural operands of a number as a style shows it; `nil` for text and for what is no finite number.
  func operands(of number: MessageArgument, _ style: NumberStyle) -> PluralOperands? {
    number.decimal.flatMap { StyledNumber($0, style, styles.entry(for: style)).operands }
  }

  /// The text of a pattern with the arguments of its positions.
  /// - Throws: an argument that is not given, and what `PatternFormatter` throws.
  func rendering(
    of pattern: MessagePattern, _ arguments: [MessageArgument], marksArguments: Bool = false
  ) throws(MessageError) -> PatternRendering {
    let formatter = PatternFormatter(formatter: self, ordinalRules: pluralRules.ordinal)
    var rendering = PatternRendering(formatter: formatter, names: pattern.argumentNames, arguments: arguments)
    if marksArguments { rendering.marks = [] }
    try rendering.append(pattern.parts)
    return rendering
  }
}
