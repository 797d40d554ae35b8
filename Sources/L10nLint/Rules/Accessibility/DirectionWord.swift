import L10nCore
import L10nRuntime

extension Rule {
  static let directionWord: Rule = Rule(
    id: "a11y-direction-word", severity: .warning,
    summary: "A text points to a control by its place or colour.",
    rationale: "Who does not see the screen finds no button \"on the right\", and right is left in Arabic.",
    sources: ["WCAG 2.2, 1.3.3 Sensory Characteristics", "WCAG 2.2, 1.4.1 Use of Color", "EN 301 549, 11.1.3.3"]
  ) { context in
    let words = context.spokenWords
    let controls = words.mapValues { words in
      PhraseSearch((words.controls + words.heads.filter { $0.role != .switch }).flatMap(\.words), in: words)
    }
    return context.spokenTexts(.hint, .announcement, .text, .error) { words in
      PhraseSearch(words.speech.directions + words.speech.colors, in: words, except: ["right now", "right away"])
    }.compactMap { text, match in
      guard controls[text.text.language]?.first(in: text.string) != nil else { return nil }
      return RuleFinding(
        "\(text.name) points to a control by '\(match.word)'", at: match.stretch, in: text, of: context,
        help: "name the control")
    }
  }
}
