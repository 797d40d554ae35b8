import L10nCore

/// A text in a format without variables: one text, or one sentence for each plural category.
struct PluralText {
  enum Text {
    case text(String)
    case plural(PluralSentence)
  }

  let text: Text

  /// The losses, in clauses for `Loss`.
  let losses: [String]

  /// - Parameter format: the format's name, for the clauses.
  init(_ unit: TextUnit, in format: String) {
    var content = PluralMessage(unit.message, of: unit.key, in: format)
    content.keepOneVariable()
    if let sentence = PluralSentence(content.message) {
      text = .plural(sentence)
    } else {
      content.keepNoVariable(because: "uses its variable more than once, of which \(format) keeps 'other'")
      if case .text(let plain) = content.message.content { text = .text(plain) } else { text = .text("") }
    }
    losses = content.losses
  }
}
