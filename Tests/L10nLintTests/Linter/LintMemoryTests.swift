import L10nCore
import L10nRulePages
import SeededNumbers
import Testing

@testable import L10nLint

/// A linter that remembers gives the same result as one that has never seen the catalog.
struct LintMemoryTests {
  /// Typical input, and text that confuses readers.
  private static let pieces = [
    "", " ", "x", "\n", "\"", ";", "=", "%@", "%1$d", "%%", "%n", "%s", "\\", "/*", "*/",
    "/* l10n:ignore empty-value */", "…", "é",
    "  ",
    "\"k\" = \"v\";\n", "</string>", "<", "key", "{", "}", ",",
  ]

  /// All catalogs of the rules' examples, each with edits in several files, one after the other.
  @Test(arguments: 0..<4) func saysTheSameAfterEveryEdit(part: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(part))
    var kept = 0
    for (index, example) in Rule.all.flatMap(\.examples).enumerated() where index % 24 == part {
      let configuration = example.configuration
      var files = example.unmarked(.asWritten).files.map(padded)
      var memory = LintMemory()
      var known: Catalog?
      for _ in 0..<4 {
        var loader = CatalogLoader(configuration)
        let catalog = loader.catalog(of: files, knowing: known)
        var fresh = CatalogLoader(configuration)
        let linter = Linter()
        let remembered = linter.result(in: catalog, adding: [], remembering: &memory).diagnostics
        let expected = linter.result(in: fresh.catalog(of: files)).diagnostics
        #expect(remembered == expected, "\(files.map { String(decoding: $0.bytes, as: UTF8.self) })")
        if let known,
          zip(known.tables, catalog.tables).contains(where: { $0 !== $1 && CatalogTableChange(from: $0, to: $1) != nil }
          )
        {
          kept += 1
        }
        known = catalog
        let tables = files.indices.filter { CatalogPlace(path: files[$0].path) != nil }
        guard let file = tables.randomElement(using: &numbers) else { break }
        files[file] = SourceFile(path: files[file].path, bytes: edited(files[file].bytes, &numbers))
      }
    }
    // With fewer, this would not test the memory.
    #expect(kept > 10, "\(kept)")
  }

  /// A file with more texts around its own, so that most of it stays.
  private func padded(_ file: SourceFile) -> SourceFile {
    guard file.path.hasSuffix(".strings"), CatalogPlace(path: file.path) != nil else { return file }
    let texts = (0..<4).map { "\"more.text\($0)\" = \"\($0) of %@\";\n" }.joined()
    return SourceFile(path: file.path, bytes: Array(texts.utf8) + file.bytes + Array("\n\(texts)".utf8))
  }

  /// A text with a few characters replaced, at a character boundary.
  private func edited(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    let start = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &numbers))
    let end =
      text.index(start, offsetBy: Int.random(in: 0...2, using: &numbers), limitedBy: text.endIndex) ?? text.endIndex
    text.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &numbers) ?? "")
    return Array(text.utf8)
  }

  @Test(arguments: [
    ("abcdef", "abXdef", 2..<3, 2..<3), ("aaaa", "aaa", 3..<4, 3..<3), ("", "ab", 0..<0, 0..<2),
    ("ab", "ab", 2..<2, 2..<2),
    ("abab", "ababab", 4..<4, 4..<6),
  ])
  func theSmallestReplacementIsFound(old: String, new: String, replaced: Range<Int>, replacement: Range<Int>) {
    let shift = TextShift(from: Array(old.utf8), to: Array(new.utf8))
    #expect(shift.replaced == replaced && shift.replacement == replacement)
  }
}
