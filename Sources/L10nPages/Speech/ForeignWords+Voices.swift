import L10nRuntime

extension ForeignWords {
  /// A text in runs for voices: the words of the list in their own languages, and Latin letters in a language with
  /// another script as English, because its voices switch to that. They say a few capitals themselves: VR.
  func spokenRuns(of text: String, in language: LanguageTag) -> [SpeechRun] {
    let runs = runs(of: text, in: language)
    guard let script = LikelySubtags.script(of: language), script != "Latn" else { return runs }
    return runs.flatMap { $0.language == nil ? Self.latinRuns(of: $0.text) : [$0] }
  }

  /// Words of two or more Latin letters, with the spaces, hyphens and digits between them, separated from the text
  /// around them.
  private static func latinRuns(of text: String) -> [SpeechRun] {
    var runs: [SpeechRun] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isLatinLetter) {
      let tail = rest[start...]
      let stretch = tail.prefix { $0.isLatinLetter || $0.isASCII && ($0.isNumber || " -'.".contains($0)) }
      let last = stretch.lastIndex(where: \.isLatinLetter) ?? start
      let end = rest.index(after: last)
      if start > rest.startIndex { runs.append(SpeechRun(String(rest[..<start]), nil)) }
      let word = String(rest[start..<end])
      let isInitials = word.count <= 3 && word.allSatisfy(\.isUppercase)
      runs.append(SpeechRun(word, isInitials || word.count == 1 ? nil : "en"))
      rest = rest[end...]
    }
    if !rest.isEmpty { runs.append(SpeechRun(String(rest), nil)) }
    return runs
  }
}

extension Character {
  fileprivate var isLatinLetter: Bool {
    guard let first = unicodeScalars.first else { return false }
    return isASCII ? isLetter : (0xC0...0x24F).contains(first.value) && isLetter
  }
}
