import L10nCore

extension Rule {
  static let lowercaseLabel: Rule = Rule(
    id: "a11y-capital", severity: .warning, use: .forSpeech,
    summary: "A label or hint begins with a small letter, or capitalizes every word as only English does."
  ) { context, settings in
    let words = context.spokenWords
    return context.spokenTexts(.label, .hint, under: settings).compactMap { text in
      guard let speech = words[text.text.language]?.speech, speech.hasCapitals else { return nil }
      if let word = text.string.smallFirstWord {
        return Diagnostic(
          "\(text.name) begins with a small letter", at: word, in: text, of: context, help: "write a capital")
      }
      guard text.kind == .label, !speech.smallWords.isEmpty,
        let word = text.string.capitalizedSmallWord(of: speech.smallWords)
      else { return nil }
      return Diagnostic(
        "\(text.name) capitalizes every word", at: word, in: text, of: context,
        help: "capitalize the first word and names only")
    }
  }
}

extension String {
  /// The first word in UTF-8 offsets, if it begins with a lowercase letter and is not a name or address.
  fileprivate var smallFirstWord: Range<Int>? {
    var start = 0
    var rest = unicodeScalars[...]
    while let scalar = rest.first, !scalar.isLetterOrDigit {
      // A text that begins with an argument, a link or a variable may begin with any word.
      if "%@/#<{[_-~".unicodeScalars.contains(scalar) { return nil }
      start += UTF8.width(scalar)
      rest = rest.dropFirst()
    }
    guard let first = rest.first, first.properties.isLowercase else { return nil }
    let word = rest.prefix { !$0.properties.isWhitespace }
    guard TextShape(String(word)) == .words, word.allSatisfy({ !$0.properties.isUppercase }) else { return nil }
    let letters = word.prefix { $0.isLetterOrDigit }
    return start..<start + letters.reduce(0) { $0 + UTF8.width($1) }
  }

  /// The first capitalized small word, in UTF-8 offsets, in a text of three or more words that are all capitalized.
  fileprivate func capitalizedSmallWord(of smallWords: [String]) -> Range<Int>? {
    let words = spacedWords
    // Another rule reports a text in all capitals.
    guard words.count >= 3, words.allSatisfy({ $0.first?.isUppercase == true }), contains(where: \.isLowercase) else {
      return nil
    }
    let found = words.dropFirst().first { smallWords.contains($0.lowercased()) }
    return found.map { word in
      let start = utf8.distance(from: startIndex, to: word.startIndex)
      return start..<start + word.utf8.count
    }
  }
}
