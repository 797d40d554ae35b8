import L10nCore

extension Rule {
  static let spokenSymbol: Rule = Rule(
    id: "a11y-symbol", severity: .warning, use: .forSpeech,
    summary: "A text that is spoken has an arrow, an emoji or another sign for a word."
  ) { context, settings in
    context.spokenTexts(SpokenKind.spoken, under: settings).compactMap { text in
      guard text.text.traits.contains(.nonASCII) || text.text.traits.contains(.asciiSymbols),
        // Another rule reports a text with nothing else, which has no name at all.
        TextShape(text.string) == .words, let sign = text.string.firstSign
      else { return nil }
      return Diagnostic(
        "\(text.name) has a sign for a word", at: sign, in: text, of: context,
        help: "write the word, and draw the sign without a name")
    }
  }
}

extension String {
  /// The first sign that is not part of writing, with the characters that belong to it, in UTF-8 offsets.
  fileprivate var firstSign: Range<Int>? {
    let scalars = Array(unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let end = offset + UTF8.width(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let previous = index > 0 ? scalars[index - 1] : " "
      let isSign =
        switch scalar {
        case "&", "＆", "+": previous == " " && next == " "
        case "#": next == "%" || next.properties.numericType != nil
        case "/", "／": isBetweenWords(index, in: scalars)
        default: scalar.isDrawing
        }
      if isSign {
        let tail = scalars[(index + 1)...].prefix { $0.properties.isVariationSelector || $0.properties.isEmojiModifier }
        return offset..<tail.reduce(end) { $0 + UTF8.width($1) }
      }
      offset = end
    }
    return nil
  }

  /// Whether a slash means "or": between two words of four or more letters, or of any script without capitals.
  private func isBetweenWords(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<index].reversed().prefix { $0.isLetterOrDigit }
    let after = scalars[(index + 1)...].prefix { $0.isLetterOrDigit }
    let isWord: ([Unicode.Scalar]) -> Bool = { word in
      word.allSatisfy(\.isLetter) && word.contains { !$0.properties.isUppercase }
        && word.count >= (word.contains { $0.properties.isIdeographic } ? 2 : 4)
    }
    let isPath = scalars[..<index].contains("/") || scalars[(index + 1)...].contains("/")
    return !isPath && isWord(Array(before)) && isWord(Array(after))
  }
}

extension Unicode.Scalar {
  /// Arrows, technical signs, boxes, shapes, ticks, stars, musical signs and emoji.
  fileprivate var isDrawing: Bool {
    switch value {
    case 0x2190...0x21FF, 0x2300...0x2317, 0x231A...0x23FF, 0x2500...0x27BF, 0x27F0...0x27FF, 0x2900...0x297F,
      0x2B00...0x2BFF, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }
}
