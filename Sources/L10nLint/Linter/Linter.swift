package import L10nCore
import StringsFormat

/// Runs rules over a catalogue.
///
/// The result is the same for the same catalogue on every machine: sorted by path, place and rule.
package struct Linter: Sendable {
  private let rules: [Rule]

  package init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// All that the rules say of a catalogue, severities as its configuration sets them.
  package func result(in catalog: Catalog) -> LintResult {
    let configuration = catalog.configuration
    let shared = LintContext(catalog)
    let outcomes = rules.filter { $0.isOn(in: configuration) }.concurrentMap { rule in
      var context = shared
      context.settings = configuration.rules[rule.id] ?? RuleSettings()
      return rule.outcome(in: context)
    }
    let syntax = SyntaxFindings.diagnostics(in: catalog, claimed: Set(rules.flatMap(\.claims)))
    let diagnostics = Self.applying(configuration.rules, to: syntax + outcomes.flatMap(\.diagnostics))
    return LintResult(
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes), unchecked: outcomes.compactMap(\.unchecked))
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

extension Rule {
  /// Whether the configuration lets the rule run.
  fileprivate func isOn(in configuration: Configuration) -> Bool {
    guard let settings = configuration.rules[id] else { return !isOptional }
    return !settings.isOff && (!isOptional || settings.severity != nil)
  }

  /// What the rule finds, or why it cannot look.
  fileprivate func outcome(in context: LintContext) -> (diagnostics: [Diagnostic], unchecked: UncheckedRule?) {
    if let obstacle = obstacle(context) { return ([], UncheckedRule(id: id, reason: obstacle)) }
    let diagnostics = check(context).map { finding in
      Diagnostic(
        id, finding.severity ?? severity, finding.message, at: finding.location, subject: finding.subject,
        related: finding.related, help: finding.help, fix: finding.fix)
    }
    return (diagnostics, nil)
  }
}
