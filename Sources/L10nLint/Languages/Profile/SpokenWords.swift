/// The words of one language that matter in what screen readers speak: roles that they add by themselves, states,
/// gestures, directions and the like.
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

  let matching: Matching

  /// The names of controls. A reader adds them to whatever the label says, so they are wrong anywhere in it.
  let controls: [RoleWords]

  /// Words that name a role only as what the whole label is about ("Cover image") and may else be what the control
  /// acts on ("Copy link").
  var heads: [RoleWords] = []

  /// Whether what a phrase is about stands at its end, as in English, or at its beginning, as in French.
  var headIsLast = true

  /// Phrases that contain such words and do not mean a role.
  var exceptions: [String] = []

  /// Words that begin a label in which a word at the end is what the control acts on, in languages in which verbs stand
  /// before their objects and phrases end with what they are about.
  var verbs: [String] = []

  /// Words before the name of a button that make it more than an ending: "the", or "add", whose object it is. `nil` in
  /// languages in which the name cannot be taken off the end.
  var notBeforeEndings: [String]?

  /// What is said of controls, apart from their roles.
  let speech: SpeechWords

  /// How other words than those for roles are found: no compounds, but in Arabic any ending.
  var phraseMatching: Matching {
    switch matching {
    case .word, .wordEnding: .word
    case .wordAfterArticle, .wordBeginningAfterArticle: .wordBeginningAfterArticle
    case .anywhere: .anywhere
    }
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
