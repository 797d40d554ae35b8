import L10nCore

extension LintContext {
  /// The texts of an entry.
  func lintTexts(of entry: CatalogEntry) -> [LintText] {
    let isFormat = entry.isRule || isFormatted(entry.id)
    let language = language(of: entry)
    return entry.texts.map { text in
      LintText(entry: entry, text: text, language: language, isFormat: isFormat, traits: TextTraits(text.text))
    }
  }

  /// The texts of a translation, each beside the one of the development language that it stands for.
  func lintPairs(of translation: Translation) -> [TextPair] {
    let originals = lintTexts(of: translation.development)
    return lintTexts(of: translation.entry).compactMap { text in
      text.text.counterpart(among: originals).map { TextPair(translation: text, original: $0) }
    }
  }
}

extension EntryText {
  /// The text of the same variants, variable and category; else its variable's `other`; else, for a text that is none
  /// of a variable, the first of its kind; for a form of what has no forms, the plain text.
  fileprivate func counterpart(among texts: [LintText]) -> LintText? {
    func first(_ matches: (EntryText) -> Bool) -> LintText? { texts.first { matches($0.text) } }
    return first { $0.variants == variants && $0.variable == variable && $0.category == category }
      ?? first { $0.variants == variants && $0.variable == variable && $0.category == "other" }
      ?? first { $0.variable == variable && (variable == nil || $0.category == "other") }
      ?? (texts.count == 1 ? texts.first : nil)
  }
}
