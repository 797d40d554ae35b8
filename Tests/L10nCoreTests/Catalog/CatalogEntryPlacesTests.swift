import L10nCore
import MarkedTexts
import Testing

struct CatalogEntryPlacesTests {
  /// Files in which `⟦ ⟧` enclose the second `%@` of the text, or the text if the specifier has no separate range.
  @Test(arguments: [
    ("en.lproj/T.strings", #""k" = "%@ ⟦%@⟧";"#), ("en.lproj/T.strings", #""k" = "caf\U00e9 \"%@\" ⟦\%@⟧";"#),
    ("en.lproj/T.strings", #"k = '%\@ ⟦%@⟧ %@';"#), ("en.lproj/T.strings", #""%@⟦%@⟧";"#),
    ("en.lproj/T.stringsdict", plist("<key>k</key><string>&#37;@ &lt;⟦%@⟧</string>")),
    (
      "T.xcstrings",
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"\u0025@\"⟦%@⟧"}}}}}}"#
    ), ("T.xcstrings", #"{"sourceLanguage":"en","strings":{"%@\u0020⟦%@⟧":{}}}"#),
  ])
  func placesOfRangesAreExact(path: String, marked: String) throws {
    let file = unmarked(marked)
    let catalog = CatalogFixture([path: file.text]).catalog
    let entry = try #require(catalog.developmentEntries.values.first)
    let text = try #require(entry.texts.first)
    let bytes = Array(text.text.utf8)
    let places = bytes.indices.dropLast().filter { bytes[$0...].starts(with: "%@".utf8) }
    let start = try #require(places.dropFirst().first)
    #expect(entry.location(of: start..<start + 2, in: text).range == file.marks.first)
  }
}
