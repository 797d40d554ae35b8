extension LanguageProfile {
  static let russian: LanguageProfile = LanguageProfile(
    "ru",
    conventions: TextConventions(
      quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
      wordsThatDouble: ["чуть", "еле", "да", "нет"]),
    counting: CountWords(
      unchanged: ["о", "у", "е", "и"], invariable: ["видео", "фото", "раз", "мин", "сек", "час", "штук"]),
    cases: CaseWords(
      before: [
        "через", "после", "до", "от", "с", "со", "за", "на", "около", "в", "во", "из", "к", "по", "о", "течение",
        "более", "менее", "больше", "меньше", "свыше", "спустя", "каждые", "каждую",
      ],
      after: ["назад", "спустя"]))
}
