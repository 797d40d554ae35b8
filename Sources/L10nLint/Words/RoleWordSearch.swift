/// Looks in the labels and hints of one language for the roles that screen readers add.
struct RoleWordSearch {
  private struct Word {
    let role: RoleWords.Role
    let text: FoldedText
  }

  private let words: SpokenWords
  private let controls: [Word]
  private let heads: [Word]
  private let exceptions: [FoldedText]
  private let verbs: [FoldedText]

  init(_ words: SpokenWords) {
    self.words = words
    controls = Self.folded(words.controls)
    heads = Self.folded(words.heads)
    exceptions = words.exceptions.map { FoldedText($0) }
    verbs = words.verbs.map { FoldedText($0) }
  }

  private static func folded(_ words: [RoleWords]) -> [Word] {
    words.flatMap { group in group.words.map { Word(role: group.role, text: FoldedText($0)) } }
  }

  /// The first word in a text that names a role; the longest if several begin there.
  ///
  /// - Parameters:
  ///   - specifiers: the ranges of the text's arguments.
  ///   - isLabel: whether the text is a name; a hint is a sentence, in which only the names of controls count.
  /// - Returns: the role, and the range of the word in UTF-8 offsets of the text.
  func match(
    in text: String, specifiers: [Range<Int>], isLabel: Bool
  ) -> (role: RoleWords.Role, range: Range<Int>)? {
    var folded = FoldedText(text, specifiers: specifiers)
    for exception in exceptions { folded.remove(exception) }
    var found = controls.flatMap { word in
      folded.ranges(of: word.text).filter { isWord($0, in: folded, asHead: false) }.map { (role: word.role, range: $0) }
    }
    if isLabel, !startsWithVerb(folded) {
      found += heads.flatMap { word in
        folded.ranges(of: word.text).filter { isWord($0, in: folded, asHead: true) && isHead($0, in: folded) }
          .map { (role: word.role, range: $0) }
      }
    }
    let first = found.min {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    return first.map { ($0.role, folded.place(of: $0.range)) }
  }

  /// Compounds count for the names of controls only: "Vollbild" is not an image.
  private func isWord(_ range: Range<Int>, in text: FoldedText, asHead: Bool) -> Bool {
    text.isOccurrence(range, asHead && words.matching == .wordEnding ? .word : words.matching)
  }

  /// Whether a range is the head of a label of several words.
  private func isHead(_ range: Range<Int>, in text: FoldedText) -> Bool {
    let before = text.scalars[..<range.lowerBound]
    let after = text.scalars[range.upperBound...]
    let isOther: (Unicode.Scalar) -> Bool = { $0.isLetterOrDigit || $0 == "\u{FFFC}" }
    if words.headIsLast { return !after.contains(where: isOther) && before.contains(where: isOther) }
    // "Image de couverture" is about an image, "Image : %@" has a kind and a name.
    let next = after.drop { $0 == " " }
    return !before.contains(where: isOther) && next.count < after.count && next.first?.isLetter == true
  }

  private func startsWithVerb(_ text: FoldedText) -> Bool {
    verbs.contains { verb in
      guard let start = text.ranges(of: verb).first, start.lowerBound == 0 else { return false }
      return words.matching == .anywhere || text.word(around: 0) == start
    }
  }

  /// The range that can be removed from a label that ends with the name of a button, in UTF-8 offsets: the name with
  /// the space or hyphen before it. `nil` if the rest might not be a name.
  ///
  ///     "Play button" → " button", "再生ボタン" → "ボタン"; nothing of "Add button", "The big button", "Abspieltaste"
  func clearEnding(of text: String, at range: Range<Int>) -> Range<Int>? {
    guard let before = words.notBeforeEndings, range.upperBound == text.utf8.count, range.lowerBound > 0 else {
      return nil
    }
    let rest = String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self)
    let name = rest.last == " " || rest.last == "-" ? String(rest.dropLast()) : rest
    let isName: Bool
    switch words.matching {
    case .anywhere: isName = !before.contains { name.hasSuffix($0) || name.hasPrefix($0) && $0.count > 1 }
    // German may insert letters when it joins words, but not before a hyphen.
    case .wordEnding: isName = rest.last == "-" && name.allSatisfy(\.isLetter)
    case .word, .wordAfterArticle, .wordBeginningAfterArticle:
      isName = rest.last == " " && name.allSatisfy(\.isLetter) && !before.contains(name.lowercased())
    }
    return isName && name.contains(where: \.isLetter) ? name.utf8.count..<range.upperBound : nil
  }
}
