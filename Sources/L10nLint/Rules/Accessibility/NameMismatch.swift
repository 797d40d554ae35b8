import L10nCore
import L10nRuntime

extension Rule {
  static let nameMismatch: Rule = Rule(
    id: "a11y-name-mismatch", severity: .warning, reach: .allTables,
    summary: "The label of a control does not contain the words that are drawn on it.",
    obstacle: { context, _ in
      context.configuration.controls.contains { $0.visibleText != nil }
        ? nil : "no control has a visible-text in l10n.yml"
    }
  ) { context, _ in
    let texts = DeclaredTexts(context)
    return context.configuration.controls.flatMap { control -> [Diagnostic] in
      guard let visible = control.visibleText else { return [] }
      if let unknown = texts.unknownKey(visible, of: "control '\(control.name)'") { return [unknown] }
      let labels = Set(control.texts.filter { $0.kind == .label }.map(\.key)).sorted()
      return texts.places.flatMap { place -> [Diagnostic] in
        guard let drawn = texts.entry(visible.name, at: place) else { return [] }
        let matching = LanguageProfile.profile(for: place.language).spoken?.phraseMatching ?? .word
        return labels.compactMap { key in
          guard let label = texts.entry(key, at: place), label.isOwn || drawn.isOwn, drawn.entry.heard.hasWords,
            !label.entry.heard.hears(drawn.entry.heard, matching)
          else { return nil }
          return Diagnostic(
            "label '\(key)' does not contain '\(drawn.entry.texts.first?.text ?? "")', which is drawn on it",
            atValueOf: label.entry, related: [Diagnostic.Related("the drawn text", at: drawn.entry.valueLocation)],
            help: "begin the label with the drawn words")
        }
      }
    }
  }
}
