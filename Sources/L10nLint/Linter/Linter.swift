package import L10nCore
import StringsFormat

/// Runs rules over a catalogue.
///
/// The result is the same for the same catalogue on every machine: sorted by path, place and rule.
package struct Linter: Sendable {
  private let rules: [Rule]

  package init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// All diagnostics of a catalogue, severities as its configuration sets them.
  package func diagnostics(in catalog: Catalog) -> [Diagnostic] {
    var context = LintContext(catalog)
    var diagnostics = SyntaxFindings.diagnostics(in: catalog, claimed: Set(rules.flatMap(\.claims)))
    for rule in rules {
      let settings = catalog.configuration.rules[rule.id] ?? RuleSettings()
      if settings.isOff { continue }
      context.settings = settings
      diagnostics += rule.check(context).map { finding in
        Diagnostic(
          rule.id, finding.severity ?? rule.severity, finding.message, at: finding.location, subject: finding.subject,
          related: finding.related, help: finding.help)
      }
    }
    return Self.applying(catalog.configuration.rules, to: diagnostics).sorted(by: Diagnostic.precedes)
  }

  /// Applies severities, switched-off ids and ignored keys.
  package static func applying(_ settings: [String: RuleSettings], to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let setting = settings[diagnostic.ruleID] else { return diagnostic }
      if setting.isOff { return nil }
      if let key = diagnostic.subject.key, setting.ignoredKeys.contains(where: { KeyPattern($0).matches(key) }) {
        return nil
      }
      var diagnostic = diagnostic
      if let severity = setting.severity { diagnostic.severity = severity }
      return diagnostic
    }
  }
}
