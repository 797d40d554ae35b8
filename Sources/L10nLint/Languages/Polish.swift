extension LanguageProfile {
  static let polish: LanguageProfile = LanguageProfile(
    "pl",
    conventions: TextConventions(
      quotes: QuotationMarks("„", "”"), nestedQuotes: [QuotationMarks("«", "»")], wordsThatDouble: ["się"]),
    counting: CountWords(
      unchanged: ["o", "u"], invariable: ["godz", "min", "sek", "szt", "kino", "menu", "video", "wideo", "radio"]))
}
