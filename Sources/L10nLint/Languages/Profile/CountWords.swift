/// How the nouns of one language look beside a number, as far as their endings show.
struct CountWords: Sendable {
  /// Endings of nouns in the plural, by which a text with a number is known to count something.
  var plural: [String] = []

  /// What is put in parentheses after a noun for its plural: the `s` of `file(s)`.
  var optional: [String] = []

  /// Endings of words that are the same in the singular and the plural.
  var unchanged: [String] = []

  /// Endings of the only words that are known to change, for languages in which many nouns do not; empty for others.
  var changing: [String] = []

  /// Units, abbreviations and other words that stand after numbers and do not change, or that only look like a plural.
  var invariable: Set<String> = []

  /// Units in the plural that numbers stand before, also those that come in as texts. In small letters.
  var units: Set<String> = []

  /// Words after which a number names something and counts nothing: "Chapter %d ends here", "until %d starts". In small
  /// letters.
  var naming: Set<String> = []

  /// Whether nouns begin with a capital.
  var capitalizesNouns = false

  /// Whether a word is a noun in the plural.
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
