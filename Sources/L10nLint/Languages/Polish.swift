extension LanguageProfile {
  static let polish: LanguageProfile = LanguageProfile(
    "pl",
    conventions: TextConventions(
      quotes: QuotationMarks("„", "”"), nestedQuotes: [QuotationMarks("«", "»")], wordsThatDouble: ["się"]),
    counting: CountWords(
      unchanged: ["o", "u"], invariable: ["godz", "min", "sek", "szt", "kino", "menu", "video", "wideo", "radio"]),
    cases: CaseWords(
      before: [
        "za", "po", "do", "od", "przez", "przed", "o", "na", "w", "we", "z", "ze", "ponad", "około", "ciągu", "powyżej",
        "poniżej", "co", "pozycji",
      ],
      after: ["temu"]),
    sharedWords: """
      album audio blog film format forum hotel hotspot internet intro laptop link logo marketing media menu minimum \
      model modem moment monitor mono offline online panel pin plan podcast portal premium problem program radio \
      region reset router serial server spam sport standard start status stereo stop streaming studio super system \
      tablet test token trailer transfer trend web widget
      """)
}
