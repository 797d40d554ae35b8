/// The options of the rule `glossary`, which termbases are imported into, too.
package enum GlossaryOptions {
  /// The id of the rule.
  package static let rule = "glossary"

  /// Names that stay untranslated.
  package static let keep = RuleOption(
    "keep", .texts, "Names that a translation has wherever the development text has them.")

  /// Words for which languages have their own.
  package static let except = RuleOption(
    "except", .map(.texts), default: [],
    "Names in 'keep' that a language has its own word for, by language tag.")

  /// Words to avoid.
  package static let banned = RuleOption(
    "banned", .map(.texts), "Words not to be used, by language tag; '*' means every language.")
}
