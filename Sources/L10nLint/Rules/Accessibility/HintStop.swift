import L10nCore

extension Rule {
  static let hintStop: Rule = Rule(
    id: "a11y-hint-stop", severity: .note, use: .forSpeech,
    summary: "A hint does not end with a full stop.",
    fixes: .safe
  ) { context, settings in
    let words = context.spokenWords
    return context.spokenTexts(.hint, under: settings).compactMap { text in
      guard let speech = words[text.text.language]?.speech,
        let last = text.string.unicodeScalars.last(where: { !$0.isInvisible }),
        last.isLetterOrDigit || last == "@", text.string.unicodeScalars.last == last
      else { return nil }
      let isLost = context.catalog.developmentEntries[text.entry.id]?.plainText.map(\.endsWithStop) ?? false
      guard isLost || text.string.isSentenceLike else { return nil }
      let end = text.string.utf8.count
      return Diagnostic(
        "\(text.name) does not end with '\(speech.stop)'", atWhole: text, of: context, help: "add it",
        fix: isLost ? text.text.fix("end the hint with a stop", end..<end, with: String(speech.stop)) : nil)
    }
  }
}

extension String {
  fileprivate var endsWithStop: Bool { unicodeScalars.last.map { ".。".unicodeScalars.contains($0) } ?? false }

  /// Whether the text is too long for a mere name: four words, or eight characters of a script without spaces.
  fileprivate var isSentenceLike: Bool {
    let words = spacedWords
    return words.count >= 4
      || words.count == 1 && unicodeScalars.count >= 8 && !unicodeScalars.contains(where: \.isASCII)
  }
}
