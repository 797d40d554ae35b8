import L10nCompiler
import L10nICU
import L10nRuntime
import Testing

@Suite struct ListFormatTests {
  @Test func everyLocaleJoinsItemsAsICU() throws {
    let items = ["a", "Ida", "hijo", "hielo", "8", "Oslo", "Hogar", "11", "11 h", "112", "\u{5D0}"]
    for locale in try NumberFormat.locales() + ["xx", "und"] {
      let tag = try #require(LanguageTag(locale))
      for kind in ListKind.all {
        let patterns = try ListPatterns(for: tag, kind)
        for count in [1, 2, 3, 5] {
          // The last item decides between two words of pairs and of ends, which longer lists share.
          for last in [2, 3].contains(count) ? items : [items[1]] {
            let list = Array(items.prefix(count - 1)) + [last]
            #expect(try patterns.joined(list) == ListFormat.text(of: list, kind, in: tag), "\(locale)")
          }
        }
        #expect(ListPatterns(coded: patterns.coded) == patterns)
      }
    }
  }

  @Test func refusesMoreItemsThanItHasRoomFor() throws {
    let tag: LanguageTag = "en"
    #expect(try ListFormat.text(of: Array(repeating: "a", count: 8), .and, in: tag).hasSuffix("a, and a"))
    #expect(throws: ICUError.self) { try ListFormat.text(of: Array(repeating: "a", count: 9), .and, in: tag) }
  }
}
