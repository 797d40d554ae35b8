import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let pluralDropped: Rule = Rule(
    id: "plural-dropped", severity: .error,
    summary: "The development text has plural forms, and a translation counts the same with one text for all numbers."
  ) { context, _ in
    var knownForms: [LanguageTag: String?] = [:]
    // "one, few, many, other"; nil for a language of one form, or whose nouns have one beside numbers.
    func forms(_ language: LanguageTag) -> String? {
      if let known = knownForms[language] { return known }
      let categories = language.countsInSingular ? [] : PluralRequirements(for: language).integers
      let names = categories.count > 1 ? categories.map(\.rawValue).joined(separator: ", ") : nil
      knownForms[language] = names
      return names
    }
    let rules = context.translations.filter { $0.development.isRule && !$0.entry.isRule }.compactMap {
      translation -> Diagnostic? in
      let entry = translation.entry
      guard let text = entry.plainText, context.specifierFaults(of: entry).isEmpty else { return nil }
      let development = EntryArguments(translation.development)
      let counted = Set(
        translation.development.variables.filter { $0.variable.rule == .plural && $0.variable.variants.count > 1 }
          .flatMap { development.positions(chosenOnBy: $0.variable.name, variants: $0.variants) })
      let language = context.language(of: entry)
      let singular = translation.development.variables.flatMap(\.variable.variants).filter { $0.category == "one" }
      guard
        CountedWord.all(in: text).joined().contains(where: {
          counted.contains($0.placeholder.position) && mayChange($0.word, language, singular: singular.map(\.text))
        })
      else { return nil }
      return forms(language).map { forms in
        Diagnostic(
          "'\(entry.key)' has one text for all numbers, while the development text has plural forms",
          atValueOf: entry, related: [context.developmentText(of: translation.development)],
          help: "give it the plural forms of '\(language)': \(forms)")
      }
    }
    return rules
      + context.argumentComparisons.compactMap { comparison -> Diagnostic? in
        let entry = comparison.translation.entry
        let language = context.language(of: entry)
        guard let (pattern, _, development) = comparison.patterns, let place = comparison.uncountedWord,
          let forms = forms(language)
        else { return nil }
        let singular = development.parts.selects.filter { $0.name == place.name }.flatMap(\.variants)
          .filter { [.keyword("one"), .exactly(1)].contains($0.key) }
        guard mayChange(place.word, language, singular: singular.flatMap(\.parts).compactMap(\.plainText)) else {
          return nil
        }
        return Diagnostic(
          "'\(entry.key)' shows '\(place.name)' with one text for all numbers, while the development text has plural forms",
          at: place.location, subject: entry.subject,
          related: [context.developmentText(of: comparison.translation.development)],
          help: "write \(pattern.spelledPlural(place.name)) with the plural forms of '\(language)': \(forms)")
      }
  }

  /// Whether a counted word may change with the number: not a borrowed one, "5 byte", and in languages in which many
  /// nouns have one form, only one that looks like a plural.
  ///
  /// - Parameter singular: the development text's wording for one.
  private static func mayChange(_ word: String, _ language: LanguageTag, singular: [String]) -> Bool {
    let small = word.lowercased()
    let isBorrowed = singular.contains { $0.split { !$0.isLetter }.contains { $0.lowercased() == small } }
    guard !isBorrowed else { return false }
    guard let words = LanguageProfile.profile(for: language).counting, !words.changing.isEmpty else { return true }
    return words.isInflected(word)
  }
}

extension ArgumentComparison {
  /// The first use of an argument directly before a word, where the development text selects a plural form by the
  /// argument and the translation does not; with the word.
  fileprivate var uncountedWord: (name: String, word: String, location: SourceLocation)? {
    guard let (own, message, development) = patterns else { return nil }
    let counted = Set(
      development.parts.selects.filter { $0.function == .plural && $0.categories.count > 1 }.map(\.name)
    ).subtracting(message.parts.selects.filter(\.isPlural).map(\.name))
    if counted.isEmpty { return nil }
    return own.placedArguments.lazy.filter { counted.contains($0.name) }.compactMap { place in
      let rest = String(decoding: own.text.utf8.dropFirst(place.range.upperBound), as: UTF8.self)
      let word = rest.drop(while: \.isWhitespace).prefix(while: \.isLetter)
      return word.isEmpty
        ? nil : (place.name, String(word), translation.entry.location(ofPattern: place.range))
    }.first
  }
}

extension MessagePart {
  fileprivate var plainText: String? { if case .text(let text) = self { text } else { nil } }
}
