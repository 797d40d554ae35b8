import L10nCore
import L10nRuntime
import StringsFormat

extension Rule {
  static let identicalStates: Rule = Rule(
    id: "a11y-identical-states", severity: .error, reach: .allTables,
    summary: "Both states of a control read the same.",
    obstacle: { context, _ in context.configuration.controls.isEmpty ? "no controls are declared in l10n.yml" : nil }
  ) { context, _ in
    let ids = context.catalog.ids(ofKeys: Set(context.configuration.controls.flatMap(\.texts).map(\.key)))
    return context.configuration.controls.flatMap { control in
      // Hints and prefixes may well be the same; then the control itself tells the states apart.
      [ControlTextKind.label, .value, .text].filter { control.hasStates($0) }.flatMap { kind in
        let primary = control.texts(kind, .primary)
        let secondary = control.texts(kind, .secondary)
        let shared = secondary.filter { text in text.state != nil && primary.contains { $0.key == text.key } }
        let declared = shared.map { text in
          Diagnostic(
            "'\(text.key)' is the \(kind) of both states of '\(control.name)'", at: text.location,
            subject: Diagnostic.Subject(key: text.key), help: "declare a text for each state")
        }
        let pairs = primary.flatMap { first in
          secondary.filter { $0.key != first.key }.map { StatePair(context, ids[first.key] ?? [], ids[$0.key] ?? []) }
        }
        return declared + pairs.flatMap { $0.findings(of: control) }
      }
    }
  }
}

/// The texts of one control for its two states.
private struct StatePair {
  private let context: LintContext
  private let primary: [TextID]
  private let secondary: [TextID]

  init(_ context: LintContext, _ primary: [TextID], _ secondary: [TextID]) {
    (self.context, self.primary, self.secondary) = (context, primary, secondary)
  }

  func findings(of control: ControlDeclaration) -> [Diagnostic] {
    let catalog = context.catalog
    return catalog.locales.indices.flatMap { locale in
      ([nil] + catalog.layers.indices.map { $0 }).compactMap { layer -> Diagnostic? in
        guard let first = primary.lazy.compactMap({ entry($0, locale: locale, layer: layer) }).first,
          let second = secondary.lazy.compactMap({ entry($0, locale: locale, layer: layer) }).first,
          first.isOwn || second.isOwn, first.entry.reading == second.entry.reading,
          first.entry.reading.contains(where: { !$0.isEmpty })
        else { return nil }
        let (blamed, other) = second.isOwn ? (second.entry, first.entry) : (first.entry, second.entry)
        return Diagnostic(
          "'\(blamed.key)' reads the same as '\(other.key)', the other state of '\(control.name)'",
          at: blamed.valueLocation, subject: blamed.subject,
          related: [Diagnostic.Related("the text of the other state", at: other.valueLocation)],
          help: "name each state, or what the control does in it")
      }
    }
  }

  /// The text that a locale's readers meet where a layer is applied, and whether it comes from just this locale and
  /// layer; texts of the development language are no match for translated ones.
  private func entry(_ id: TextID, locale: Int, layer: Int?) -> (entry: CatalogEntry, isOwn: Bool)? {
    let catalog = context.catalog
    if let entry = catalog.entries(locale: locale, layer: layer)[id] { return (entry, true) }
    let fallback = catalog.ownChain(of: locale).lazy.compactMap { catalog.entries(locale: $0, layer: nil)[id] }.first
    return fallback.map { ($0, false) }
  }
}

extension CatalogEntry {
  /// What is heard of each of its texts: without letter case, spaces and invisible characters.
  fileprivate var reading: [String] {
    texts.map { text in
      var heard = String.UnicodeScalarView()
      heard.append(contentsOf: text.text.lowercased().unicodeScalars.filter { !$0.isInvisible })
      return String(heard)
    }
  }
}
