package import L10nRuntime

extension DateForm {
  /// The first of some locales that has no pattern for the form; `nil` if all have one.
  ///
  /// Only weeks of a year or a month lack patterns, in languages that write them in plural forms.
  package func localeWithoutPattern(among tags: some Sequence<LanguageTag>) -> LanguageTag? {
    guard let skeleton, skeleton.utf8.contains(where: { "wW".utf8.contains($0) }) else { return nil }
    return tags.first { (try? DatePatterns(for: $0, [self])) == nil }
  }
}
