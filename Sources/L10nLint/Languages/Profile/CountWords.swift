/// The endings and words by which the nouns of one language show their number.
struct CountWords: Sendable {
  /// Endings of plural nouns, by which a text with a number is known to count something.
  var plural: [String] = []

  /// Plural endings that are put in parentheses after a noun: the `s` of `file(s)`.
  var optional: [String] = []

  /// Endings of words whose singular and plural are the same.
  var unchanged: [String] = []

  /// Endings of the only words that are known to change, for languages in which many nouns do not; empty for other
  /// languages.
  var changing: [String] = []

  /// Units, abbreviations and other words after numbers that do not change, or that only look like a plural.
  var invariable: Set<String> = []

  /// Plural units that follow numbers, including numbers that are passed as texts. Lowercase.
  var units: Set<String> = []

  /// Words after which a number is a name and not a count: "Chapter %d ends here", "until %d starts". Lowercase.
  var naming: Set<String> = []

  /// Whether nouns begin with a capital letter.
  var capitalizesNouns = false

  /// Whether a word is a plural noun.
  func isPlural(_ word: String) -> Bool {
    guard word.count >= 4, !invariable.contains(word.lowercased()) else { return false }
    if capitalizesNouns, word.first?.isUppercase != true { return false }
    return plural.contains { word.hasSuffix($0) } && !word.hasSuffix("ss")
  }

  /// Whether a word changes with the number before it.
  func isInflected(_ word: String) -> Bool {
    let small = word.lowercased()
    guard small.count >= 4, !invariable.contains(small), !unchanged.contains(where: { small.hasSuffix($0) }) else {
      return false
    }
    return changing.isEmpty || changing.contains { small.hasSuffix($0) }
  }
}
