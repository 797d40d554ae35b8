import Testing

@testable import L10nLint

struct BrandSearchTests {
  static let names = ["iOS", "Wi-Fi", "YouTube", "Apple TV", "Pokémon", "VR", "腾讯", "PayPal", "Pay4You"]

  /// A text and the names in it as they are spelled, with `!` for a wrong spelling.
  static let texts: [(String, [String])] = [
    ("Archivos de usuarios y curiosidades", []),
    ("Open in Youtube or on IOS.", ["IOS!", "Youtube!"]),
    ("iOS", ["iOS"]), ("usuario de iOS", ["iOS"]), ("i iOS", ["iOS"]), ("ios-version", ["ios!"]),
    ("Wifi, WI-FI, wi\u{2011}fi", ["WI-FI!", "wi\u{2011}fi!", "Wifi!"]),
    ("apple\u{A0}tv", ["apple\u{A0}tv!"]), ("AppleTV", ["AppleTV!"]), ("Apple TVs", []),
    ("youtube.com, my_youtube, @youtube", []),
    ("Pokemon und Pokémon", ["Pokemon!", "Pokémon"]),
    ("vr et VR", ["vr!", "VR"]), ("在腾讯视频里", ["腾讯"]),
    ("y o u t u b e", []), ("You Tube", []), ("Paypal you", ["Paypal!"]), ("pay4you", ["pay4you!"]),
    ("payyou", ["payyou!"]),
  ]

  @Test(arguments: texts)
  func namesAreFoundAsWordsOfTheirOwn(text: String, names: [String]) {
    let found = BrandSearch(Self.names, splitsWords: false).all(in: text)
    #expect(
      found.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) + ($0.isExact ? "" : "!") }.sorted()
        == names.sorted())
  }

  @Test(arguments: [
    ("air play", "AirPlay"), ("Voice-Over", "VoiceOver"), ("CHROMECAST", "Chromecast"), ("wi fi", "Wi-Fi"),
  ])
  func namesAreFoundAsSeveralWords(text: String, name: String) {
    #expect(BrandSearch(BrandNames.unmistakable).all(in: "– \(text)!").map(\.brand.name) == [name])
  }
}
