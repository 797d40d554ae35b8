extension LanguageProfile {
  static let danish: LanguageProfile = LanguageProfile(
    "da",
    conventions: TextConventions(
      wordsThatDouble: ["at", "den", "der", "det", "for", "i", "om", "på", "til"]),
    counting: CountWords(
      unchanged: ["meter", "liter", "byte"], changing: ["er", "e"], invariable: ["kroner", "filter"]),
    sharedWords: """
      album app apps audio bit blog browser chat computer cookies download downloads e-mail feedback film filter for \
      format forum inferno information internet live log login logo mail menu modem mono navigation offline online \
      original podcast port premium print problem program radio server service sms software spam standard start status \
      stereo stop support symbol system tablet tag tags test timer tip tips top trailer type version video web widget \
      widgets zoom
      """)
}
