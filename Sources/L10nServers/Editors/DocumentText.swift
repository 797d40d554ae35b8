import L10nSyntax

/// The code units in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  /// The default, which every client knows.
  case utf16 = "utf-16"
}

/// Positions in a text as the protocol counts them: lines from 0, then code units.
struct DocumentText: Sendable {
  private let utf8: [UInt8]
  private let lines: LineTable

  /// Only for a client that counts UTF-16.
  private let utf16: UnitCounts?

  init(_ source: SourceText, _ encoding: PositionEncoding) { self.init(utf8: source.utf8, encoding) }

  init(utf8: [UInt8], _ encoding: PositionEncoding) {
    (self.utf8, lines) = (utf8, LineTable(utf8))
    utf16 = encoding == .utf16 ? UnitCounts(utf8, .utf16CodeUnits) : nil
  }

  /// The position of an offset in the text.
  func position(of offset: Int) -> JSONOutput {
    let line = lines.line(of: min(max(offset, 0), utf8.count))
    return .object([.init("line", .number(line - 1)), .init("character", .number(character(of: offset)))])
  }

  /// The number of code units before an offset in its line.
  func character(of offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8.count)
    let before = lines.starts[lines.line(of: offset) - 1]..<offset
    return utf16?.count(in: before) ?? before.count
  }

  func range(_ range: Range<Int>) -> JSONOutput {
    .object([.init("start", position(of: range.lowerBound)), .init("end", position(of: range.upperBound))])
  }

  /// The range that is marked for a finding: of an empty one after the first column the character before, where a cursor
  /// can stand.
  func marked(_ range: Range<Int>) -> Range<Int> {
    let line = lines.range(ofLine: lines.line(of: min(range.lowerBound, utf8.count)))
    guard range.isEmpty, line.lowerBound < range.lowerBound, range.lowerBound <= line.upperBound else { return range }
    var start = range.lowerBound - 1
    while start > line.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<range.upperBound
  }

  /// The offset of a position; one after the end of a line is its end, one after the last line the end of the text.
  func offset(line: Int, character: Int) -> Int {
    guard line >= 0, line < lines.starts.count else { return line < 0 ? 0 : utf8.count }
    let range = lines.range(ofLine: line + 1)
    if let utf16 { return utf16.offset(character, into: range) }
    var offset = range.lowerBound + min(max(0, character), range.count)
    while offset > range.lowerBound, offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The offset of a `Position`; `nil` if it is invalid.
  func offset(of position: JSONValue?) -> Int? {
    guard let line = position?["line"]?.value.integer, let character = position?["character"]?.value.integer else {
      return nil
    }
    return offset(line: line, character: character)
  }

  /// The range of a `Range`; `nil` if it is invalid.
  func range(of range: JSONValue?) -> Range<Int>? {
    guard let start = offset(of: range?["start"]?.value), let end = offset(of: range?["end"]?.value) else { return nil }
    return min(start, end)..<max(start, end)
  }
}

extension [UInt8] {
  /// The word around an offset, by default of letters, digits and underscores.
  func word(
    around offset: Int,
    of isInWord: (UInt8) -> Bool = { $0 >= 0x80 || $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  ) -> Range<Int> {
    let offset = Swift.min(offset, count)
    let start = self[..<offset].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
    return start..<(self[offset...].firstIndex { !isInWord($0) } ?? count)
  }
}
