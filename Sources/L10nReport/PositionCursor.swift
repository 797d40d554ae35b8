package import StringsFormat

/// Turns offsets into lines and columns, quickly where they come in file order.
///
/// Columns are counted from the start of their line; a file of a single line with many entries would be counted anew for
/// each. The cursor goes on from where it was.
package struct PositionCursor {
  private let source: SourceText
  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  package init(_ source: SourceText) { self.source = source }

  /// The line and column of an offset into the source's UTF-8.
  package mutating func position(of target: Int) -> SourcePosition {
    let target = min(max(target, 0), source.utf8.count)
    let line = source.lines.line(of: target)
    if line == position.line, target >= offset {
      let scalars = source.utf8[offset..<target].count { $0 & 0xC0 != 0x80 }
      position = SourcePosition(line: line, column: position.column + scalars)
    } else {
      position = source.position(of: target)
    }
    offset = target
    return position
  }
}
