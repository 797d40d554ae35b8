import L10nCore
import Testing

/// Texts as YAML takes them.
struct YAMLScalarTests {
  /// A key that `l10n rename` gives, a language of `l10n init`: neither is a number or a truth value.
  @Test(arguments: [
    ("play.label", "play.label"), ("no", "'no'"), ("Off", "'Off'"), ("12", "'12'"), ("it's", "'it''s'"),
    ("a: b", "'a: b'"), ("a\nb", #""a\nb""#),
    // Characters that YAML refuses, or takes for a line break.
    ("a\u{7F}b", #""a\u007fb""#), ("a\u{9B}b", #""a\u009bb""#), ("a\u{2028}b", #""a\u2028b""#), ("é", "'é'"),
    ("../Sources", "../Sources"), (".", "'.'"), ("", "''"),
  ])
  func areQuotedWhereTheyMustBe(text: String, scalar: String) { #expect(text.yamlScalar == scalar) }

  /// Quotes are kept, except for single ones that only the old name needed: a name that comes back has its old quotes.
  @Test(arguments: [
    ("play", "play", "start", "start"), ("play", "play", "a: b", "'a: b'"), ("'a: b'", "a: b", "play", "play"),
    ("'play'", "play", "start", "'start'"), ("\"play\"", "play", "a\\b", #""a\\b""#),
    (#""a b""#, "a b", "play", "\"play\""), ("\"a b\"", "a b", "a\u{7F}\u{2028}", #""a\u007f\u2028""#),
  ])
  func keepsItsQuotes(old: String, oldText: String, new: String, scalar: String) {
    #expect(new.yamlScalar(replacing: Array(old.utf8)[...], of: oldText) == scalar)
  }
}
