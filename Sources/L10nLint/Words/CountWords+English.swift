extension CountWords {
  static let english: CountWords = CountWords(
    "en", plural: ["s"], optional: ["s", "es", "ies"], unchanged: ["s", "ed", "ing"],
    invariable: [
      "always", "does", "less", "minus", "plus", "this", "thus", "across", "versus", "news", "following", "free",
      "left", "more", "remaining", "total", "unread", "available", "new", "online",
    ])
}
