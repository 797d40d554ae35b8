import L10nCore
import L10nRuntime

extension Rule {
  static let inputLabels: Rule = Rule(
    id: "a11y-input-labels", severity: .warning, reach: .allTables,
    summary: "The spoken names of a control do not begin with its visible text, or repeat a name."
  ) { context, _ in
    let texts = DeclaredTexts(context)
    return context.configuration.controls.flatMap { control -> [Diagnostic] in
      let declared = control.texts.filter { $0.kind == .inputLabels }
      return texts.places.flatMap { place in
        declared.flatMap { declaration -> [Diagnostic] in
          guard let (entry, isOwn) = texts.entry(declaration.key, at: place), isOwn else { return [] }
          return control.faults(in: entry, of: declaration, texts, at: place)
        }
      }
    }
  }
}

extension ControlDeclaration {
  /// The faults of the names in a text: the first is not the visible name, one is empty, or one appears twice.
  fileprivate func faults(
    in entry: CatalogEntry, of declaration: ControlTextDeclaration, _ texts: DeclaredTexts,
    at place: DeclaredTexts.Place
  ) -> [Diagnostic] {
    guard let text = entry.plainText, !text.isEmpty else { return [] }
    let names = text.inputLabels
    if names.contains("") {
      return [
        Diagnostic(
          "input labels '\(entry.key)' have an empty name", atValueOf: entry, help: "write a name between two '|'")
      ]
    }
    var findings: [Diagnostic] = []
    var seen: Set<String> = []
    if let double = names.first(where: { !seen.insert($0.heard(specifiers: [])).inserted }) {
      findings.append(
        Diagnostic("input labels '\(entry.key)' have '\(double)' twice", atValueOf: entry, help: "remove one of them"))
    }
    // People may say both a visible name and one that is only spoken.
    let state = declaration.state ?? .primary
    let shown = visibleText.map(\.name) ?? self.texts(.text, state).first?.key ?? self.texts(.label, state).first?.key
    guard let shown, let drawn = texts.entry(shown, at: place)?.entry, drawn.plainText != nil, drawn.heard.hasWords,
      let first = names.first
    else { return findings }
    let (said, wanted) = (first.heard(specifiers: []), drawn.heard)
    let begins = said.hasPrefix(wanted) || visibleText == nil && wanted.hears(said, place.matching)
    if !begins {
      findings.append(
        Diagnostic(
          "input labels '\(entry.key)' do not begin with '\(drawn.plainText ?? "")'", atValueOf: entry,
          related: [
            Diagnostic.Related(visibleText == nil ? "the label" : "the drawn text", at: drawn.valueLocation)
          ], help: "put it first: Voice Control shows the first name only"))
    }
    return findings
  }
}

extension DeclaredTexts.Place {
  fileprivate var matching: SpokenWords.Matching {
    LanguageProfile.profile(for: language).spoken?.phraseMatching ?? .word
  }
}
