/// The lines of a text, for turning offsets into lines and columns.
///
/// A line ends at LF, CR LF or CR, but not at U+2028, U+2029, VT and FF, as in Xcode and in compilers. Making the table
/// takes one pass over the text, so make it once for all places of a file.
public struct LineTable: Sendable {
  /// The offset of each line's first byte, ascending; the first is 0.
  public let starts: [Int]

  private let utf8: [UInt8]
  private let scalars: UnitCounts

  /// The lines of a file's text.
  public init(_ source: SourceText) { self.init(source.utf8) }

  /// The lines of a text in UTF-8.
  package init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    scalars = UnitCounts(utf8, .scalars)
    var starts = [0]
    starts.reserveCapacity(utf8.count / 32)
    utf8.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() {
        let endsLine =
          byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
        if endsLine { starts.append(offset + 1) }
      }
    }
    self.starts = starts
  }

  /// The number of the line that holds an offset, from 1.
  /// - Complexity: O(log *l*) for *l* lines.
  public func line(of offset: Int) -> Int {
    max(1, starts.partitioningIndex { $0 > offset })
  }

  /// The offsets of a line's text without its line end.
  ///
  /// - Parameter line: from 1 to the number of lines.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : utf8.count
    while end > start, utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The line and column of an offset; offsets outside the text count as its start or end.
  ///
  /// - Complexity: O(log *l*) for *l* lines.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = line(of: offset)
    return SourcePosition(line: line, column: 1 + scalars.count(in: starts[line - 1]..<offset))
  }

  /// The offset of a line and column; columns beyond a line's end count as its end.
  ///
  /// - Complexity: O(log *n*) for *n* bytes of text.
  public func offset(of position: SourcePosition) -> Int {
    guard (1...starts.count).contains(position.line) else { return utf8.count }
    return scalars.offset(position.column - 1, into: range(ofLine: position.line))
  }
}
