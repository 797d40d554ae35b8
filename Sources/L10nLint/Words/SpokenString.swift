extension String {
  /// The speech for the text: its letters and digits in words, folded, with `\u{FFFC}` for each argument.
  ///
  ///     "Skip ad ⇥".heard(specifiers: [])   // "skip ad"
  func heard(specifiers: [Range<Int>]) -> String {
    var heard = String.UnicodeScalarView()
    for scalar in FoldedText(self, specifiers: specifiers).scalars {
      if scalar.isLetterOrDigit || scalar == "\u{FFFC}" {
        heard.append(scalar)
      } else if let last = heard.last, last != " " {
        heard.append(" ")
      }
    }
    if heard.last == " " { heard.removeLast() }
    return String(heard)
  }

  /// Whether the speech for another text is contained in this one, both from `heard`, as whole words if the language
  /// has spaces between words.
  func hears(_ other: String, _ matching: SpokenWords.Matching) -> Bool {
    let text = FoldedText(self)
    return text.ranges(of: FoldedText(other)).contains { text.isOccurrence($0, matching) }
  }
}
