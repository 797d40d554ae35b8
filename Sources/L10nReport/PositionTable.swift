package import StringsFormat

/// Turns offsets into lines and columns, quickly where they come in file order.
///
/// Columns are counted from the start of their line; a file of a single line with many entries would be counted anew for
/// each. The cursor goes on from where it was.
package struct PositionCursor {
  private let utf8: [UInt8]

  /// The lines of the source.
  package let lines: LineTable

  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  package init(_ source: SourceText) {
    utf8 = source.utf8
    lines = LineTable(source)
  }

  /// The line and column of an offset into the source's UTF-8.
  package mutating func position(of target: Int) -> SourcePosition {
    let target = min(max(target, 0), utf8.count)
    let line = lines.line(of: target)
    if line == position.line, target >= offset {
      let scalars = utf8[offset..<target].count { $0 & 0xC0 != 0x80 }
      position = SourcePosition(line: line, column: position.column + scalars)
    } else {
      position = lines.position(of: target)
    }
    offset = target
    return position
  }
}
