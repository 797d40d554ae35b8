/// The words of one language that matter in the speech of screen readers: roles that they add by themselves, states,
/// gestures, directions and the like.
struct SpokenWords: Sendable {
  /// How an occurrence of a word counts.
  enum Matching: Sendable {
    /// As a whole word.
    case word
    /// As the end of a word, since the last part of a compound gives its meaning: Wiedergabe+schaltfläche.
    case wordEnding
    /// As a whole word that may have the article and one-letter particles before it: الزر, وزر.
    case wordAfterArticle
    /// As the beginning of such a word, whatever its ending.
    case wordBeginningAfterArticle
    /// Anywhere, in a script without spaces between words.
    case anywhere
  }

  let matching: Matching

  /// The names of controls. Screen readers add them to every label, so they are wrong anywhere in it.
  let controls: [RoleWords]

  /// Words that name a role only as the head of the label's phrase ("Cover image"), and may otherwise be the object of
  /// the control's action ("Copy link").
  var heads: [RoleWords] = []

  /// Whether the head of a phrase is at its end, as in English, or at its beginning, as in French.
  var headIsLast = true

  /// Phrases that contain such words and do not mean a role.
  var exceptions: [String] = []

  /// First words of a label in which a word at the end is the object of the action, for languages with verbs before
  /// their objects and with the head at the end of a phrase.
  var verbs: [String] = []

  /// Words before the name of a button that make it more than an ending: "the", or "add", whose object it is. `nil` for
  /// languages in which the name cannot be removed from the end.
  var notBeforeEndings: [String]?

  /// Words for states, gestures and the like, apart from roles.
  let speech: SpeechWords

  /// The matching of words other than those for roles: no compounds, but in Arabic any ending.
  var phraseMatching: Matching {
    switch matching {
    case .word, .wordEnding: .word
    case .wordAfterArticle, .wordBeginningAfterArticle: .wordBeginningAfterArticle
    case .anywhere: .anywhere
    }
  }
}

/// A role and its words in one language, in their dictionary form.
struct RoleWords: Sendable {
  /// The role of an element as a screen reader announces it.
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
