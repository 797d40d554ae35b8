import L10nCore

extension Rule {
  static let valueInLabel: Rule = Rule(
    id: "a11y-value-in-label", severity: .warning,
    summary: "A label has an argument that changes while the control is shown.",
    obstacle: { context, settings in
      let labels = context.developmentLabels(under: settings)
      if labels.contains(where: { !$0.parameters.isEmpty }), !labels.contains(where: { $0.hasNamedParameters }) {
        return "no comment names the arguments of a label"
      }
      return nil
    }
  ) { context, settings in
    context.developmentLabels(under: settings).compactMap { entry in
      let changing = entry.parameters.compactMap(\.name).first { name in
        name.camelCaseWords.contains { changingArguments.contains($0) }
      }
      return changing.map { name in
        Diagnostic(
          "label '\(entry.key)' has '\(name)', which changes while it is shown", atValueOf: entry,
          help: "name the control in its label, and give the argument to a value")
      }
    }
  }
}

/// Names of arguments that change by themselves, or with each use of the control.
private let changingArguments: Set<String> = [
  "brightness", "elapsed", "level", "percent", "percentage", "progress", "remaining", "volume",
]

extension LintContext {
  /// The development language's labels.
  fileprivate func developmentLabels(under settings: RuleSettings) -> [CatalogEntry] {
    developmentEntries.filter { entry in
      spokenKind(of: entry.key) == .label && entry.texts.contains { !settings.allowedTexts.contains($0.text) }
    }
  }
}

extension CatalogEntry {
  fileprivate var hasNamedParameters: Bool { parameters.contains { $0.name != nil } }
}
