extension CountWords {
  static let polish: CountWords = CountWords(
    "pl", unchanged: ["o", "u"], invariable: ["godz", "min", "sek", "szt", "kino", "menu", "video", "wideo", "radio"])
}
