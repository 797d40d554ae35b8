import L10nCore

extension Rule {
  static let wrongScript: Rule = Rule(
    id: "wrong-script", severity: .warning,
    summary: "A text is in another script than its language, or a word has letters of two that look alike."
  ) { context, settings in
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
    var scripts = LanguageCache { OwnScripts(LetterScript.scripts(of: $0)) }
    var familiar = LanguageCache {
      FamiliarWords(in: $0, from: context.catalog.development, allowed: settings.allowedTexts)
    }
    let foreign = context.pairs.compactMap { pair -> Diagnostic? in
      let text = pair.translation
      guard pair.isInBase else { return nil }
      let own = scripts[text.language]
      // Only Latin letters are right in a Latin script, and a text without any is not in it.
      if own.scripts.isEmpty || own.isLatin && !text.traits.contains(.otherScripts) { return nil }
      let directory = text.entry.file.place.directory
      if let letter = text.strangeLetter(besides: own), !pair.original.string.unicodeScalars.contains(letter.scalar),
        let script = LetterScript(letter.scalar), !settings.allowedTexts.contains(text.string)
      {
        return Diagnostic(
          "'\(text.entry.key)' has '\(letter.scalar)' of the \(script.rawValue) script in '\(directory)'",
          at: letter.range, in: text, related: pair.related, help: "translate it; a name may be in brackets")
      }
      guard text.string.utf8.count >= 12, let writing = text.foreignWriting(besides: own),
        context.spokenKind(of: text.entry.key) != .pronunciation, !text.entry.key.isAppName,
        !text.holdsOnlyWords(of: pair.original),
        writing == .chinese || !familiar[text.language].cover(text.text.bare(isFormatted: text.isFormatted))
      else { return nil }
      return Diagnostic(
        "'\(text.entry.key)' is in \(writing.name) in '\(directory)'",
        at: text.location, subject: text.entry.subject, related: pair.related, help: "translate it")
    }
    return mixed + foreign
  }
}

extension LintText {
  /// Whether all words of the text are in the original, in another order or without some: most likely a name.
  fileprivate func holdsOnlyWords(of original: LintText) -> Bool {
    let words = original.string.lowercased().split { !$0.isLetter }
    return string.lowercased().split { !$0.isLetter }.allSatisfy(words.contains)
  }
}

extension String {
  /// Greek and Cyrillic letters begin with CE to D4 in UTF-8.
  fileprivate var holdsGreekOrCyrillic: Bool { utf8.contains { 0xCE...0xD4 ~= $0 } }
}
