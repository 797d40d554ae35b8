extension LanguageProfile {
  static let indonesian: LanguageProfile = LanguageProfile(
    "id",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), doublesWords: true),
    sharedWords: """
      album audio bit blog data detail digital editor film filter format forum global hotel info internet item label \
      link logo manual media menu mode model modem monitor mono normal offline online original panel password podcast \
      premium program radio server slide slider sms spam stereo streaming tablet tag timer total tutorial unit update \
      upgrade upload vertical video visual volume web website widget zoom
      """)
}
