/// The text of a formatted file while it is being built.
struct FormattedLines {
  private let source: [UInt8]
  private let lineEnd: [UInt8]
  private(set) var bytes: [UInt8] = []

  /// - Parameter keepsLineEnds: whether lines end like the last line of the source; otherwise with LF. The last line
  ///   end is never part of a text in a formatted file, so formatting twice gives the same result.
  init(_ source: [UInt8], keepsLineEnds: Bool) {
    self.source = source
    lineEnd = keepsLineEnds ? Self.lineEnd(of: source) : [0x0A]
    bytes.reserveCapacity(source.count + source.count / 8)
  }

  private static func lineEnd(of source: [UInt8]) -> [UInt8] {
    guard let last = source.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    let isPair = source[last] == 0x0A && last > 0 && source[last - 1] == 0x0D
    return isPair ? [0x0D, 0x0A] : [source[last]]
  }

  /// Begins a line, after a blank one if requested; the first line of a file has nothing before it.
  mutating func beginLine(isApart: Bool = false, indentation: Int = 0) {
    if !bytes.isEmpty {
      bytes += isApart ? lineEnd + lineEnd : lineEnd
    }
    bytes.append(contentsOf: repeatElement(0x09, count: indentation))
  }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a range of the file as it is written.
  mutating func add(_ range: Range<Int>) { bytes.append(contentsOf: source[range]) }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  /// Adds a comment with the line breaks of the file and without blanks at its end.
  mutating func addComment(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source[offset]
      offset += 1
      if byte == 0x0D || byte == 0x0A {
        if byte == 0x0D, offset < range.upperBound, source[offset] == 0x0A { offset += 1 }
        bytes += lineEnd
      } else {
        bytes.append(byte)
      }
    }
    while let last = bytes.last, last.isSpaceOrTab { bytes.removeLast() }
  }

  /// The text with a line end after its last line.
  var text: [UInt8] { bytes + lineEnd }
}
