import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

/// A formatter with the plural rules and the direction of a locale.
func formatter(
  _ locale: String, symbols: NumberSymbols = .latin, isolation: BidiIsolation = .automatic,
  device: String? = nil, width: Int? = nil, percents: PercentPatterns = .latin
) throws -> MessageFormatter {
  let tag = try #require(LanguageTag(locale))
  return MessageFormatter(
    pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft, symbols: symbols, isolation: isolation,
    device: device, width: width, percents: percents)
}

extension MessageVariable {
  /// A variable from lines of a category and its text: `"one: %d video"`.
  init(_ name: String, _ valueType: String?, rule: Rule = .plural, _ lines: String...) {
    let variants = lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return Variant(category: String(parts[0]), text: String(parts[1].dropFirst()))
    }
    self.init(name: name, rule: rule, valueType: valueType, variants: variants)
  }
}

extension Message {
  /// A format and its variables.
  init(_ format: String, _ variables: MessageVariable...) {
    self.init(.format(format, variables: variables))
  }
}
