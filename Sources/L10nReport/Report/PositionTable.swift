package import StringsFormat

/// Turns offsets into lines and columns, in any order.
///
/// Columns are counted from the start of their line; in a file of a single line with many entries that would be done again
/// for each. The table knows how many scalars stand before every 256th byte.
package struct PositionTable: Sendable {
  private static let stride = 256

  private let utf8: [UInt8]

  /// The lines of the source.
  package let lines: LineTable

  /// How many scalars begin before each stride.
  private let counts: [Int]

  package init(_ source: SourceText) {
    utf8 = source.utf8
    lines = LineTable(source)
    var counts: [Int] = []
    counts.reserveCapacity(utf8.count / Self.stride + 1)
    var count = 0
    for start in Swift.stride(from: 0, through: utf8.count, by: Self.stride) {
      counts.append(count)
      count += Self.scalars(in: utf8[start..<min(start + Self.stride, utf8.count)])
    }
    self.counts = counts
  }

  /// The line and column of an offset into the source's UTF-8; offsets outside are taken as its start or end.
  ///
  /// - Complexity: O(log *l*) for *l* lines.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = lines.line(of: offset)
    return SourcePosition(line: line, column: 1 + scalars(before: offset) - scalars(before: lines.starts[line - 1]))
  }

  private func scalars(before offset: Int) -> Int {
    let stride = offset / Self.stride
    return counts[stride] + Self.scalars(in: utf8[stride * Self.stride..<offset])
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
