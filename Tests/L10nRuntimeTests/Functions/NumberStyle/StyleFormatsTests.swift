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
          text.withUnsafeBufferPointer { styles.format($0, of: currency).toOpaque() }
        }
      }
    }
    let first = found()
    #expect(Set(first).count == first.count)
    #expect(found() == first)
  }
}
