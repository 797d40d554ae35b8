extension JSONReader {
  /// The way in which a string ends.
  enum StringEnd {
    case sound
    /// At the end of the line: the quote is missing.
    case lineEnd
    /// Somewhere after a quote that is not escaped.
    case doubtful
  }

  /// Skips the string that starts at the offset, and reports problems in it.
  ///
  /// - Returns: the end of the string, and whether its text differs from its spelling.
  mutating func scanString() -> (end: StringEnd, hasEscapes: Bool) {
    let start = scanner.offset
    var hasEscapes = false
    var hasControls = false
    scanner.offset += 1
    while true {
      scanner.offset = scanner.endOfPlainText(from: scanner.offset)
      guard !scanner.isAtEnd, !JSONScanner.isLineEnd(scanner.bytes[scanner.offset]) else {
        report(.unterminatedString, at: start..<start + 1, "this quote is not closed on its line", help: nil)
        return (.lineEnd, hasEscapes)
      }
      switch scanner.bytes[scanner.offset] {
      case UInt8(ascii: "\""):
        scanner.offset += 1
        return (skipUnescapedQuote() ? .doubtful : .sound, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        checkEscape()
      default:
        if !hasControls { reportControl(at: scanner.offset) }
        hasControls = true
        scanner.offset += 1
      }
    }
  }

  /// Assumes that an unterminated string includes the value after a key, and the comma if its line ends with one.
  mutating func takeSwallowedMarks(isKey: Bool) {
    if isKey { add(.invalid, scanner.offset..<scanner.offset) }
    expectation = afterValue
    guard let container = containers.last, scanner.bytes[scanner.offset - 1] == UInt8(ascii: ",") else { return }
    lastComma = scanner.offset - 1..<scanner.offset
    expectation = container.isObject ? .key : .value
  }

  private mutating func checkEscape() {
    let start = scanner.offset
    let (escape, length) = JSONEscape.read(scanner.bytes, at: start)
    scanner.offset += length
    let range = start..<scanner.offset
    switch escape {
    case .scalar: break
    case .incomplete:
      append(
        .badUnicodeEscape, at: range, "'\(scanner.text(range))' has fewer than four hexadecimal digits",
        help: "write four digits, as in '\\u00e9', or the character itself")
    case .loneSurrogate:
      append(
        .loneSurrogate, at: range, "half of a surrogate pair is not a character",
        help: "write the character itself, or both halves: '\\ud83d\\ude00'")
    case .unknown:
      if length > 1 {
        append(
          .unknownEscape, at: range, "'\(scanner.text(range))' is not an escape of JSON",
          help: "write '\\\\' for a backslash, or leave it out")
      }
    }
  }

  private mutating func reportControl(at offset: Int) {
    let name = Unicode.Scalar(scanner.bytes[offset]).described
    append(
      .controlCharacter, at: offset..<offset + 1, "control character \(name) in a string",
      help: scanner.bytes[offset] == 0x09 ? "write '\\t'" : "write it as an escape, or leave it out")
  }

  /// Reports a quote that cannot end its string, because text follows it directly, and skips the rest of the string: up
  /// to a quote before a structural character, or to the end of the line.
  ///
  /// - Returns: whether there is such a quote.
  private mutating func skipUnescapedQuote() -> Bool {
    guard !scanner.isAtEnd, !mayFollowString(scanner.bytes[scanner.offset]) else { return false }
    let quote = scanner.offset - 1..<scanner.offset
    report(.unescapedQuote, at: quote, "a quote inside a text is not escaped", help: "write '\\\"'")
    var end = scanner.offset
    while end < scanner.bytes.count, !JSONScanner.isLineEnd(scanner.bytes[end]) {
      end += 1
      if scanner.bytes[end - 1] == UInt8(ascii: "\""), isFollowedByMark(end) { break }
    }
    scanner.offset = end
    return true
  }

  /// Whether a structural character or the end of the line follows an offset.
  private func isFollowedByMark(_ start: Int) -> Bool {
    var offset = start
    while offset < scanner.bytes.count, scanner.bytes[offset].isSpaceOrTab { offset += 1 }
    guard offset < scanner.bytes.count else { return true }
    switch scanner.bytes[offset] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): return true
    default: return JSONScanner.isLineEnd(scanner.bytes[offset])
    }
  }

  private func mayFollowString(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""),
      UInt8(ascii: "/"):
      true
    default: byte.isSpaceTabOrLineBreak
    }
  }
}

extension JSONScanner {
  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
