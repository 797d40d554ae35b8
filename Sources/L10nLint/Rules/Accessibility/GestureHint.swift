import L10nCore

extension Rule {
  static let gestureHint: Rule = Rule(
    id: "a11y-gesture-hint", severity: .warning, use: .forSpeech,
    summary: "A label or hint names a gesture."
  ) { context, settings in
    context.spokenTexts(.label, .hint, under: settings) { words in
      PhraseSearch(words.speech.gestures, in: words, except: words.speech.gestureExceptions)
    }.map { text, match in
      Diagnostic(
        "\(text.name) names a gesture, '\(match.word)'", at: match.place, in: text, of: context,
        help: text.kind == .hint ? "say what happens, not how to do it" : "name the control only")
    }
  }
}
