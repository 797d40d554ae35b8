extension LanguageTag {
  /// English: the language of a catalog that says nothing about its own.
  package static let english = LanguageTag(language: "en")
}
