import StringsFormat
import Testing

/// Packages that import the library by its earlier name compile without changes.
struct EarlierNameTests {
  @Test func readsTables() { #expect(StringsTable(Array("a = b;".utf8)).entries.first?.value == "b") }
}
