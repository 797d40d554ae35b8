import L10nRuntime

/// The words of one language that matter in what screen readers speak: roles that they add by themselves, states,
/// gestures, directions and the like.
///
/// One file for each language, `SpokenWords+German.swift` and so on; a new one is added to `all`.
struct SpokenWords: Sendable {
  /// How an occurrence of a word counts.
  enum Matching: Sendable {
    /// As a whole word.
    case word
    /// As the end of a word, since a compound is what its last part says: Wiedergabe+schaltfläche.
    case wordEnding
    /// As a whole word that may carry the article and particles of one letter: الزر, وزر.
    case wordAfterArticle
    /// As the beginning of such a word, whatever its ending.
    case wordBeginningAfterArticle
    /// Anywhere, in a script without spaces between words.
    case anywhere
  }

  /// The languages that there are words for.
  static let all: [SpokenWords] = [
    arabic, brazilianPortuguese, english, french, german, japanese, korean, simplifiedChinese, spanish,
    traditionalChinese,
  ]

  /// The language's tag.
  let language: String

  let matching: Matching

  /// The names of controls. A reader adds them to whatever the label says, so they are wrong anywhere in it.
  let controls: [RoleWords]

  /// Words that name a role only as what the whole label is about ("Cover image") and may else be what the control
  /// acts on ("Copy link").
  let heads: [RoleWords]

  /// Whether what a phrase is about stands at its end, as in English, or at its beginning, as in French.
  let headIsLast: Bool

  /// Phrases that contain such words and do not mean a role.
  let exceptions: [String]

  /// Words that begin a label in which a word at the end is what the control acts on, in languages in which verbs stand
  /// before their objects and phrases end with what they are about.
  let verbs: [String]

  /// Words before the name of a button that make it more than an ending: "the", or "add", whose object it is. `nil` in
  /// languages in which the name cannot be taken off the end.
  let notBeforeEndings: [String]?

  /// What is said of controls, apart from their roles.
  let speech: SpeechWords

  init(
    _ language: String, matching: Matching, controls: [RoleWords], heads: [RoleWords] = [], headIsLast: Bool = true,
    exceptions: [String] = [], verbs: [String] = [], notBeforeEndings: [String]? = nil, speech: SpeechWords
  ) {
    self.language = language
    self.matching = matching
    self.controls = controls
    self.heads = heads
    self.headIsLast = headIsLast
    self.exceptions = exceptions
    self.verbs = verbs
    self.notBeforeEndings = notBeforeEndings
    self.speech = speech
  }

  /// How other words than those for roles are found: no compounds, but in Arabic any ending.
  var phraseMatching: Matching {
    switch matching {
    case .word, .wordEnding: .word
    case .wordAfterArticle, .wordBeginningAfterArticle: .wordBeginningAfterArticle
    case .anywhere: .anywhere
    }
  }

  /// The words for a locale of the same language and script; `nil` for a language without a file.
  static func words(for tag: LanguageTag) -> SpokenWords? {
    all.first { LanguageTag($0.language)?.sharesWriting(with: tag) ?? false }
  }
}

/// A role and its words in one language, as dictionaries write them.
struct RoleWords: Sendable {
  /// What a screen reader says that an element is.
  enum Role: String, Sendable {
    case button, slider, `switch`, checkbox, tab, link, image
  }

  let role: Role
  let words: [String]

  init(_ role: Role, _ words: String...) {
    self.role = role
    self.words = words
  }
}
