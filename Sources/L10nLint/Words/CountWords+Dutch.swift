extension CountWords {
  static let dutch: CountWords = CountWords(
    "nl", plural: ["en", "'s"], optional: ["s", "en"], unchanged: ["uur", "jaar", "keer"],
    invariable: ["minuten", "seconden", "tegen", "tussen", "binnen", "euro"])
}
