extension LanguageTag {
  /// Whether texts of both locales are in the same written language: the same language in the same script, as `es` and
  /// `es-419`, `zh-Hant` and `zh-HK`, `nb` and `no`. Serbian in Cyrillic letters and in Latin ones are different.
  package func isWritten(like other: LanguageTag) -> Bool {
    self == other
      || (writtenLanguage == other.writtenLanguage && LikelySubtags.script(of: self) == LikelySubtags.script(of: other))
  }

  /// The language of this locale's text for readers of another locale: theirs if both have the same written language,
  /// so that voices, `lang` and the words of values are the reader's; otherwise the text's own.
  package func asRead(by reader: LanguageTag) -> LanguageTag { isWritten(like: reader) ? reader : self }

  /// Norwegian without a variety is Bokmål.
  private var writtenLanguage: String { language == "nb" ? "no" : language }
}
