extension LanguageProfile {
  static let norwegian: LanguageProfile = LanguageProfile(
    "no",
    counting: CountWords(
      unchanged: ["meter", "liter", "byte"], changing: ["er", "e"], invariable: ["kroner", "filter"]),
    sharedWords: """
      album app audio bit blog browser chat data demo dialog digital editor film filter for format forum global gps \
      import inferno info internet intro item live log logo mail maximum media minimum modem mono navigation normal \
      offline online original panel pause pin pixel podcast port premium problem program radio region reset router \
      scan server service signal sms sort spam sport standard start status stereo streaming studio support symbol \
      system tablet tag tags test timer tips token total trailer transport trend type upgrade version video web widget \
      widgets zoom
      """)

  // Both ways to write Norwegian share their borrowed words.
  static let bokmal: LanguageProfile = norwegian.variant("nb")
  static let nynorsk: LanguageProfile = norwegian.variant("nn")
}
