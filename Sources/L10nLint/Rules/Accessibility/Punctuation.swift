import L10nCore

extension Rule {
  static let labelPunctuation: Rule = Rule(
    id: "a11y-punctuation", severity: .warning, use: .forSpeech,
    summary: "A label ends with a full stop, a colon or dots.",
    fixes: .safe
  ) { context, settings in
    context.spokenTexts(.label, under: settings).compactMap { text in
      guard text.text.traits.contains(.asciiPunctuation) || text.text.traits.contains(.nonASCII),
        let ending = SentenceBreak.ending(of: text.string), SentenceBreak.first(in: text.string) == nil
      else { return nil }
      return Diagnostic(
        "\(text.name) ends with punctuation", at: ending, in: text, of: context, help: "leave it out",
        fix: text.text.fix("remove the punctuation at the end", ending, with: ""))
    }
  }
}
