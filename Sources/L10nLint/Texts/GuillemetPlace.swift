/// The possible functions of a guillemet, by the characters beside it: a quotation mark, or an arrow as in "Home »
/// Sound" and "« Back".
struct GuillemetPlace {
  /// Whether it may open a quotation: a word follows, and no word comes right before `»`.
  let mayOpen: Bool

  /// Whether it may close a quotation: a word comes before.
  let mayClose: Bool

  /// Whether it is an arrow unless it is one of a pair: a blank, an edge or a tag is on both sides, or a word is on
  /// both, or another guillemet is beside it.
  let isArrow: Bool

  /// `nil` for a mark that is not a guillemet.
  ///
  /// - Parameter isSpaced: whether the language writes spaces inside of guillemets; if not, only no-break spaces count
  ///   as part of a quotation.
  init?(at index: Int, in scalars: [PlacedScalar], isSpaced: Bool) {
    let mark = scalars[index].scalar
    guard mark == "«" || mark == "»" else { return nil }
    let before = index > 0 ? scalars[index - 1].scalar : nil
    let after = index + 1 < scalars.count ? scalars[index + 1].scalar : nil

    /// Whether a quotation may have the character next to the mark, on the mark's usual side: « before it, » after.
    func isInside(_ scalar: Unicode.Scalar?) -> Bool {
      guard let scalar else { return false }
      if scalar == "\u{A0}" || scalar == "\u{202F}" { return true }
      return !scalar.properties.isWhitespace || isSpaced && scalar == " "
    }
    /// The same for »word«, without spaces inside.
    func isHugged(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { !$0.properties.isWhitespace && !"<>«»".unicodeScalars.contains($0) } ?? false
    }
    /// Whether the character may belong to a word or an argument.
    func isWord(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.isLetterOrDigit || "%@${}".unicodeScalars.contains($0) } ?? false
    }

    // In a row, "»»", all but closing ones are arrows.
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
