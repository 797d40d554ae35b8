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
        let names = context.spokenNames(of: name.entry)
        let matching = LanguageProfile.profile(for: place.language).spoken?.phraseMatching ?? .word
        return concept.keys.dropFirst().compactMap { key in
          guard let other = texts.entry(key.name, at: place), name.isOwn || other.isOwn,
            !names.contains(where: { other.entry.heard.hears($0, matching) })
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

extension LintContext {
  /// The speech for the word of a concept: for voice commands, each of them.
  fileprivate func spokenNames(of entry: CatalogEntry) -> [String] {
    guard spokenKind(of: entry.key) == .inputLabels, let text = entry.plainText else { return [entry.heard] }
    return text.split(separator: "|").map { String($0).heard(specifiers: []) }.filter(\.hasWords)
  }
}
