/// The text of a formatted file while it is put together.
struct FormattedLines {
  private let source: [UInt8]
  private(set) var bytes: [UInt8] = []

  init(_ source: [UInt8]) {
    self.source = source
    bytes.reserveCapacity(source.count + source.count / 8)
  }

  /// Begins a line, behind a blank one where that is asked for; the first line of a file has nothing before it.
  mutating func beginLine(isApart: Bool = false, indentation: Int = 0) {
    if !bytes.isEmpty {
      bytes.append(0x0A)
      if isApart { bytes.append(0x0A) }
    }
    bytes.append(contentsOf: repeatElement(0x09, count: indentation))
  }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A stretch of the file as it is written.
  mutating func add(_ range: Range<Int>) { bytes.append(contentsOf: source[range]) }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  /// A stretch whose line breaks mean nothing more than that: they become LF, and blanks behind it go.
  mutating func addComment(_ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source[offset]
      offset += 1
      if byte == 0x0D {
        if offset < range.upperBound, source[offset] == 0x0A { offset += 1 }
        bytes.append(0x0A)
      } else {
        bytes.append(byte)
      }
    }
    while let last = bytes.last, TextLines.isBlank(last) { bytes.removeLast() }
  }

  /// The text with a line end behind its last line.
  var text: [UInt8] { bytes + [0x0A] }
}
