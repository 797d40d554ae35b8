/// Rules that belong together; each group is a folder.
package struct RuleGroup: Sendable {
  /// The heading above its rules.
  package let title: String

  package let rules: [Rule]

  /// Every group, in the order of the documentation.
  package static let all = [
    RuleGroup(title: "Files", rules: Rule.tablesRules),
    RuleGroup(title: "Languages and coverage", rules: Rule.coverageRules),
    RuleGroup(title: "String Catalogs", rules: Rule.catalogsRules),
    RuleGroup(title: "Overrides", rules: Rule.overridesRules),
    RuleGroup(title: "Arguments", rules: Rule.argumentsRules),
    RuleGroup(title: "Plurals", rules: Rule.pluralsRules),
    RuleGroup(title: "Accessibility", rules: Rule.accessibilityRules),
    RuleGroup(title: "Texts", rules: Rule.textRules),
    RuleGroup(title: "Direction and scripts", rules: Rule.scriptsRules),
    RuleGroup(title: "Keys and code", rules: Rule.namesRules),
    RuleGroup(title: "Settings and suppressions", rules: Rule.controlRules),
  ]
}

extension Rule {
  /// Every rule, in the order of the documentation.
  package static let all: [Rule] = RuleGroup.all.flatMap(\.rules)
}

extension Rule {
  /// The rules that prove that every text fits the arguments of its generated function.
  package static let provingArguments: [Rule] = [
    argumentType, argumentOrder, argumentExtra, invalidSpecifier, damagedSpecifier, mixedPositional,
    argumentConflict, overrideArgumentMismatch, pluralMissingOther, stringsdictMissingVariable,
    stringsdictMissingSpec, argumentFormatMismatch, invalidPattern,
  ]
}
