import L10nCore

extension Rule {
  static let hintForm: Rule = Rule(
    id: "a11y-hint-form", severity: .note, use: .forSpeech,
    summary: "A hint tells its listeners to do something."
  ) { context, settings in
    let words = context.spokenWords
    let gestures = words.mapValues {
      PhraseSearch($0.speech.gestures, in: $0, except: $0.speech.gestureExceptions)
    }
    let commands = words.mapValues { PhraseSearch($0.speech.commands, in: $0) }
    return context.spokenTexts(.hint, under: settings).compactMap { text in
      let language = text.text.language
      guard let speech = words[language]?.speech else { return nil }
      let match = commands[language]?.all(in: text.string, specifiers: text.specifiers)
        .filter { speech.commandsAreLast ? $0.isAtEnd : $0.isAtBeginning }.max { $0.range.count < $1.range.count }
      // Another rule reports a command to tap or press for its gesture.
      guard let match, gestures[language]?.all(in: text.string).isEmpty ?? true else { return nil }
      return Diagnostic(
        "\(text.name) is a command", at: match.place, in: text, of: context,
        help: "say what the control does: 'Shows …'")
    }
  }
}
