/// Recovery if no entry starts where one should.
///
/// Each recovery reports one finding and leaves the scanner where the next entry may start, so that a broken entry does
/// not hide its neighbors or a whole language.
extension OpenStepReader {
  mutating func report(
    _ kind: FindingKind, at range: Range<Int>, _ message: String, help: String? = nil, related: Range<Int>? = nil
  ) {
    if isQuiet { return }
    isQuiet = true
    // Unreliable findings are dropped in the end anyway: one brace beyond the depth limit is a finding, and millions
    // may follow.
    if unreliable.contains(range.lowerBound) { return }
    findings.append(StringsFinding(.error, kind, at: range, message, help: help, related: related))
  }

  /// Reports the unexpected character at the offset by its clearest name.
  mutating func reportCharacter(expecting expected: String, help: String? = nil) {
    let (scalar, length) = scanner.scalar(at: scanner.offset)
    let range = scanner.offset..<scanner.offset + length
    switch scalar {
    case _ where SmartQuote.contains(scalar):
      report(
        .smartQuote, at: range, "expected \(expected), found typographic quote \(scalar.described)",
        help: "write the straight quote '\"'")
    case "\u{FEFF}":
      report(
        .misplacedByteOrderMark, at: range, "a byte order mark inside the file",
        help: "were two files joined? Foundation drops everything after it; remove the mark")
    case "\u{FFFD}" where hasInvalidBytes:
      // The character replaces a byte that was reported.
      isQuiet = true
    default:
      report(.unexpectedCharacter, at: range, "expected \(expected), found \(scalar.described)", help: help)
    }
  }

  mutating func reportJSON(expecting expected: String) {
    reportCharacter(
      expecting: expected, help: "this is JSON; a table has entries of the form \"key\" = \"value\";")
    isJSON = true
    unreliable.insert(scanner.offset + 1..<scanner.bytes.count + 1)
  }

  mutating func recoverFromUnexpectedStart() {
    let start = scanner.offset
    if isConflictMarker(at: start) {
      skipConflictMarker()
      return
    }
    switch scanner.peek() {
    case UInt8(ascii: ";"):
      report(
        .straySemicolon, at: start..<start + 1, "a ';' that ends nothing",
        help: "remove it: Foundation drops every entry after it without a word")
      skipRun { $0 == UInt8(ascii: ";") }
    case UInt8(ascii: "#"):
      reportCharacter(expecting: "a key", help: "comments are written /* … */ or // …")
      scanner.offset = scanner.endOfLine(from: start)
    case UInt8(ascii: "<") where scanner.starts(with: "<!--"):
      reportCharacter(expecting: "a key", help: "comments are written /* … */ or // …")
      skipMarkupComment()
    case UInt8(ascii: "{"):
      reportCharacter(expecting: "a key")
      skipRun { $0 == UInt8(ascii: "{") }
      strayBraces += scanner.bytes[start..<scanner.offset].count { $0 == UInt8(ascii: "{") }
    case UInt8(ascii: "}"):
      if strayBraces > 0 { strayBraces -= 1 } else { reportCharacter(expecting: "a key") }
      skipRun { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") }
    case UInt8(ascii: ",") where isJSON:
      scanner.offset += 1
    default:
      reportCharacter(expecting: "a key")
      skipToStringOnLine()
    }
  }

  /// Skips bytes of a kind and the blanks between them. Comments are left for the entry after them.
  private mutating func skipRun(of isPart: (UInt8) -> Bool) {
    var end = scanner.offset
    while end < scanner.bytes.count {
      if isPart(scanner.bytes[end]) {
        scanner.offset = end + 1
      } else if !(0x09...0x0D).contains(scanner.bytes[end]), scanner.bytes[end] != 0x20 {
        return
      }
      end += 1
    }
  }

  /// Skips one foreign character, or several that look like blanks. If a string follows, it may start the entry;
  /// otherwise the rest of the entry is skipped too.
  private mutating func skipToStringOnLine() {
    let start = scanner.offset
    if let key = smartQuotedText(from: start) { brokenKeys.append(TableKey(key)) }
    var next = start
    while next < scanner.bytes.count, next == start || isBlankLike(at: next) {
      next += scanner.scalar(at: next).length
    }
    if isBlankLike(at: start) || next < scanner.bytes.count && scanner.bytes[next] == UInt8(ascii: "\"") {
      scanner.offset = next
      staysQuiet = true
    } else {
      skipRestOfEntry()
    }
  }

  /// Whether a character looks like a blank, whether or not Foundation treats it as one; not a line break.
  func isBlankLike(at offset: Int) -> Bool {
    guard offset < scanner.bytes.count else { return false }
    let byte = scanner.bytes[offset]
    if byte < 0x80 { return byte.isSpaceOrTab }
    let scalar = scanner.scalar(at: offset).scalar
    return scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }

  private mutating func skipMarkupComment() {
    let start = scanner.offset
    var end = hasUnclosedMarkupComment ? scanner.bytes.count : start
    while end < scanner.bytes.count, !scanner.starts(with: "-->", at: end) { end += 1 }
    hasUnclosedMarkupComment = end == scanner.bytes.count
    scanner.offset = hasUnclosedMarkupComment ? scanner.endOfLine(from: start) : end + 3
  }
}
