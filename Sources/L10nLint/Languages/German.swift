extension LanguageProfile {
  static let german: LanguageProfile = LanguageProfile(
    "de",
    conventions: TextConventions(
      quotes: QuotationMarks("„", "“"), otherQuotes: [QuotationMarks("»", "«")],
      wordsThatDouble: ["das", "dem", "den", "der", "die", "du", "ihr", "sehr", "sie", "was", "wer"]),
    address: AddressWords(
      .capitalsInside, familiar: "du dich dein deine deinem deinen deiner deines",
      polite: "Sie Ihnen Ihr Ihre Ihrem Ihren Ihrer Ihres"),
    counting: CountWords(
      plural: ["e", "en", "er", "n", "s"], optional: ["e", "en", "er", "n", "s"],
      unchanged: ["er", "el", "en", "chen", "lein", "bit", "byte", "watt", "volt", "hertz"],
      invariable: [
        "grad", "pixel", "stück", "uhr", "euro", "prozent", "minute", "sekunde", "stunde", "woche", "datei",
      ],
      capitalizesNouns: true),
    joiningWords: ["und", "oder", "der", "die", "das", "den", "dem", "des", "eine", "einen", "einem", "einer"],
    dottedAbbreviations: ["autom", "bzw", "ca", "nr", "sek", "std", "usw"],
    verbForm: .smallLast(["en", "ern", "eln"]),
    sharedWords: """
      account album app apps audio auto autofill backup beta bit bitrate blog bonus browser bug cache cast chat clip \
      clips code computer cookie cookies countdown dashboard demo design desktop detail details dialog display \
      download downloads e-mail export feed feedback film filter firewall format forum global hardware hotspot import \
      in index inferno info international internet intro label laptop layout limit link links live live-stream \
      livestream log login logo mail mails maximum media menu minimum mode moderator modern monitor mono name \
      navigation news newsletter normal offline okay online option original outro parameter partner passkey pause pin \
      pixel playlist plus podcast podcasts pop-up pop-ups popup position poster premium problem proxy radio ranking \
      region regional reset router scan score screenshot server service session shortcuts signal smartphone software \
      song songs spam sport standard start status stereo stop stream streaming streams studio support surround symbol \
      system tab tablet tabs tag team teaser test text thriller ticket tickets timer token top tour tracker tracking \
      trailer trend trends tutorial update updates upgrade upload url version video videos virtual wallet web website \
      websites widget widgets zoom
      """,
    spoken: SpokenWords(
      matching: .wordEnding,
      controls: [
        RoleWords(.button, "schaltfläche", "schaltflächen", "taste", "button", "buttons", "knopf"),
        RoleWords(.slider, "regler"),
        RoleWords(.switch, "schalter"),
        RoleWords(.checkbox, "kästchen"),
      ],
      heads: [
        RoleWords(.tab, "registerkarte", "reiter"),
        RoleWords(.link, "link", "verknüpfung"),
        RoleWords(.image, "bild", "symbol"),
      ],
      exceptions: ["bild im bild", "bild in bild", "app symbol", "neue registerkarte", "tab umschalter"],
      notBeforeEndings: [],
      speech: SpeechWords(
        states: ["ausgewählt", "auswahl aufgehoben", "mit häkchen"],
        gestures: [
          "tippen", "doppeltippen", "antippen", "tippe", "klicken", "anklicken", "gedrückt halten", "wischen",
          "drücken sie", "drücken", "drücke", "klick", "ziehen sie", "ziehe", "doppelklicken", "doppelklick",
          "tippen sie", "streichen sie",
        ],
        devices: ["maus", "finger", "fingern", "fernbedienung", "trackpad", "touchpad"],
        directions: ["links", "rechts", "oben", "unten"],
        colors: [
          "rot", "grün", "blau", "gelb", "grau", "rote", "roten", "grüne", "grünen", "blaue", "blauen", "gelbe",
          "gelben", "graue", "grauen",
        ],
        commands: [
          "tippen sie", "drücken sie", "wählen sie", "öffnen sie", "verwenden sie", "tippe", "wähle", "öffne", "drücke",
          "klicken sie",
        ],
        abbreviations: ["Autom.", "UT", "z. B."],
        units: ["Min", "Min.", "Sek", "Sek.", "Std", "Std.", "s", "h", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 40,
        searching: ["suche", "suchen", "durchsuchen"],
        timesOfDay: ["uhrzeit"],
        brandNames: ["Wi-Fi": ["WLAN"]])))

  static let swissGerman: LanguageProfile = german.variant(
    "de-CH",
    conventions: TextConventions(
      quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
      wordsThatDouble: ["das", "dem", "den", "der", "die", "du", "ihr", "sehr", "sie", "was", "wer"]))
}
