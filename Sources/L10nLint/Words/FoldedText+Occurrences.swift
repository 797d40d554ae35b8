extension FoldedText {
  /// Whether a range is an occurrence of a word or phrase by a language's way of matching.
  func isOccurrence(_ range: Range<Int>, _ matching: SpokenWords.Matching) -> Bool {
    guard matching != .anywhere else { return true }
    let word = word(around: range.lowerBound)
    let beginning = scalars[min(word.lowerBound, range.lowerBound)..<range.lowerBound]
    // A phrase ends in a different word than it begins with.
    let endsWord = self.word(around: range.upperBound - 1).upperBound <= range.upperBound
    return switch matching {
    case .anywhere: true
    case .wordEnding: endsWord
    case .word: endsWord && beginning.isEmpty
    case .wordAfterArticle: endsWord && Self.isArticle(beginning)
    case .wordBeginningAfterArticle: Self.isArticle(beginning)
    }
  }

  /// Whether it is empty, or any of the particles و ف, then ب ك ل, then the article, whose beginning ل replaces: للزر.
  private static func isArticle(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    if let first = rest.first, "وف".unicodeScalars.contains(first) { rest = rest.dropFirst() }
    if let first = rest.first, "بكل".unicodeScalars.contains(first) { rest = rest.dropFirst() }
    return rest.isEmpty || rest.elementsEqual("ال".unicodeScalars) || rest.elementsEqual("ل".unicodeScalars)
  }

  /// Whether only spaces, punctuation and the like come before a range.
  func isAtBeginning(_ range: Range<Int>) -> Bool { !scalars[..<range.lowerBound].contains { $0.isLetterOrDigit } }

  /// Whether only spaces, punctuation and the like come after a range.
  func isAtEnd(_ range: Range<Int>) -> Bool { !scalars[range.upperBound...].contains { $0.isLetterOrDigit } }
}
