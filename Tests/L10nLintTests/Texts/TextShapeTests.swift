import Testing

@testable import L10nLint

struct TextShapeTests {
  @Test(
    arguments: [
      (.blank, ["", " ", "\u{3000}", "\u{200B}", "\u{2068}\u{2069}", "\u{FE0F}"]),
      (.symbols, ["▶︎", "…", "/", "%", "⏹\u{FE0F}"]),
      (
        .address, ["https://example.com/a", "www.example.tv", "help@example.com", "duckduckgo.com", "example.de/hilfe"]
      ),
      (
        .identifier,
        [
          "btn_play", "PLAY_LABEL", "_x1", "speaker.wave.2", "play.fill", "controls.screenMode.enter.label",
          "playButton",
          "ic-play.png", "Logo.SVG",
        ]
      ),
      (
        .words,
        [
          "Play", "play", "再生", "360°", "1.5×", "iPhone", "tvOS", "AirPlay", "full-screen", "e.g.", "a.m", "v1.2",
          "Größe_1 groß", "größe_1", "Mr.Smith", "%1$@", "10", "تشغيل",
        ]
      ),
    ] as [(TextShape, [String])])
  func tellsNamesOfProgramsFromTexts(shape: TextShape, texts: [String]) {
    for text in texts { #expect(TextShape(text) == shape, "\(text)") }
  }
}
