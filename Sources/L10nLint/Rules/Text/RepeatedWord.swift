import L10nCore

extension Rule {
  static let repeatedWord: Rule = Rule(
    id: "repeated-word", severity: .note,
    summary: "The same word appears twice in a row.",
    fixes: .unsafe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.known(for: $0)?.conventions }
    let allowed = settings.allowedTexts
    var found: [(text: LintText, word: DoubledWord)] = []
    for text in context.texts {
      if text.traits.contains(.otherScripts), conventions[text.language]?.hasChineseFunctionWords == true,
        let word = DoubledWord(functionWordIn: text.string)
      {
        found.append((text, word))
      }
      guard let word = DoubledWord(in: text.string) else { continue }
      // The meaning of doubling in a language without a profile is unknown.
      guard let habits = conventions[text.language] else { continue }
      let small = word.text.lowercased()
      if habits.doublesWords || habits.wordsThatDouble.contains(small) || interjections.contains(small)
        || allowed.contains(small)
      {
        continue
      }
      found.append((text, word))
    }
    guard !found.isEmpty else { return [] }
    // A word that the development text repeats is intended.
    let locations = Set(found.map(\.text.location))
    let meant = Set(
      context.pairs.filter { locations.contains($0.translation.location) && DoubledWord(in: $0.original.string) != nil }
        .map(\.translation.location))
    return found.filter { !meant.contains($0.text.location) && !allowed.contains($0.text.string) }.map { text, word in
      Diagnostic(
        "'\(text.entry.key)' says '\(word.text)' twice", at: word.range, in: text,
        fix: word.isSpelledAlike ? text.fix("remove one of them", word.removable, with: "", safety: .unsafe) : nil)
    }
  }
}

/// Interjections that people repeat.
private let interjections: Set<String> = ["ah", "bye", "ha", "hey", "ho", "no", "oh", "oi", "uh", "wow"]
