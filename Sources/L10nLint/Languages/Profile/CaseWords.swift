/// What makes a noun change beside it, so that a duration in the nominative cannot stand there.
struct CaseWords: Sendable {
  /// Words before the noun: prepositions, and nouns that take a genitive. In small letters.
  var before: Set<String> = []

  /// Particles that are written together with the noun: the `بـ` of Arabic.
  var joined: Set<String> = []

  /// Words after the noun, in small letters.
  var after: Set<String> = []

  /// Whether endings are joined to the noun: `%@:n`, `%@'den`.
  var takesEndings = false
}
