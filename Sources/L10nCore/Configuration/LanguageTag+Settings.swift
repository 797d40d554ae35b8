package import L10nRuntime

extension LanguageTag {
  /// Whether a name in the settings is this tag, its language or '*'.
  package func isMeant(by name: String) -> Bool {
    name == "*" || LanguageTag(name).map { $0 == self || $0.description == language } ?? false
  }
}
