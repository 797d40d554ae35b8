import L10nCore

extension Rule {
  static let typography: Rule = Rule(
    id: "typography", severity: .note, use: .onRequest,
    summary:
      "A typewriter character is used instead of a typographic one: three dots, straight quotation marks, a hyphen.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions }
    var untranslated = UntranslatedTexts()
    let interesting: TextTraits = [.asciiPunctuation, .asciiSymbols, .parentheses]
    return context.texts.flatMap { text -> [Diagnostic] in
      guard !text.traits.isDisjoint(with: interesting), TypewriterPlace.mayBe(in: text.string) else { return [] }
      let places = TypewriterPlace.places(in: text.string, by: conventions[text.language])
      guard !places.isEmpty, !settings.allowedTexts.contains(text.string), !untranslated.contains(text) else {
        return []
      }
      return places.map { place in
        Diagnostic(
          "'\(text.entry.key)' has '\(place.spelling)' for '\(place.sign)'", at: place.range, in: text,
          fix: text.fix("write \(place.sign)", place.range, with: place.replacement))
      }
    }
  }
}
