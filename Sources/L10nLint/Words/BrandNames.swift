/// Names of brands that every language writes in Latin letters, as their owners write them.
enum BrandNames {
  static let all = [
    "AirPlay", "Apple TV", "Chromecast", "FairPlay", "iOS", "iPad", "iPhone", "Siri", "tvOS", "VoiceOver", "Wi-Fi",
  ]
}
