import L10nCore
import L10nRuntime

extension Rule {
  static let pluralDropped: Rule = Rule(
    id: "plural-dropped", severity: .error,
    summary: "The development text has plural forms, and a translation counts the same with one text for all numbers."
  ) { context, _ in
    var knownForms: [LanguageTag: String?] = [:]
    // "one, few, many, other"; nil for a language of one form.
    func forms(_ language: LanguageTag) -> String? {
      if let known = knownForms[language] { return known }
      let categories = PluralRequirements(for: language).integers
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
      guard CountedWord.all(in: text).joined().contains(where: { counted.contains($0.placeholder.position) }) else {
        return nil
      }
      let language = context.language(of: entry)
      return forms(language).map { forms in
        Diagnostic(
          "'\(entry.key)' has one text for all numbers, while the development text has plural forms",
          atValueOf: entry, related: [context.developmentText(of: translation.development)],
          help: "give it the plural forms of '\(language)': \(forms)")
      }
    }
    return rules
      + context.patternComparisons.compactMap { comparison -> Diagnostic? in
        let entry = comparison.translation.entry
        let language = context.language(of: entry)
        guard let place = comparison.uncounted, let forms = forms(language) else { return nil }
        return Diagnostic(
          "'\(entry.key)' shows '\(place.name)' with one text for all numbers, while the development text has plural forms",
          at: place.location, subject: entry.subject,
          related: [context.developmentText(of: comparison.translation.development)],
          help: "write {\(place.name), plural, …} with the plural forms of '\(language)': \(forms)")
      }
  }
}
