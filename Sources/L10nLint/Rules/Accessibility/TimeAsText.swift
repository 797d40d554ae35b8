import L10nCore

extension Rule {
  static let unspokenTime: Rule = Rule(
    id: "a11y-time-as-text", severity: .note,
    summary: "A spoken text takes a time as text, formatted elsewhere.",
    obstacle: { context, _ in context.configuration.arguments.isEmpty ? "l10n.yml gives no argument a format" : nil }
  ) { context, settings in
    context.spokenEntries(under: settings).flatMap { entry in
      context.catalog.parameters(of: entry).compactMap { parameter in
        guard parameter.type == .string, parameter.format == nil, let name = parameter.name,
          name.camelCaseWords.contains(where: { namesOfTimes.contains($0) })
        else { return nil }
        return Diagnostic(
          "'\(entry.key)' takes '\(name)' as text", atValueOf: entry,
          help: "write under 'arguments' in l10n.yml: \(entry.key): {\(name): duration-spoken}")
      }
    }
  }
}

/// Names of arguments for a position or a length of time.
private let namesOfTimes: Set<String> = [
  "duration", "elapsed", "offset", "position", "remaining", "time", "timestamp",
]
