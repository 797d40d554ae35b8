extension CountWords {
  static let italian: CountWords = CountWords(
    "it", optional: ["i", "e"], unchanged: ["à", "ù", "ò", "é", "è", "s", "t", "p", "k", "n", "m", "r", "l", "c", "d"],
    invariable: ["foto", "video", "auto", "moto", "radio", "serie"])
}
