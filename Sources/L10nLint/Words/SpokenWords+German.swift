extension SpokenWords {
  static let german: SpokenWords = SpokenWords(
    "de", matching: .wordEnding,
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
        "rot", "grün", "blau", "gelb", "grau", "rote", "roten", "grüne", "grünen", "blaue", "blauen", "gelbe", "gelben",
        "graue", "grauen",
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
      brandNames: ["Wi-Fi": ["WLAN"]]))
}
