package import L10nCore

/// Finds settings for rules that do not exist: a misspelled id would leave the rule as it was without a word.
package enum UnknownRules {
  /// An error at each id that names neither a rule nor a kind of finding, with the nearest known id.
  package static func diagnostics(in configuration: Configuration) -> [Diagnostic] {
    let known = Rule.all.map(\.id) + SyntaxRule.all.map(\.id)
    return configuration.rules.filter { !known.contains($0.key) }.map { id, settings in
      Diagnostic(
        "configuration", .error, "there is no rule '\(id)'", at: settings.location,
        help: Suggestion.nearest(to: id, among: known).map { "did you mean '\($0)'?" } ?? "l10n rules lists all of them"
      )
    }.sorted(by: Diagnostic.precedes)
  }
}
