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
          guard let (entry, isOwn) = texts.entry(declaration.key, at: place) else { return [] }
          return (isOwn ? faults(in: entry) : [])
            + control.mismatches(of: entry, isOwn: isOwn, declaration, texts, at: place)
        }
      }
    }
  }

  /// The faults of the names themselves: one is empty, or appears twice.
  private static func faults(in entry: CatalogEntry) -> [Diagnostic] {
    guard let text = entry.plainText, !text.isEmpty else { return [] }
    let names = text.inputLabels
    var seen: Set<String> = []
    let (clause, help): (String, String)
    if names.contains("") {
      (clause, help) = ("an empty name", "write a name between two '|'")
    } else if let double = names.first(where: { !seen.insert($0.heard(specifiers: [])).inserted }) {
      (clause, help) = ("'\(double)' twice", "remove one of them")
    } else {
      return []
    }
    return [Diagnostic("input labels '\(entry.key)' have \(clause)", atValueOf: entry, help: help)]
  }
}

extension ControlDeclaration {
  /// The finding about names that do not begin with the visible one, at the text that belongs to the place: a layer may
  /// replace either.
  fileprivate func mismatches(
    of entry: CatalogEntry, isOwn: Bool, _ declaration: ControlTextDeclaration, _ texts: DeclaredTexts,
    at place: DeclaredTexts.Place
  ) -> [Diagnostic] {
    // People may say both a visible name and one that is only spoken.
    let state = declaration.state ?? .primary
    let shown = visibleText.map(\.name) ?? self.texts(.text, state).first?.key ?? self.texts(.label, state).first?.key
    guard let names = entry.plainText?.inputLabels, let first = names.first, !names.contains(""),
      let shown, let (drawn, isDrawnHere) = texts.entry(shown, at: place), isOwn || isDrawnHere,
      let text = drawn.plainText, drawn.heard.hasWords
    else { return [] }
    let (said, wanted) = (first.heard(specifiers: []), drawn.heard)
    if said.hasPrefix(wanted) || visibleText == nil && wanted.hears(said, place.matching) { return [] }
    let related =
      isOwn
      ? Diagnostic.Related(visibleText == nil ? "the label" : "the drawn text", at: drawn.valueLocation)
      : Diagnostic.Related("the input labels", at: entry.valueLocation)
    return [
      Diagnostic(
        "input labels '\(entry.key)' do not begin with '\(text)'", atValueOf: isOwn ? entry : drawn,
        related: [related], help: "put it first: Voice Control shows the first name only")
    ]
  }
}

extension DeclaredTexts.Place {
  fileprivate var matching: SpokenWords.Matching {
    LanguageProfile.profile(for: language).spoken?.phraseMatching ?? .word
  }
}
