import Testing

@testable import L10nRuntime

struct StyleFormatsTests {
  /// Skeletons of all lengths, each beside copies with one byte changed and beside amounts of two currencies.
  @Test func findsEachStyleByItsOwnBytes() {
    let formats = LocaleFormats(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let styles = StyleFormats(formats, WholeNumberRules(formats.pluralRules))
    var texts: [[UInt8]] = []
    for count in 0...40 {
      let bytes = (0..<count).map { UInt8(0x41 + $0) }
      texts.append(bytes)
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 0x20
        texts.append(other)
      }
    }
    let currencies: [CurrencyCode?] = [nil, "EUR", "USD"]
    func found() -> [UnsafeMutableRawPointer] {
      texts.flatMap { text in
        currencies.map { currency in
          text.withUnsafeBufferPointer {
            styles.format($0, of: currency).use { Unmanaged.passUnretained($0).toOpaque() }
          }
        }
      }
    }
    let first = found()
    #expect(Set(first).count == first.count)
    #expect(found() == first)
  }

  /// Every currency that three letters may name: each is shown, and most are not kept.
  @Test func keepsNoMoreThanItMay() throws {
    let formats = LocaleFormats(pluralRules: PluralRules(for: .english), isRightToLeft: false)
    let styles = StyleFormats(formats, WholeNumberRules(formats.pluralRules))
    weak var last: NumberStyleFormat?
    for place in 0..<17_576 {
      let letters = [place / 676, place / 26 % 26, place % 26].map { UInt8(0x41 + $0) }
      let code = try #require(CurrencyCode(String(decoding: letters, as: UTF8.self)))
      [UInt8]().withUnsafeBufferPointer { styles.format($0, of: code).use { last = $0 } }
    }
    #expect(last == nil)
  }
}
