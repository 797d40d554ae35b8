extension LanguageProfile {
  static let russian: LanguageProfile = LanguageProfile(
    "ru",
    conventions: TextConventions(
      quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
      wordsThatDouble: ["чуть", "еле", "да", "нет"]),
    counting: CountWords(
      unchanged: ["о", "у", "е", "и"], invariable: ["видео", "фото", "раз", "мин", "сек", "час", "штук"]))
}
