/// What a locale puts round the digits of a percentage.
///
/// Made by the tool from ICU. Source: UTS #35 part 3, "Number Patterns": `percentFormats`.
package struct PercentAffixes: Hashable, Sendable {
  /// Before the digits of a number that is not negative: `%` in Basque.
  package let prefix: String
  /// After them: U+00A0 and `%` in German.
  package let suffix: String
  /// Before the digits of a negative number, with its minus sign.
  package let negativePrefix: String
  /// After them.
  package let negativeSuffix: String

  /// Affixes given one by one.
  package init(prefix: String, suffix: String, negativePrefix: String, negativeSuffix: String) {
    self.prefix = prefix
    self.suffix = suffix
    self.negativePrefix = negativePrefix
    self.negativeSuffix = negativeSuffix
  }

  /// `25%` and `-25%`, as in programs.
  package static let latin = PercentAffixes(prefix: "", suffix: "%", negativePrefix: "-", negativeSuffix: "%")
}
