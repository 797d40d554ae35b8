import L10nCore

extension Rule {
  static let prefixForm: Rule = Rule(
    id: "a11y-prefix-form", severity: .warning, use: .forSpeech,
    summary: "The words before a spoken time end with a colon, a stop or a space.",
    fixes: .safe
  ) { context, settings in
    context.spokenTexts(.prefix, under: settings).compactMap { text in
      let bytes = text.string.utf8.count
      let trimmed = text.string.reversed().drop { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
      let spaces = trimmed < bytes && trimmed > 0 ? trimmed..<bytes : nil
      guard let ending = SentenceBreak.ending(of: text.string) ?? spaces else { return nil }
      return Diagnostic(
        "\(text.name) does not read on into what follows", at: ending, in: text, of: context,
        help: "end it with its last word", fix: text.text.fix("remove what follows the last word", ending, with: ""))
    }
  }
}
