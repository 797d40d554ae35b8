/// Recovery from strings that do not end where they should.
extension OpenStepReader {
  /// Recovers from a quote that is never closed: the string is assumed to end with its line.
  mutating func recoverFromUnterminatedString(_ token: OpenStepScanner.Token) {
    let start = token.range.lowerBound
    let lineEnd = scanner.endOfLine(from: start)
    if !reportSmartClosingQuote(start: start, lineEnd: lineEnd) {
      report(
        .unterminatedString, at: start..<start + 1, "this quote is never closed",
        help: "close it; a backslash before the closing quote makes it part of the text")
    }
    unreliable.insert(lineEnd..<scanner.bytes.count + 1)
    scanner.offset = lineEnd
  }

  /// Whether a string is directly followed by something that cannot follow a string: its closing quote is most likely
  /// the opening quote of another.
  func endsAbruptly(_ token: OpenStepScanner.Token) -> Bool {
    guard !scanner.isAtEnd, !scanner.isAtBlank, token.isQuoted, token.range.count > 1 else { return false }
    switch scanner.peek() {
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ")"),
      UInt8(ascii: "}"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return scanner.peek(1) != UInt8(ascii: "/") && scanner.peek(1) != UInt8(ascii: "*")
    default:
      return true
    }
  }

  /// Recovers from a string over several lines that ends abruptly: either it was not closed on its first line, or its
  /// text contains a quote.
  mutating func recoverFromStringOverLineEnd(_ token: OpenStepScanner.Token) {
    guard let lineBreak = token.firstLineBreak else { return }
    if isSemicolon(before: lineBreak) || looksLikeOpeningQuote(closing: token) {
      let start = token.range.lowerBound
      if !reportSmartClosingQuote(start: start, lineEnd: lineBreak) {
        report(
          .unterminatedString, at: start..<start + 1, "this quote is not closed on its line",
          help: "close it there: the next quote opens another string",
          related: token.content.upperBound..<token.range.upperBound)
      }
      unreliable.insert(lineBreak..<token.content.upperBound)
      scanner.offset = lineBreak
    } else {
      reportUnescapedQuote(closing: token)
    }
  }

  private func isSemicolon(before lineBreak: Int) -> Bool {
    var index = lineBreak - 1
    while index > 0, scanner.bytes[index].isSpaceOrTab { index -= 1 }
    return index >= 0 && scanner.bytes[index] == UInt8(ascii: ";")
  }

  /// Whether only blanks, `key =` or the start of a comment precede a string's closing quote on its line.
  private func looksLikeOpeningQuote(closing token: OpenStepScanner.Token) -> Bool {
    var start = token.content.upperBound
    while !scanner.isLineStart(start) { start -= 1 }
    let before = scanner.bytes[start..<token.content.upperBound]
    let text = before.drop { $0.isSpaceOrTab }
    let last = text.last { $0 != 0x20 && $0 != 0x09 }
    return text.isEmpty || text.first == UInt8(ascii: "/") || last == UInt8(ascii: "=")
  }

  // MARK: Quotes inside a text

  mutating func reportUnescapedQuote(closing token: OpenStepScanner.Token) {
    let end = token.range.upperBound
    report(
      .unescapedQuote, at: end - 1..<end, "a quote inside a string",
      help: "write '\\\"' for a quote that belongs to the text")
    scanner.offset = end
    skipToEndOfText(quote: scanner.bytes[end - 1])
  }

  /// `"Tap "Send" now";`: whether the line continues with more text and another quote after a string's closing quote.
  mutating func isQuoteInsideText(closing token: OpenStepScanner.Token) -> Bool {
    let end = token.range.upperBound
    guard token.isQuoted, !scanner.isAtEnd, !scanner.hasLineBreak(in: end..<scanner.offset) else { return false }
    switch scanner.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "}"),
      UInt8(ascii: ":"), UInt8(ascii: "="), 0x0A, 0x0D:
      // Of these only a quote directly after another can belong to a text: `"say "" now";`
      guard scanner.peek() == scanner.bytes[end - 1], scanner.offset == end else { return false }
      return scanner.ahead { scanner in
        guard let next = scanner.string(), !next.isUnterminated, next.firstLineBreak == nil else { return false }
        return scanner.peek() != UInt8(ascii: ";") && scanner.peek() != UInt8(ascii: "=") && !scanner.isAtBlank
      }
    default:
      guard hasQuote(scanner.bytes[end - 1], beforeSemicolonFrom: scanner.offset) else { return false }
      return scanner.ahead { scanner in
        guard scanner.string() != nil else { return true }
        scanner.skipBlanks()
        return scanner.peek() != UInt8(ascii: "=") && scanner.peek() != UInt8(ascii: ";")
      }
    }
  }

  private func hasQuote(_ quote: UInt8, beforeSemicolonFrom start: Int) -> Bool {
    for byte in scanner.bytes[start...] {
      switch byte {
      case quote: return true
      case UInt8(ascii: ";"), 0x0A, 0x0D: return false
      default: continue
      }
    }
    return false
  }

  /// `"title = "Play";`: whether the string that just ended reaches from a key over the equals sign.
  func spansEqualsSign(_ token: OpenStepScanner.Token) -> Bool {
    scanner.bytes[token.content].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "=")
  }

  // MARK: Typographic closing quotes

  /// `"title” = "Play";`: reports a typographic quote in place of the closing straight one.
  ///
  /// It is one if it has no partner in the string and an equals sign, a semicolon or the end of the line follows.
  mutating func reportSmartClosingQuote(start: Int, lineEnd: Int) -> Bool {
    var index = start + 1
    var count = 0
    while index < lineEnd {
      let (scalar, length) = scanner.bytes[index] < 0x80 ? ("\0", 1) : scanner.scalar(at: index)
      if SmartQuote.isDouble(scalar) {
        count += 1
        if !count.isMultiple(of: 2), endsString(at: index + length) {
          report(
            .smartQuote, at: index..<index + length, "expected '\"', found typographic quote \(scalar.described)",
            help: "write the straight quote '\"'", related: start..<start + 1)
          return true
        }
      }
      index += length
    }
    return false
  }

  private func endsString(at offset: Int) -> Bool {
    let next = scanner.bytes[offset...].first { $0 != 0x20 && $0 != 0x09 }
    switch next {
    case UInt8(ascii: "="), UInt8(ascii: ";"), 0x0A, 0x0D, nil: return true
    default: return false
    }
  }
}
