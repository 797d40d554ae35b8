extension String {
  /// What is heard of the text: its letters and digits in words, folded, a `\u{FFFC}` for each argument.
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

  /// Whether another text is heard within this one, both as `heard` gives them, as whole words where the language has
  /// spaces between words.
  func hears(_ other: String, _ matching: SpokenWords.Matching) -> Bool {
    let text = FoldedText(self)
    return text.ranges(of: FoldedText(other)).contains { text.isOccurrence($0, matching) }
  }
}
