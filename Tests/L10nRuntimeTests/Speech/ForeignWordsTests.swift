import L10nRuntime
import Testing

struct ForeignWordsTests {
  private static let words: ForeignWords = ["AirPlay": "en", "Wi-Fi": "en", "Wi-Fi Direct": "en", "Français": "fr"]

  /// A text, and its runs with the tag in front of those in another language.
  @Test(arguments: [
    ("AirPlay", ["en:AirPlay"]), ("", []), ("Lecture", ["Lecture"]),
    ("Lecture avec AirPlay, Wi-Fi.", ["Lecture avec ", "en:AirPlay", ", ", "en:Wi-Fi", "."]),
    ("AirPlay로 재생", ["en:AirPlay", "로 재생"]), ("شغّل AirPlay الآن", ["شغّل ", "en:AirPlay", " الآن"]),
    ("AirPlayer, XAirPlay, éAirPlay, AirPlay2", ["AirPlayer, XAirPlay, éAirPlay, AirPlay2"]),
    ("Wi-Fi Direct, Wi-Fi", ["en:Wi-Fi Direct", ", ", "en:Wi-Fi"]), ("ist Français", ["ist ", "fr:Français"]),
    ("\u{2068}AirPlay\u{2069}!", ["\u{2068}", "en:AirPlay", "\u{2069}!"]), ("AirPlayé", ["AirPlayé"]),
  ])
  func findsWholeWords(text: String, runs: [String]) {
    let found = Self.words.runs(of: text)
    #expect(found.map { ($0.language.map { "\($0):" } ?? "") + $0.text } == runs)
    #expect(found.map(\.text).joined() == text)
  }

  @Test func wordsOfTheTextsOwnLanguageAreNoForeignOnes() {
    #expect(Self.words.runs(of: "AirPlay, Français", in: "en-GB").map(\.language) == [nil, "fr"])
    #expect(Self.words.runs(of: "AirPlay", in: "de").map(\.language) == ["en"])
    let shared: ForeignWords = ["Wi-Fi": "en", "Wi-Fi": "fr"]
    #expect(["fr-CA", "en", "de"].map { shared.runs(of: "Wi-Fi", in: $0).map(\.language) } == [[nil], [nil], ["en"]])
  }
}
