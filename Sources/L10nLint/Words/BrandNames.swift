/// Names of brands that every language writes in Latin letters, in their owners' spelling.
enum BrandNames {
  /// Names that cannot be other words in any spelling: rules check their spelling.
  static let unmistakable = [
    "AirPlay", "Apple TV", "Chromecast", "FairPlay", "iOS", "iPad", "iPhone", "Siri", "tvOS", "VoiceOver", "Wi-Fi",
  ]

  /// Every name, including those that are also words ("Windows") or that are rare in screen-reader texts.
  static let all =
    unmistakable + [
      "Android", "App Store", "Apple", "Apple Pay", "Apple Watch", "Bluetooth", "Chrome", "Dolby", "Dolby Atmos",
      "Dolby Digital", "Dolby Vision", "Face ID", "Facebook", "Fire TV", "Firefox", "Google", "Google Cast",
      "Google Play", "Instagram", "Linux", "Mac", "Microsoft", "Netflix", "Opera", "Play Store", "Roku", "Safari",
      "Samsung", "Spotify", "Touch ID", "Twitch", "Twitter", "Vimeo", "Wikipedia", "Windows", "Xbox",
    ]

  /// Names that are not words in any language and that people spell in many ways: their spelling is checked in every
  /// text.
  static let oftenMisspelled = [
    "AirDrop", "AirPlay", "AirPods", "Apple TV", "CarPlay", "Chromecast", "GitHub", "HomeKit", "iCloud", "iOS", "iPad",
    "iPadOS", "iPhone", "iTunes", "JavaScript", "LinkedIn", "macOS", "OpenStreetMap", "PayPal", "TikTok", "tvOS",
    "watchOS", "WhatsApp", "Wi-Fi", "WordPress", "YouTube",
  ]

  /// Brand names that are also dictionary words, and the languages with the word.
  static let dictionaryWords: [String: Set<String>] = [
    "wifi": [
      "ca", "cs", "da", "es", "et", "eu", "fi", "fr", "gl", "hu", "id", "it", "lt", "lv", "ms", "nb", "nl", "nn", "no",
      "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
    ],
    "wi-fi": ["af", "pl"],
  ]
}
