/// A word in which a letter of another script was typed for one that looks the same.
struct MixedWord {
  /// The range in UTF-8 offsets of the text.
  let range: Range<Int>

  /// The letters of the wrong script, with their code points: `'с' (U+0441)`.
  let letters: String

  /// The script of these letters.
  let script: LetterScript

  /// The words of a text with Latin letters beside Cyrillic or Greek ones that look like them, and single letters of
  /// the one script between words of the other.
  static func words(in text: LintText) -> [MixedWord] {
    let scalars = text.string.placedScalars
    var specifiers = SpecifierCursor(text.specifierRanges)
    var words: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      guard script(of: scalars[start]) != nil,
        specifiers.specifier(at: scalars[start].range.lowerBound) == nil
      else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { script(of: $0) == nil } ?? scalars.count
      words.append(start..<end)
      start = end
    }
    return words.indices.compactMap { index in
      let letters = scalars[words[index]]
      if let word = MixedWord(letters) { return word }
      guard letters.count == 1, let letter = letters.first, index > 0, index + 1 < words.count else { return nil }
      let around = [scalars[words[index - 1]], scalars[words[index + 1]]].map { Set($0.map { script(of: $0) }) }
      // "с" for "with" is between words of its own script.
      guard script(of: letter) == .latin, around == [[.cyrillic], [.cyrillic]],
        words[index - 1].upperBound + 1 == words[index].lowerBound,
        words[index].upperBound + 1 == words[index + 1].lowerBound,
        scalars[words[index].lowerBound - 1].scalar == " ", scalars[words[index].upperBound].scalar == " ",
        "aciouy".unicodeScalars.contains(letter.scalar)
      else { return nil }
      return MixedWord([letter], of: .latin, in: letter.range)
    }
  }

  /// `nil` for letters of one script, and for a word of two parts, one of them in another script.
  private init?(_ letters: ArraySlice<PlacedScalar>) {
    guard letters.count > 1, let first = letters.first, let last = letters.last else { return nil }
    let latin = letters.filter { Self.script(of: $0) == .latin }
    let others = letters.filter { Self.script(of: $0) != .latin }
    guard !latin.isEmpty, !others.isEmpty, let other = Self.script(of: others[0]) else { return nil }
    let isLatinWrong = latin.count < others.count || latin.count == others.count && other == .cyrillic
    let wrong = isLatinWrong ? latin : others
    let alike = isLatinWrong ? Self.latinAlike : Self.othersAlike
    guard wrong.allSatisfy({ alike.contains($0.scalar) }) else { return nil }
    self.init(
      wrong, of: isLatinWrong ? .latin : other, in: first.range.lowerBound..<last.range.upperBound)
  }

  private init(_ wrong: [PlacedScalar], of script: LetterScript, in range: Range<Int>) {
    self.range = range
    self.script = script
    let names = wrong.prefix(3).map { "'\($0.scalar)' (\($0.name.prefix { $0 != " " }))" }
    letters = names.joined(separator: ", ") + (wrong.count > 3 ? " and others" : "")
  }

  private static func script(of placed: PlacedScalar) -> LetterScript? {
    switch LetterScript(placed.scalar) {
    case .latin: .latin
    case .greek: .greek
    case .cyrillic: .cyrillic
    default: nil
    }
  }

  /// Latin letters that look like Cyrillic or Greek ones.
  private static let latinAlike = Set("ABCEHIJKMNOPSTXYZaceijopsuvxy".unicodeScalars)

  /// Cyrillic and Greek letters that look like Latin ones.
  private static let othersAlike = Set("АВСЕНІЈКМОРЅТХУасеіјорѕхуΑΒΕΖΗΙΚΜΝΟΡΤΥΧονραιυ".unicodeScalars)
}
