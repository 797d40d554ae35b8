extension LanguageProfile {
  static let italian: LanguageProfile = LanguageProfile(
    "it",
    conventions: TextConventions(
      apostrophe: "’",
      wordsThatDouble: ["appena", "man", "mano", "passo", "pian", "piano", "piccolo", "poco", "quasi", "via"]),
    counting: CountWords(
      optional: ["i", "e"], unchanged: ["à", "ù", "ò", "é", "è", "s", "t", "p", "k", "n", "m", "r", "l", "c", "d"],
      invariable: ["foto", "video", "auto", "moto", "radio", "serie", "percento"]),
    sharedWords: """
      account album app area audio auto autoplay backup banner beta bit bitrate blog bonus browser bug cache chat clip \
      club computer cookie cookies dashboard debug demo design desktop display download drama e-mail editor email \
      extra feed feedback festival file film flash folder forum hardware home horror hotel hotspot idea in inferno \
      info internet intro item label laptop layout link live log login logo marketing media menu mobile modem monitor \
      mono musical news newsletter no off offline ok on online panorama partner password patch pin pixel playlist \
      plugin podcast pop-up popup post premium privacy provider proxy quiz radio record reset router score screenshot \
      script server set shopping smartphone software spam sport staff standard status stereo stop stream streaming \
      studio super surround tablet tag team test thriller timer token tour trailer trend tutorial tv update upgrade \
      upload username video web widget wireless zoom
      """)
}
