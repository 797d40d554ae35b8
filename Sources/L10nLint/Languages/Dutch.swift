extension LanguageProfile {
  static let dutch: LanguageProfile = LanguageProfile(
    "nl",
    conventions: TextConventions(
      quotes: QuotationMarks("“", "”"), otherQuotes: [QuotationMarks("„", "”")],
      wordsThatDouble: ["aan", "af", "dat", "die", "het", "in", "je", "om", "op", "over", "u", "uit", "zij"]),
    address: AddressWords(familiar: "je jij jou jouw", polite: "u uw"),
    counting: CountWords(
      plural: ["en", "'s"], optional: ["s", "en"], unchanged: ["uur", "jaar", "keer"],
      invariable: ["minuten", "seconden", "tegen", "tussen", "binnen", "euro"]),
    sharedWords: """
      account accounts album albums app apps audio auto avatar back-up backup beta bit bitrate blog bonus browser bug \
      bugs cache camera chat clip clips cloud code codes computer contact controller cookie cookies copyright \
      countdown dashboard data database demo design desktop detail details document download downloads drama e-mail \
      e-mails editor effect email export extra feed feedback film filter filters firewall folder forum game games \
      genre help home hotel hotspot import in index info input internet intro item items keyboard label laptop layout \
      link links live log login logo mail mails manager marketing maximum media menu metadata minimum model modem \
      moment monitor mono musical navigator offline ok online open partner pass passkey pc permanent pin pixel plan \
      plug-in podcast podcasts pop-up pop-ups popup port portal post poster premium privacy pro product proxy quiz \
      radio ranking record reset router scan scanner score script server servers service set sim site sites slider \
      smartphone software songs sound spam sport start station status stereo stop stream streaming studio support tab \
      tablet tabs tag tags team test tests thriller ticket tickets timer tip tips token top tour tracker trackers \
      trailer trailers trend trends tutorial type update updates upgrade upload url via video vlog wallet web website \
      websites week widget widgets wifi zone
      """)
}
