/// What a guillemet may be by the characters beside it: a quotation mark, or an arrow as in "Home » Sound" and "« Back".
struct GuillemetPlace {
  /// Whether it may open a quotation: a word follows, and none comes right before `»`.
  let mayOpen: Bool

  /// Whether it may close a quotation: a word comes before.
  let mayClose: Bool

  /// Whether it is an arrow unless it is one of two that belong together: there is a blank, an edge or a tag on both
  /// sides, or a word on both, or another one beside it.
  let isArrow: Bool

  /// `nil` for a mark that is not a guillemet.
  ///
  /// - Parameter isSpaced: whether the language writes spaces inside of guillemets; if not, only those at which no line
  ///   breaks count as part of a quotation.
  init?(at index: Int, in scalars: [PlacedScalar], isSpaced: Bool) {
    let mark = scalars[index].scalar
    guard mark == "«" || mark == "»" else { return nil }
    let before = index > 0 ? scalars[index - 1].scalar : nil
    let after = index + 1 < scalars.count ? scalars[index + 1].scalar : nil

    /// Whether a quotation may have the character next to the mark, which stands on its usual side: « before it, » after.
    func isInside(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return false }
      if scalar == "\u{A0}" || scalar == "\u{202F}" { return true }
      return !scalar.properties.isWhitespace || isSpaced && scalar == " "
    }
    /// The same for »word«, which hugs a word.
    func isHugged(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { !$0.properties.isWhitespace && !"<>«»".unicodeScalars.contains($0) } ?? false
    }
    /// Whether a word or an argument has the character.
    func isWord(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.isLetterOrDigit || "%@${}".unicodeScalars.contains($0) } ?? false
    }

    // Of a row, "»»", all are arrows but those that close.
    let isInRow = before == mark || after == mark
    // « follows a letter in languages without spaces; » after one separates: "Home»Sound".
    mayOpen = !isInRow && (mark == "«" ? isInside(after) : isHugged(after) && !isWord(before))
    mayClose = mark == "»" ? isInside(before) : isHugged(before)
    let isApart =
      (before.map { $0.properties.isWhitespace || ">([|/".unicodeScalars.contains($0) } ?? true)
      && (after.map { $0.properties.isWhitespace || "<)]|/.,".unicodeScalars.contains($0) } ?? true)
    isArrow = isApart || isInRow || isWord(before) && isWord(after)
  }
}
