import L10nCore
import Testing

/// Texts as YAML takes them.
struct YAMLScalarTests {
  /// A key that `l10n rename` gives, a language of `l10n init`: neither is a number or a truth value.
  @Test(arguments: [
    ("play.label", "play.label"), ("no", "'no'"), ("Off", "'Off'"), ("12", "'12'"), ("it's", "'it''s'"),
    ("a: b", "'a: b'"),
    ("../Sources", "../Sources"), (".", "'.'"), ("", "''"),
  ])
  func areQuotedWhereTheyMustBe(text: String, scalar: String) { #expect(text.yamlScalar == scalar) }
}
