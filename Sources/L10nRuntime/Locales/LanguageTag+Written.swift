extension LanguageTag {
  /// Whether texts of both locales are in one written language: the same language in the same script, as `es` and `es-419`,
  /// `zh-Hant` and `zh-HK`, `nb` and `no`. Serbian in Cyrillic letters and in Latin ones are two.
  package func isWritten(like other: LanguageTag) -> Bool {
    self == other
      || (writtenLanguage == other.writtenLanguage && LikelySubtags.script(of: self) == LikelySubtags.script(of: other))
  }

  /// The language that a text of this locale is in for readers of another one: theirs where both are written alike, so that
  /// voices, `lang` and the words of values are the reader's; else the text's own.
  package func asRead(by reader: LanguageTag) -> LanguageTag { isWritten(like: reader) ? reader : self }

  /// Norwegian without a choice is Bokmål.
  private var writtenLanguage: String { language == "nb" ? "no" : language }
}
