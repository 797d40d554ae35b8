import L10nRuntime
import Testing

struct TextOptionsTests {
  @Test(arguments: BidiIsolation.allCases, [TextOptions.Digits.locale, .latin])
  func areKeptByTexts(isolation: BidiIsolation, digits: TextOptions.Digits) {
    let options = TextOptions(isolation: isolation, digits: digits)
    let catalog = PackedCatalog(development: "en", tables: [])
    #expect(catalog.texts(for: [], options: options).options == options)
    #expect(catalog.texts(for: []).with(options).options == options)
  }
}
