import L10nCore
import Testing

@testable import L10nLint

/// Examples contain texts; these tests need bytes.
struct FileEncodingTests {
  private static let text = Array("\"a\" = \"Größe\";\n".utf8)
  private static let wide = littleEndian("\"a\" = \"Größe\";\n")
  private static let wideXML = littleEndian("<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict/></plist>")

  private static let files: [(start: [UInt8], rest: [UInt8], expected: String?)] = [
    ([], text, nil),
    ([], [], nil),
    ([0xEF, 0xBB, 0xBF], text, "note, the file begins with a byte order mark, fixed"),
    ([0xFF, 0xFE], wide, "note, the file is in UTF-16LE, fixed"),
    ([0xFF, 0xFE, 0x00, 0xD8], wide, "note, the file is in UTF-16LE, left"),
    ([0xFF, 0xFE], wideXML, "note, the file is in UTF-16LE, left"),
    // Readers report bytes that Foundation misreads.
    ([], wide, nil),
    ([0xEF, 0xBB, 0xBF, 0xFF], text, nil),
  ]

  @Test(arguments: files)
  func tellsOfOtherEncodingsThanUTF8(start: [UInt8], rest: [UInt8], expected: String?) {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: start + rest)])
    let reported = Rule.fileEncoding.findings(in: catalog).map { finding in
      "\(finding.severity), \(finding.message), \(finding.fix == nil ? "left" : "fixed")"
    }
    #expect(reported == (expected.map { [$0] } ?? []))
  }

  private static func littleEndian(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }
}
