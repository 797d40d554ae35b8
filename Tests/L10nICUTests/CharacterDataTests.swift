import L10nICU
import Testing

@testable import L10nRuntime
@testable import freeze_cldr

/// Whether the linked ICU is the one whose data are frozen; another Unicode has other characters.
private let isFrozenRelease = (try? ICUVersion()).map {
  "ICU \($0.icu), Unicode \($0.unicode)" == "\(StrongDirectionData.source)"
}

@Suite struct CharacterDataTests {
  @Test(.enabled(if: isFrozenRelease == true, "the linked ICU is not \(StrongDirectionData.source)"))
  func frozenDirectionsAreICUs() throws {
    let lines = BidiClassLines.all
    #expect("\(StrongDirectionData.starts)" == lines.joined(separator: "\n"))
    // On both sides of every change.
    let starts = lines.compactMap { UInt32($0.prefix(6), radix: 16) }
    for value in starts.flatMap({ [$0, $0 == 0 ? 0 : $0 - 1, $0 + 1] }) + Array(0...0x600) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(StrongDirection.of(scalar) == BidiClassLines.direction(of: value), "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("e\u{301}", "\u{E9}"), ("\u{E9}", "\u{E9}"), ("\u{212B}", "\u{C5}"),
    ("\u{1D160}", "\u{1D158}\u{1D165}\u{1D16E}"), ("\u{1100}\u{1161}", "\u{AC00}"),
    ("\u{FB1D}", "\u{5D9}\u{5B4}"),
  ])
  func normalizesToFormC(text: String, composed: String) throws {
    #expect(Array(try Normalization.nfc(text).unicodeScalars) == Array(composed.unicodeScalars))
  }

  @Test func tellsItsVersions() throws {
    let version = try ICUVersion()
    for text in [version.icu, version.cldr, version.unicode] {
      #expect(text.split(separator: ".").allSatisfy { UInt($0) != nil })
      #expect(text.split(separator: ".").first.flatMap { UInt($0) } ?? 0 > 0)
    }
  }
}
