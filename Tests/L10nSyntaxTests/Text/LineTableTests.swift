import Testing

@testable import L10nSyntax

@Suite("Lines and columns") struct LineTableTests {
  /// Short lines, and one that is far longer than the blocks that are counted at once.
  private let source = SourceText(
    decoding: Array("aé日\r\n\n😀b\u{301}c\rd\(String(repeating: "é日😀a", count: 200))\nend".utf8))

  @Test func aPlaceIsCountedFromTheStartOfItsLine() {
    let lines = LineTable(source)
    for offset in 0...source.utf8.count {
      let position = lines.position(of: offset)
      let before = source.utf8[lines.starts[lines.line(of: offset) - 1]..<offset]
      #expect(position.column == 1 + before.count { $0 & 0xC0 != 0x80 })
      let isScalar = offset == source.utf8.count || source.utf8[offset] & 0xC0 != 0x80
      if isScalar, lines.range(ofLine: position.line).contains(offset) { #expect(lines.offset(of: position) == offset) }
    }
    #expect(lines.position(of: -1) == SourcePosition(line: 1, column: 1))
    #expect(lines.position(of: source.utf8.count + 2) == SourcePosition(line: 5, column: 4))
    #expect(lines.offset(of: SourcePosition(line: 1, column: 99)) == 6)
    #expect(lines.offset(of: SourcePosition(line: 9, column: 1)) == source.utf8.count)
  }

  @Test(arguments: [UnitCounts.Unit.scalars, .utf16CodeUnits])
  func unitsLeadBackToTheirScalars(unit: UnitCounts.Unit) {
    let counts = UnitCounts(source.utf8, unit)
    let all = 0..<source.utf8.count
    var (offset, units) = (0, 0)
    for scalar in String(decoding: source.utf8, as: UTF8.self).unicodeScalars {
      #expect(counts.count(in: 0..<offset) == units && counts.offset(units, into: all) == offset)
      let width = unit == .scalars ? 1 : scalar.utf16.count
      // The second half of a pair belongs to its scalar.
      if width == 2 { #expect(counts.offset(units + 1, into: all) == offset) }
      (offset, units) = (offset + scalar.utf8.count, units + width)
    }
    #expect(counts.offset(units + 1, into: all) == offset && counts.offset(-1, into: 6..<9) == 6)
  }
}
