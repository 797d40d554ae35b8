package import L10nCore

extension Configuration {
  /// The shape of `l10n.yml` with all rules and their options.
  package static let shape = shape(Rule.all.map(\.info) + RuleInfo.readers)
}
