import L10nCore

private let textSets = RuleOption(
  "texts", .map(.names), "Further texts that are shown together, as the rows of a menu, by a name of the set.")

extension Rule {
  static let duplicateLabel: Rule = Rule(
    id: "a11y-duplicate-label", severity: .warning, reach: .allTables,
    summary: "Two controls that can be on screen together have the same label.",
    options: [textSets],
    obstacle: { context, settings in
      context.configuration.together.isEmpty && settings[textSets] == nil
        ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context, settings in
    let texts = DeclaredTexts(context)
    let sets = settings[textSets] ?? []
    let unknown = sets.flatMap { set in
      set.value.compactMap { key in
        texts.unknownKey(DeclaredName(name: key.name, location: set.key.location), of: "'\(set.name)'")
      }
    }
    return unknown
      + TogetherLabels(context, sets: sets).clashes { label, _ in label.wholeLabel }.map {
        blamed, other in
        Diagnostic(
          "label '\(blamed.key)' reads the same as '\(other.key)', and both can be on screen",
          atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
          help: "name what each control does")
      }
  }
}

extension CatalogEntry {
  /// The speech for all its texts; `nil` if that has only arguments.
  var wholeLabel: String? {
    heard.hasWords ? texts.map { $0.text.heard(specifiers: []) }.joined(separator: "\n") : nil
  }
}
