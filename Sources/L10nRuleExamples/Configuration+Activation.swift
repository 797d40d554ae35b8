import L10nCore

extension Configuration {
  /// Switches an optional rule on for an example.
  mutating func activate(_ id: String) {
    var settings = rules[id] ?? RuleSettings()
    settings.severity = .warning
    rules[id] = settings
  }
}
