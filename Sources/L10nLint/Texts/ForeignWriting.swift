/// The writing of a text that is in another language than its table.
enum ForeignWriting: Equatable {
  /// Chinese among Japanese, which has the same script.
  case chinese
  case script(LetterScript)

  /// The writing in words, after "in".
  var name: String {
    switch self {
    case .chinese: "Chinese"
    case .script(let script): "the \(script.rawValue) script"
    }
  }
}

extension LintText {
  /// The writing of a text that is most likely not in its language; `nil` for other texts.
  func foreignWriting(besides own: OwnScripts) -> ForeignWriting? {
    if own.isJapanese, isChineseSentence { return .chinese }
    return foreignScript(besides: own).map { .script($0) }
  }

  /// Whether it has a comma or a full stop and no kana, without which there is no Japanese sentence.
  private var isChineseSentence: Bool {
    let scalars = string.unicodeScalars
    return scalars.contains { $0 == "，" || $0 == "。" } && scalars.count { LetterScript($0) == .han } >= 6
      && !scalars.contains { LetterScript($0) == .kana || LetterScript($0) == .hangul }
  }

  /// The script of a text of some length that has almost nothing in one of the language's own scripts.
  private func foreignScript(besides own: OwnScripts) -> LetterScript? {
    // Most texts have a letter of the language's script among the first few.
    var counts: [LetterScript: Int] = [:]
    var owned = 0
    var words = 0
    var isInWord = false
    for scalar in string.unicodeScalars {
      guard let script = LetterScript(scalar) else {
        isInWord = isInWord && scalar.properties.generalCategory == .nonspacingMark
        continue
      }
      if script == own.first || own.scripts.contains(script) {
        owned += 1
        if owned > 3, !own.isLatin { return nil }
        isInWord = false
        continue
      }
      // A syllable or ideograph says more than a letter.
      counts[script, default: 0] += script == .han || script == .hangul || script == .kana ? 3 : 1
      if !isInWord { words += 1 }
      isInWord = true
    }
    guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else { return nil }
    // Specifiers are Latin letters, too.
    // Chinese and Japanese sentences have no spaces; a name is shorter.
    let isSentence = words >= (own.isLatin ? 1 : 3) || (most.key == .han || most.key == .kana) && most.value >= 18
    guard most.value >= 12, isSentence, own.isLatin ? most.value > owned : owned == 0 else {
      return nil
    }
    return most.key
  }
}
