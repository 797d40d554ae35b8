import L10nRuntime

/// How the nouns of one language look beside a number, as far as their endings tell.
///
/// One file for each language, `CountWords+German.swift` and so on; a new one is added to `all`. Only languages in which
/// a noun changes with its number have one.
struct CountWords: Sendable {
  /// The languages that there are words for.
  static let all: [CountWords] = [
    brazilianPortuguese, dutch, english, french, german, italian, polish, russian, spanish,
  ]

  /// The language's tag.
  let language: String

  /// Endings of nouns in the plural, by which a text with a number is told to count something.
  let plural: [String]

  /// What is put in parentheses behind a noun for its plural: the `s` of `file(s)`.
  let optional: [String]

  /// Endings of words that are the same in the singular and the plural.
  let unchanged: [String]

  /// Units, abbreviations and other words that stand behind numbers and do not change, or that only look like a plural.
  let invariable: Set<String>

  /// Whether nouns begin with a capital.
  let capitalizesNouns: Bool

  init(
    _ language: String, plural: [String] = [], optional: [String] = [], unchanged: [String] = [],
    invariable: Set<String> = [], capitalizesNouns: Bool = false
  ) {
    self.language = language
    self.plural = plural
    self.optional = optional
    self.unchanged = unchanged
    self.invariable = invariable
    self.capitalizesNouns = capitalizesNouns
  }

  /// The words for a locale of the same language and script; `nil` for a language without a file.
  static func words(for tag: LanguageTag) -> CountWords? {
    all.first { LanguageTag($0.language)?.sharesWriting(with: tag) ?? false }
  }

  /// Whether a word is a noun in the plural.
  func isPlural(_ word: String) -> Bool {
    guard word.count >= 4, !invariable.contains(word.lowercased()) else { return false }
    if capitalizesNouns, word.first?.isUppercase != true { return false }
    return plural.contains { word.hasSuffix($0) } && !word.hasSuffix("ss")
  }

  /// Whether a word changes with the number before it.
  func isInflected(_ word: String) -> Bool {
    let small = word.lowercased()
    return small.count >= 4 && !invariable.contains(small) && !unchanged.contains { small.hasSuffix($0) }
  }
}
