import L10nSyntax

/// How PO files spell strings: quoted as in C, on one or more consecutive lines.
enum POStrings {
  /// The text of the strings from the first quote to the last, with the spelling of its parts.
  static func text(at range: Range<Int>, in bytes: [UInt8]) -> SpelledText {
    var text = SpelledText()
    var offset = range.lowerBound
    while let quote = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")) {
      offset = quote + 1
      while offset < range.upperBound, bytes[offset] != UInt8(ascii: "\"") {
        let start = offset
        if bytes[start] == UInt8(ascii: "\\") {
          var decoded: [UInt8] = []
          offset = POEscape.decodeEscape(bytes, at: start, end: range.upperBound, into: &decoded)
          text.add(decoded, at: start..<offset)
        } else {
          offset =
            bytes[start..<range.upperBound].firstIndex { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
            ?? range.upperBound
          text.add(bytes[start..<offset], at: start..<offset, isVerbatim: true)
        }
      }
      offset += 1
      if offset >= range.upperBound { break }
    }
    return text
  }

  /// Quoted strings: on one line, or broken into lines as `msgcat` does if the file breaks lines.
  ///
  /// A text with line breaks is written as one line for each of its lines, after an empty one; a line that is wider
  /// than the file's lines is broken after spaces.
  /// - Parameters:
  ///   - keyword: the text before the first quote on its line.
  ///   - width: the columns of a line; `nil` if lines are not broken.
  static func quoted(_ text: String, after keyword: String, width: Int?, lineEnd: String) -> String {
    let whole = POEscape.quotedLine(text)
    let hasBreaks = text.dropLast().contains { $0 == "\n" }
    let isWide = width.map { columns(keyword) + 1 + columns(whole) > $0 } ?? false
    if !hasBreaks && !isWide { return whole }
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }).map(String.init) {
      lines.append(line + "\n")
    }
    if let last = lines.popLast(), last != "\n" { lines.append(String(last.dropLast())) }
    let broken = width.map { width in lines.flatMap { Self.broken($0, width: width) } } ?? lines
    return (["\"\""] + broken.map(POEscape.quotedLine)).joined(separator: lineEnd)
  }

  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }

  /// A line in pieces that are not wider than this when quoted; each but the last ends with a space.
  private static func broken(_ line: String, width: Int) -> [String] {
    var pieces: [String] = []
    var current = ""
    var word = ""
    func isFull(_ text: String) -> Bool { columns(POEscape.quotedLine(text)) > width }
    func take() {
      if !current.isEmpty, isFull(current + word) {
        pieces.append(current)
        current = ""
      }
      current += word
      word = ""
    }
    for character in line {
      word.append(character)
      if character == " " { take() }
    }
    take()
    return pieces + (current.isEmpty ? [] : [current])
  }
}
