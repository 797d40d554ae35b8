extension CountWords {
  static let polish = CountWords(
    "pl", unchanged: ["o", "u"], invariable: ["godz", "min", "sek", "szt", "kino", "menu", "video", "wideo", "radio"])
}
