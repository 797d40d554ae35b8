/// Names of brands that every language writes in Latin letters, as their owners write them.
enum BrandNames {
  /// Names that cannot be other words, however they are written: rules check how they are written.
  static let unmistakable = [
    "AirPlay", "Apple TV", "Chromecast", "FairPlay", "iOS", "iPad", "iPhone", "Siri", "tvOS", "VoiceOver", "Wi-Fi",
  ]

  /// Every name, with those that are words too ("Windows") or that texts for listeners seldom have.
  static let all =
    unmistakable + [
      "Android", "App Store", "Apple", "Apple Pay", "Apple Watch", "Bluetooth", "Chrome", "Dolby", "Dolby Atmos",
      "Dolby Digital", "Dolby Vision", "Face ID", "Facebook", "Fire TV", "Firefox", "Google", "Google Cast",
      "Google Play", "Instagram", "Linux", "Mac", "Microsoft", "Netflix", "Opera", "Play Store", "Roku", "Safari",
      "Samsung", "Spotify", "Touch ID", "Twitch", "Twitter", "Vimeo", "Wikipedia", "Windows", "Xbox",
    ]

  /// Names that are no words in any language and that people write in many ways: how they are written is checked in
  /// every text.
  static let oftenMisspelled = [
    "AirDrop", "AirPlay", "AirPods", "Apple TV", "CarPlay", "Chromecast", "GitHub", "HomeKit", "iCloud", "iOS", "iPad",
    "iPadOS", "iPhone", "iTunes", "JavaScript", "LinkedIn", "macOS", "OpenStreetMap", "PayPal", "TikTok", "tvOS",
    "watchOS", "WhatsApp", "Wi-Fi", "WordPress", "YouTube",
  ]

  /// Words that dictionaries have for what a brand names, and the languages they are in.
  static let dictionaryWords: [String: Set<String>] = [
    "wifi": [
      "ca", "cs", "da", "es", "et", "eu", "fi", "fr", "gl", "hu", "id", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no",
      "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
    ],
    "wi-fi": ["af", "pl"],
  ]
}
