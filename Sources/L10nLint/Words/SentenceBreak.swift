/// Finds the ends of sentences.
enum SentenceBreak {
  /// Marks that end a sentence anywhere.
  private static let wideStops: Set<Unicode.Scalar> = ["。", "！", "？", "؟", "۔", "।", "｡"]

  /// Marks that end a sentence before a space.
  private static let stops: Set<Unicode.Scalar> = [".", "!", "?"]

  /// The end of the first sentence of a text that has another one, in UTF-8 offsets; `nil` for a single sentence.
  ///
  ///     SentenceBreak.first(in: "Mode: fit. Toggle it")   // the full stop after "fit"
  ///
  /// Dots of abbreviations and numbers do not end a sentence: the next sentence must begin with a capital, if the
  /// script has capitals.
  static func first(in text: String) -> Range<Int>? {
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard stops.contains(scalar) || wideStops.contains(scalar) else { continue }
      let rest = scalars[(index + 1)...].drop { !$0.isLetterOrDigit && $0 != "%" }
      guard let next = rest.first else { return nil }
      let isEnd =
        wideStops.contains(scalar)
        || scalars[index + 1].properties.isWhitespace && !next.properties.isLowercase
          && !isAbbreviation(scalars[..<index], isDot: scalar == ".")
      if isEnd { return offset..<offset + UTF8.width(scalar) }
    }
    return nil
  }

  /// The full stop, colon or ellipsis at the end of a text with the spaces before it, in UTF-8 offsets; `nil` if it
  /// ends differently, or with an abbreviation.
  static func ending(of text: String) -> Range<Int>? {
    let scalars = Array(text.unicodeScalars)
    let end = scalars.lastIndex { !$0.isInvisible }.map { $0 + 1 } ?? 0
    guard end > 0, endings.contains(scalars[end - 1]) else { return nil }
    let start = scalars[..<end].lastIndex { !endings.contains($0) && !$0.isInvisible }.map { $0 + 1 } ?? 0
    let isSingleDot = scalars[start..<end].count { $0 == "." } == 1 && scalars[end - 1] == "."
    guard start > 0, scalars[..<start].contains(where: \.isLetterOrDigit),
      !isSingleDot || !isAbbreviation(scalars[..<start], isDot: true)
    else { return nil }
    func width(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + UTF8.width($1) } }
    return width(0..<start)..<width(0..<scalars.count)
  }

  /// Full stops, colons and ellipses of any script.
  private static let endings: Set<Unicode.Scalar> = [
    ".", "。", "．", "｡", "۔", "।", "։", ":", "：", "…", "‥", "⋯",
  ]

  /// Whether a dot after this marks an abbreviation: a single letter, dots within, or a known one.
  private static func isAbbreviation(_ before: ArraySlice<Unicode.Scalar>, isDot: Bool) -> Bool {
    guard isDot else { return false }
    let word = before.reversed().prefix { !$0.properties.isWhitespace }.reversed()
    let letters = word.filter { $0.isLetter }
    if letters.isEmpty { return word.last?.isLetterOrDigit == true }
    if letters.count == 1 && word.allSatisfy({ $0.isASCII }) || word.contains(".") { return true }
    let folded = FoldedText(String(String.UnicodeScalarView(letters))).scalars
    return abbreviations.contains(String(String.UnicodeScalarView(folded)))
  }

  private static let abbreviations: Set<String> = LanguageProfile.all.reduce(into: []) {
    $0.formUnion($1.dottedAbbreviations)
  }
}
