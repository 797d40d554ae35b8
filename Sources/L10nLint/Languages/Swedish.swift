extension LanguageProfile {
  static let swedish: LanguageProfile = LanguageProfile(
    "sv",
    conventions: TextConventions(
      quotes: QuotationMarks("”", "”"), otherQuotes: [QuotationMarks("»", "»")],
      wordsThatDouble: ["att", "den", "det", "för", "i", "om", "på", "som", "till"]),
    counting: CountWords(
      unchanged: ["are", "meter", "liter", "byte", "hertz"], changing: ["or", "ar", "er"],
      invariable: ["filter", "fönster", "nummer", "register", "server", "kalender"]),
    sharedWords: """
      album alias app audio bit blog chat cookies data demo design dialog digital export feedback film filter format \
      forum genre global import in inferno info information internet intro item layout live logo mail manual maximum \
      media minimum modem mono normal offline online original panel pin pixel podcast port position premium problem \
      program radio region router server service session signal slider sms spam sport standard start status stereo \
      streaming studio support symbol system test text timer tips token trailer transport trend variant version video \
      virtual widget widgets zoom
      """)
}
