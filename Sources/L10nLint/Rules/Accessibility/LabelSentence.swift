import L10nCore

extension Rule {
  static let labelSentence: Rule = Rule(
    id: "a11y-sentence", severity: .warning, use: .forSpeech,
    summary: "A label is more than one sentence."
  ) { context, settings in
    context.spokenTexts(.label, under: settings).compactMap { text in
      guard text.text.traits.contains(.asciiPunctuation) || text.text.traits.contains(.nonASCII),
        let end = SentenceBreak.first(in: text.string)
      else { return nil }
      return Diagnostic(
        "\(text.name) is more than one sentence", at: end, in: text, of: context,
        help: "keep the name, and say in the hint what the control does")
    }
  }
}
