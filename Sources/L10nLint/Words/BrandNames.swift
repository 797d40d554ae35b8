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
}
