import L10nCore

extension Rule {
  static let inconsistentTerm: Rule = Rule(
    id: "a11y-inconsistent-term", severity: .warning, reach: .allTables,
    summary: "One thing has two names in a language.",
    obstacle: { context, _ in context.configuration.concepts.isEmpty ? "no concepts are listed in l10n.yml" : nil }
  ) { context, _ in
    let texts = DeclaredTexts(context)
    return context.configuration.concepts.flatMap { concept -> [Diagnostic] in
      let unknown = concept.keys.compactMap { texts.unknownKey($0, of: "concept '\(concept.name)'") }
      guard let term = concept.keys.first?.name else { return unknown }
      let findings = texts.places.flatMap { place -> [Diagnostic] in
        guard let name = texts.entry(term, at: place), name.entry.heard.hasWords else { return [] }
        let matching = LanguageProfile.profile(for: place.language).spoken?.phraseMatching ?? .word
        return concept.keys.dropFirst().compactMap { key in
          guard let other = texts.entry(key.name, at: place), name.isOwn || other.isOwn,
            !other.entry.heard.hears(name.entry.heard, matching)
          else { return nil }
          return Diagnostic(
            "'\(key.name)' does not say '\(name.entry.texts.first?.text ?? "")', as '\(term)' does",
            atValueOf: other.entry, related: [Diagnostic.Related("the other name", at: name.entry.valueLocation)],
            help: "call one thing by one name")
        }
      }
      return unknown + findings
    }
  }
}
