extension LanguageTag {
  /// English: the language of a catalogue that says nothing about its own.
  package static let english = LanguageTag(language: "en")
}
