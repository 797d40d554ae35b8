extension LanguageProfile {
  static let german: LanguageProfile = LanguageProfile(
    "de",
    conventions: TextConventions(
      quotes: QuotationMarks("„", "“"), otherQuotes: [QuotationMarks("»", "«")],
      wordsThatDouble: ["das", "dem", "den", "der", "die", "sie"]),
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
        abbreviations: ["Autom.", "UT", "PiP", "z. B."],
        units: ["Min", "Min.", "Sek", "Sek.", "Std", "Std.", "s", "h", "kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 40,
        searching: ["suche", "suchen", "durchsuchen"],
        timesOfDay: ["uhrzeit"],
        brandNames: ["Wi-Fi": ["WLAN"]])))

  static let swissGerman: LanguageProfile = german.regional(
    "de-CH",
    conventions: TextConventions(
      quotes: QuotationMarks("«", "»"), nestedQuotes: [QuotationMarks("„", "“")],
      wordsThatDouble: ["das", "dem", "den", "der", "die", "sie"]))
}
