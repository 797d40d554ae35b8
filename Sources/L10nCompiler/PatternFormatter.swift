package import L10nRuntime
package import L10nSyntax

/// Turns ICU messages and arguments by name into text for one locale.
///
///     try formatter.format(ICUMessage("{who} has {n, number} files"), ["who": "Ada", "n": 1500])
///     // Ada has 1,500 files
///
/// As in ICU, a missing argument is shown as its name in braces, `{who}`, and unused arguments are ignored. As
/// everywhere here and unlike in ICU, texts are isolated if direction could leak; numbers never are.
package struct PatternFormatter: Sendable {
  /// The cardinal rules, symbols, percentages, direction and isolation; its device and width are ignored.
  package let formatter: MessageFormatter
  /// The rules that select the branches of a `selectordinal`.
  package let ordinalRules: PluralRules
  /// A formatter for one locale.
  package init(formatter: MessageFormatter, ordinalRules: PluralRules) {
    self.formatter = formatter
    self.ordinalRules = ordinalRules
  }

  /// The text of a message with its arguments.
  /// - Parameter arguments: the arguments by name; numbered arguments by their digits, "0".
  /// - Throws: an error for text instead of a number, for a number instead of the text of a `select`, and for
  ///   unsupported formats (`ICUMessage.problems`) when they are reached.
  package func format(
    _ message: ICUMessage, _ arguments: [String: MessageArgument] = [:]
  ) throws(MessageError) -> String {
    let pattern = MessagePattern(message.parts.naming { arguments[$0] == nil })
    return try formatter.format(Message(.pattern(pattern)), pattern.argumentNames.compactMap { arguments[$0] })
  }

  /// The text of a number in a style.
  /// - Returns: `nil` for text.
  package func text(of number: MessageArgument, style: NumberStyle) -> String? {
    number.decimal.map { formatter.text(of: $0, style) }
  }

  /// The category of a number in a style: "1.0 hours", "1 hour"; `other` for text.
  /// - Parameter isOrdinal: whether the category is ordinal rather than cardinal.
  package func category(of number: MessageArgument, style: NumberStyle, isOrdinal: Bool) -> PluralCategory {
    guard let operands = formatter.runner.formats.operands(of: number, style) else { return .other }
    return (isOrdinal ? ordinalRules : formatter.pluralRules).category(for: operands)
  }
}

extension MessagePattern {
  fileprivate init(_ parts: [MessagePart]) { self.init(parts: parts, argumentNames: []) }
}

extension [MessagePart] {
  /// The parts with some arguments replaced by their names in braces.
  fileprivate func naming(_ isMissing: (String) -> Bool) -> [MessagePart] {
    func isShown(_ name: String) -> Bool { name.literalOperand == nil && isMissing(name) }
    return map { part in
      switch part {
      case .placeholder(let placeholder) where isShown(placeholder.name): return .text("{\(placeholder.name)}")
      case .select(let select) where isShown(select.name): return .text("{\(select.name)}")
      case .select(let select):
        return .select(select.mapParts { $0.naming(isMissing) })
      default: return part
      }
    }
  }
}
