import L10nCore
import L10nRuntime

extension Rule {
  static let duplicateLabel: Rule = Rule(
    id: "a11y-duplicate-label", severity: .warning,
    summary: "Two controls that can be on screen together have the same label.",
    rationale: "Who hears them cannot tell them apart, and voice control asks which one is meant.",
    sources: ["WCAG 2.2, 2.4.6 Headings and Labels", "Google, Accessibility Test Framework: duplicate speakable text"],
    obstacle: { context in
      context.configuration.together.isEmpty ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context in
    TogetherLabels(context).clashes { label, _ in label.wholeLabel }.map { blamed, other in
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
