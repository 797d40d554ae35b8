package import L10nLint

/// The examples of one rule, which are its documentation and its tests.
///
/// They are a target of their own, of a file for each rule, because only `l10n rules` and the tests need them: who builds
/// the plugin's tool does not compile them.
struct RuleExamples: Sendable {
  /// The rule's id.
  let rule: String

  let examples: [RuleExample]

  init(_ rule: String, _ examples: [RuleExample]) {
    self.rule = rule
    self.examples = examples
  }

  /// Those of every rule, in the order of the documentation.
  static let all: [RuleExamples] = [
    tablesRules, coverageRules, catalogsRules, overridesRules, argumentsRules, pluralsRules, accessibilityRules,
    textRules, scriptsRules, namesRules, controlRules,
  ].flatMap { $0 }

  fileprivate static let byRule = Dictionary(all.map { ($0.rule, $0.examples) }, uniquingKeysWith: +)
}

extension Rule {
  /// Catalogues with and without the bad thing; at least one of each.
  package var examples: [RuleExample] { RuleExamples.byRule[id] ?? [] }
}
