import L10nCore

extension Rule {
  static let wrongScript: Rule = Rule(
    id: "wrong-script", severity: .warning,
    summary: "A text is in another script than its language, or a word has letters of two that look alike."
  ) { context, settings in
    var scripts = LanguageCache { OwnScripts(LetterScript.scripts(of: $0)) }
    let mixed = context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.isSuperset(of: [.otherScripts, .latinLetters]), text.string.holdsGreekOrCyrillic,
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      return MixedWord.words(in: text).map { word in
        Diagnostic(
          "'\(text.entry.key)' has a word with \(word.letters) of the \(word.script.rawValue) script", at: word.range,
          in: text, help: "type the word again")
      }
    }
    var familiar = LanguageCache {
      FamiliarWords(in: $0, from: context.catalog.development, allowed: settings.allowedTexts)
    }
    let foreign = context.pairs.compactMap { pair -> Diagnostic? in
      let text = pair.translation
      guard pair.isInBase else { return nil }
      let own = scripts[text.language]
      let directory = text.entry.file.place.directory
      guard !own.scripts.isEmpty else { return nil }
      // Only Latin letters are right in a Latin script, and a text without any is not in it.
      if own.isLatin, !text.traits.contains(.otherScripts) { return nil }
      if let letter = text.strangeLetter(besides: own), !pair.original.string.unicodeScalars.contains(letter.scalar),
        !settings.allowedTexts.contains(text.string)
      {
        let script = letter.scalar.isHiragana ? LetterScript.kana : .han
        return Diagnostic(
          "'\(text.entry.key)' has '\(letter.scalar)' of the \(script.rawValue) script in '\(directory)'",
          at: letter.range, in: text, related: pair.related, help: "translate it; a name may be in brackets")
      }
      let isChinese = own.isJapanese && text.isChineseSentence
      guard text.string.utf8.count >= 12, let script = isChinese ? .han : text.foreignScript(besides: own),
        context.spokenKind(of: text.entry.key) != .pronunciation, !text.entry.key.isAppName,
        !text.holdsOnlyWords(of: pair.original),
        isChinese || !familiar[text.language].cover(text.text.bare(isFormat: text.isFormat))
      else { return nil }
      return Diagnostic(
        "'\(text.entry.key)' is in \(isChinese ? "Chinese" : "the \(script.rawValue) script") in '\(directory)'",
        at: text.location, subject: text.entry.subject, related: pair.related, help: "translate it")
    }
    return mixed + foreign
  }
}

/// The scripts of a language.
private struct OwnScripts {
  let scripts: Set<LetterScript>
  let isLatin: Bool
  let isHan: Bool
  let isKorean: Bool
  let isJapanese: Bool

  /// The only script, so that most letters are known at once.
  let first: LetterScript?

  init(_ all: Set<LetterScript>) {
    // Korean has ideographs in brackets alone.
    scripts = all.contains(.hangul) ? [.hangul] : all
    first = scripts.count == 1 ? scripts.first : nil
    isLatin = scripts == [.latin]
    isHan = scripts == [.han]
    isKorean = scripts == [.hangul]
    isJapanese = scripts.contains(.kana)
  }
}

extension LintText {
  /// Whether all words of the text are in the original, in another order or without some: most likely a name.
  fileprivate func holdsOnlyWords(of original: LintText) -> Bool {
    let words = original.string.lowercased().split { !$0.isLetter }
    return string.lowercased().split { !$0.isLetter }.allSatisfy(words.contains)
  }

  /// The first letter, outside of brackets and quotation marks, that the language's writers use in names and
  /// explanations alone: a hiragana in Chinese, and in Korean an ideograph beside syllables.
  fileprivate func strangeLetter(besides own: OwnScripts) -> PlacedScalar? {
    guard own.isHan || own.isKorean else { return nil }
    func isStrange(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isHiragana || own.isKorean && LetterScript(scalar) == .han
    }
    guard string.unicodeScalars.contains(where: isStrange),
      string.unicodeScalars.contains(where: { LetterScript($0) == (own.isHan ? .han : .hangul) })
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

  /// Whether it has a comma or a full stop and no kana, without which there is no Japanese sentence.
  fileprivate var isChineseSentence: Bool {
    let scalars = string.unicodeScalars
    return scalars.contains { $0 == "，" || $0 == "。" } && scalars.count { LetterScript($0) == .han } >= 6
      && !scalars.contains { LetterScript($0) == .kana || LetterScript($0) == .hangul }
  }

  /// The script of a text of some length that has almost nothing in one of the language's own scripts.
  fileprivate func foreignScript(besides own: OwnScripts) -> LetterScript? {
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

extension Unicode.Scalar {
  fileprivate var isHiragana: Bool { 0x3041...0x3096 ~= value }
}

extension String {
  /// Greek and Cyrillic letters begin with CE to D4 in UTF-8.
  fileprivate var holdsGreekOrCyrillic: Bool { utf8.contains { 0xCE...0xD4 ~= $0 } }
}
