import L10nCore
import L10nRuntime

extension Rule {
  static let gestureHint: Rule = Rule(
    id: "a11y-gesture-hint", severity: .warning,
    summary: "A label or hint names a gesture.",
    rationale:
      "Screen readers say themselves how a control is used, and who uses a keyboard, a switch or braille does not tap.",
    sources: [
      "Apple, accessibilityHint: do not include the name of the gesture",
      "Google, TalkBack: no action words in content descriptions",
    ]
  ) { context in
    context.spokenTexts(.label, .hint) { words in
      PhraseSearch(words.speech.gestures, in: words, except: words.speech.gestureExceptions)
    }.map { text, match in
      RuleFinding(
        "\(text.name) names a gesture, '\(match.word)'", at: match.stretch, in: text, of: context,
        help: text.kind == .hint ? "say what happens, not how to do it" : "name the control only")
    }
  }
}
