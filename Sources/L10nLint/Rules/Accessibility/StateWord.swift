import L10nCore

extension Rule {
  static let stateWord: Rule = Rule(
    id: "a11y-state-word", severity: .warning, use: .forSpeech,
    summary: "A label says that something is selected, checked or dimmed."
  ) { context, settings in
    let words = context.spokenWords
    return context.spokenTexts(.label, under: settings) { PhraseSearch($0.speech.states, in: $0) }.compactMap {
      text, match in
      let isJoined = words[text.text.language]?.matching == .anywhere
      guard match.standsApart(orEndsPhrase: isJoined) else { return nil }
      return Diagnostic(
        "\(text.name) says a state, '\(match.word)'", at: match.place, in: text, of: context,
        help: "leave it to the control's traits")
    }
  }
}

extension PhraseMatch {
  /// Whether punctuation separates the word from the rest of the text, as in "English, selected".
  ///
  /// - Parameter orEndsPhrase: whether it is enough that the word ends the text and no number comes before it.
  fileprivate func standsApart(orEndsPhrase: Bool) -> Bool {
    let before = folded.scalars[..<range.lowerBound]
    let after = folded.scalars[range.upperBound...]
    let isSaid: (Unicode.Scalar) -> Bool = { $0.isLetterOrDigit || $0 == "\u{FFFC}" }
    let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " }
    guard before.contains(where: isSaid) || after.contains(where: isSaid) else { return false }
    let signBefore = before.last { !isSpace($0) }.map { !isSaid($0) } ?? true
    let signAfter = after.first { !isSpace($0) }.map { !isSaid($0) } ?? true
    if signBefore && signAfter { return true }
    let hasNumber = before.contains { $0.properties.numericType != nil || $0 == "\u{FFFC}" }
    return orEndsPhrase && signAfter && !hasNumber
  }
}
