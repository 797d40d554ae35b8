import L10nCore
import L10nRuntime

extension Rule {
  static let duplicateLabel: Rule = Rule(
    id: "a11y-duplicate-label", severity: .warning,
    summary: "Two controls that can be on screen together have the same label.",
    options: [
      RuleOption(
        "texts", .listsByName, "Further texts that are shown together, as the rows of a menu, by a name of the set.")
    ],
    obstacle: { context in
      context.configuration.together.isEmpty && context.settings[option: "texts"] == nil
        ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context in
    let texts = DeclaredTexts(context)
    let option = context.settings[option: "texts"]
    let unknown = (option?.entries ?? []).flatMap { set in
      (set.value.texts ?? []).compactMap { key in
        texts.unknownKey(DeclaredName(name: key, location: set.location ?? option?.location), of: "'\(set.name)'")
      }
    }
    return unknown
      + TogetherLabels(context, texts: "texts").clashes { label, _ in label.wholeLabel }.map { blamed, other in
        RuleFinding(
          "label '\(blamed.key)' reads the same as '\(other.key)', and both can be on screen",
          atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
          help: "name what each control does")
      }
  }
}

extension CatalogEntry {
  /// What is heard of all its texts; `nil` where that is no more than arguments.
  var wholeLabel: String? {
    heard.hasWords ? texts.map { $0.text.heard(specifiers: []) }.joined(separator: "\n") : nil
  }
}
