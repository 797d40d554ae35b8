/// The words that change the case of a noun beside them, so that a duration in the nominative cannot be there.
struct CaseWords: Sendable {
  /// Words before the noun: prepositions, and nouns that take a genitive. Lowercase.
  var before: Set<String> = []

  /// Particles that are written as one word with the noun: the `بـ` of Arabic.
  var joined: Set<String> = []

  /// Words after the noun, lowercase.
  var after: Set<String> = []

  /// Whether endings are joined to the noun: `%@:n`, `%@'den`.
  var takesEndings = false
}
