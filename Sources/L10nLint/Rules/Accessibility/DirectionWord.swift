import L10nCore

extension Rule {
  static let directionWord: Rule = Rule(
    id: "a11y-direction-word", severity: .warning, use: .forSpeech,
    summary: "A text points to a control by its place or color."
  ) { context, settings in
    let words = context.spokenWords
    let controls = words.mapValues { words in
      PhraseSearch((words.controls + words.heads.filter { $0.role != .switch }).flatMap(\.words), in: words)
    }
    return context.spokenTexts(.hint, .announcement, .text, .error, under: settings) { words in
      PhraseSearch(words.speech.directions + words.speech.colors, in: words, except: ["right now", "right away"])
    }.compactMap { text, match in
      guard controls[text.text.language]?.first(in: text.string) != nil else { return nil }
      return Diagnostic(
        "\(text.name) points to a control by '\(match.word)'", at: match.place, in: text, of: context,
        help: "name the control")
    }
  }
}
