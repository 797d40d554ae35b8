extension CountWords {
  static let german: CountWords = CountWords(
    "de", plural: ["e", "en", "er", "n", "s"], optional: ["e", "en", "er", "n", "s"],
    unchanged: ["er", "el", "en", "chen", "lein", "bit", "byte", "watt", "volt", "hertz"],
    invariable: ["grad", "pixel", "stück", "uhr", "euro", "prozent", "minute", "sekunde", "stunde", "woche", "datei"],
    capitalizesNouns: true)
}
