extension LintText {
  /// The first letter, outside of brackets and quotation marks, that the language's writers use in names and
  /// explanations alone: a hiragana in Chinese and Korean, an ideograph in Korean, a syllable of Korean in the others.
  func strangeLetter(besides own: OwnScripts) -> PlacedScalar? {
    guard own.isHan || own.isKorean || own.isJapanese else { return nil }
    func isStrange(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isHiragana
        ? !own.isJapanese : scalar.value >= 0x3000 && LetterScript(scalar) == (own.isKorean ? .han : .hangul)
    }
    guard string.unicodeScalars.contains(where: isStrange),
      string.unicodeScalars.contains(where: { LetterScript($0).map(own.scripts.contains) ?? false })
    else { return nil }
    var depth = 0
    for letter in string.placedScalars {
      switch letter.scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: depth += 1
      case .closePunctuation, .finalPunctuation: depth = max(0, depth - 1)
      default:
        if letter.scalar == "\"" || letter.scalar == "'" { depth = depth > 0 ? depth - 1 : 1 }
        if depth == 0, isStrange(letter.scalar) { return letter }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isHiragana: Bool { 0x3041...0x3096 ~= value }
}
