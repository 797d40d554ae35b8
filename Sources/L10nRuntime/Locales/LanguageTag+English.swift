extension LanguageTag {
  /// English, the language of a catalog that does not declare its own.
  package static let english = LanguageTag(language: "en")
}
