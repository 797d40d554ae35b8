/// Recovery within a broken entry.
extension OpenStepReader {
  /// Adds a key whose entry has no value, as far as the key is known.
  mutating func addBrokenKey(_ token: OpenStepScanner.Token) {
    if unreliable.contains(token.range.lowerBound) { return }
    let isSound = !token.isUnterminated && token.firstLineBreak == nil && !spansEqualsSign(token)
    if isSound {
      brokenKeys.append(TableKey(decoder.decode(token)))
      return
    }
    let text = scanner.bytes[token.content].prefix {
      $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") && $0 != 0x0A && $0 != 0x0D
    }
    guard let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    brokenKeys.append(TableKey(String(decoding: text[...last], as: UTF8.self)))
  }

  /// Skips blanks, and characters that look like blanks but are not blanks to Foundation, with a finding for the first
  /// of those.
  mutating func skipBlanksInEntry() {
    scanner.skipBlanks()
    while !scanner.isAtEnd, scanner.peek() >= 0x80, isBlankLike(at: scanner.offset) {
      reportCharacter(expecting: "a blank")
      scanner.offset += scanner.scalar(at: scanner.offset).length
      scanner.skipBlanks()
    }
  }

  // MARK: Missing equals sign

  /// - Returns: whether a value may follow.
  mutating func recoverFromMissingEquals(after key: OpenStepScanner.Token, at mark: OpenStepScanner.Mark) -> Bool {
    let keyEnd = key.range.upperBound
    if key.firstLineBreak != nil, scanner.offset == keyEnd, endsAbruptly(key) {
      recoverFromStringOverLineEnd(key)
      return false
    }
    if scanner.isAtEnd {
      report(.missingSemicolon, at: keyEnd..<keyEnd, "the file ends before the ';' of this entry", help: "add ';'")
      return false
    }
    if isConflictMarker(at: scanner.offset) {
      skipConflictInEntry()
      return false
    }
    let isAtNewEntry = scanner.hasLineBreak(in: keyEnd..<scanner.offset) && !isAtNestedValue
    if isAtNewEntry || scanner.peek() == UInt8(ascii: "}") {
      report(.missingSemicolon, at: keyEnd..<keyEnd, "this entry has no '=' with a value and no ';'")
      scanner.rewind(to: mark)
      return false
    }
    if scanner.offset == keyEnd, endsAbruptly(key), isQuoteInsideText(closing: key) {
      recoverFromQuoteInKey(key)
      return false
    }
    guard scanner.isAtString && scanner.peek() != UInt8(ascii: ":") || isAtNestedValue else {
      return recoverFromCharacterForEquals()
    }
    report(.missingEquals, at: keyEnd..<keyEnd, "no '=' between key and value", help: "add '='")
    if isAtNestedValue {
      _ = readValue()
      return skipRestOfEntry()
    }
    return isAtValueOfEntry(key) || skipRestOfEntry()
  }

  private var isAtNestedValue: Bool {
    scanner.peek() == UInt8(ascii: "{") || scanner.peek() == UInt8(ascii: "(")
  }

  private mutating func recoverFromQuoteInKey(_ key: OpenStepScanner.Token) {
    guard spansEqualsSign(key) else {
      reportUnescapedQuote(closing: key)
      return
    }
    let start = key.range.lowerBound
    if !reportSmartClosingQuote(start: start, lineEnd: key.content.upperBound) {
      report(.unterminatedString, at: start..<start + 1, "the quote of this key is not closed before '='")
    }
    skipToEndOfText(quote: scanner.bytes[start])
  }

  /// Whether the entry has a value after its key: `"a" "b";` does, `more words = "b";` and `"a" b = "c";` do not.
  private mutating func isAtValueOfEntry(_ key: OpenStepScanner.Token) -> Bool {
    let isQuoted = key.isQuoted
    return scanner.ahead { scanner in
      guard let next = scanner.string(), !next.isUnterminated, isQuoted || next.isQuoted || scanner.peek() == 0x3B
      else { return false }
      scanner.skipBlanks()
      return scanner.peek() != UInt8(ascii: "=")
    }
  }

  private mutating func recoverFromCharacterForEquals() -> Bool {
    if scanner.peek() == UInt8(ascii: ":") {
      if isBracedFile || strayBraces > 0 { reportJSON(expecting: "'='") } else { reportCharacter(expecting: "'='") }
      scanner.offset += 1
      return true
    }
    reportCharacter(expecting: "'='")
    let (scalar, length) = scanner.scalar(at: scanner.offset)
    switch scalar {
    case "\u{FF1D}", "\u{FE66}", "\u{FF1A}":  // full-width and small equals signs, full-width colon
      scanner.offset += length
      return true
    default: return skipRestOfEntry()
    }
  }

  // MARK: Missing value

  mutating func recoverFromMissingValue(after equalsEnd: Int) {
    let start = scanner.offset
    if !scanner.isAtEnd, isConflictMarker(at: start) {
      skipConflictInEntry()
      return
    }
    switch scanner.peek() {
    case _ where scanner.isAtEnd:
      report(.missingValue, at: equalsEnd..<equalsEnd, "the file ends before the value of this entry")
    case UInt8(ascii: ";"):
      let isOnLine = !scanner.hasLineBreak(in: equalsEnd..<start)
      report(
        .missingValue, at: isOnLine ? start..<start + 1 : equalsEnd..<equalsEnd, "no value between '=' and ';'",
        help: "write \"\" for an empty text")
      scanner.offset += 1
    case UInt8(ascii: "}"):
      report(.missingValue, at: equalsEnd..<equalsEnd, "no value after '='")
    case UInt8(ascii: "@") where scanner.peek(1) == UInt8(ascii: "\""):
      reportCharacter(expecting: "a value", help: "a table is not Objective-C: leave the '@' out")
      skipRestOfEntry()
    default:
      reportCharacter(expecting: "a value")
      skipRestOfEntry()
    }
  }

  // MARK: Missing semicolon

  /// - Returns: whether the value before the missing semicolon is reliable.
  mutating func recoverFromMissingSemicolon(
    after value: PropertyListNode, at mark: OpenStepScanner.Mark
  ) -> Bool {
    let end = value.range.upperBound
    let closing = scanner.bytes[end - 1]
    let isQuoted = closing == UInt8(ascii: "\"") || closing == UInt8(ascii: "'")
    let token = OpenStepScanner.Token(range: value.range, content: isQuoted ? end - 1..<end - 1 : value.range)
    if !scanner.isAtEnd, isForSemicolon(at: scanner.offset) {
      reportCharacter(expecting: "';'")
      scanner.offset += scanner.scalar(at: scanner.offset).length
      return true
    }
    if isQuoteInsideText(closing: token) {
      reportUnescapedQuote(closing: token)
      return false
    }
    if !isQuoted, scanner.offset == end, isForeignToBareWord {
      let isGluedComment = closing == UInt8(ascii: "/") && scanner.peek() == UInt8(ascii: "*")
      reportCharacter(
        expecting: "';'", help: isGluedComment ? "the '/' belongs to the word: put a blank before the comment" : nil)
      if isGluedComment { scanner.offset -= 1 }
      return skipRestOfEntry()
    }
    report(.missingSemicolon, at: end..<end, "no ';' after the value", help: "add ';'")
    skipOrphans(after: end, mark: mark)
    return true
  }

  /// Whether there is a semicolon of another script, or a character that looks like one.
  private func isForSemicolon(at offset: Int) -> Bool {
    switch scanner.scalar(at: offset).scalar {
    case "\u{FF1B}", "\u{FE54}", "\u{37E}", "\u{61B}", "\u{204F}": true
    default: false
    }
  }

  private var isForeignToBareWord: Bool {
    switch scanner.peek() {
    case _ where scanner.isAtEnd || scanner.isAtString || scanner.isAtBlank: false
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "="): false
    default: true
    }
  }

  /// Skips the text between a value without a semicolon and the next entry.
  private mutating func skipOrphans(after end: Int, mark: OpenStepScanner.Mark) {
    if scanner.peek() == UInt8(ascii: ",") {
      scanner.offset += 1
      return
    }
    let isOnLine = !scanner.hasLineBreak(in: end..<scanner.offset)
    if scanner.isAtString {
      let next = scanner.ahead { scanner in
        let isWhole = scanner.string()?.isUnterminated == false
        scanner.skipBlanks()
        return (byte: isWhole ? scanner.peek() : 0, offset: scanner.offset)
      }
      if next.byte == UInt8(ascii: ";") {
        // `"a" = "1"⏎ "one";`: this is the rest of the entry, not an entry `"one";`.
        scanner.offset = next.offset + 1
      } else if isOnLine, next.byte != UInt8(ascii: "=") {
        skipRestOfEntry()
      } else {
        scanner.rewind(to: mark)
      }
    } else if isOnLine, !scanner.isAtEnd, scanner.peek() != UInt8(ascii: "}") {
      skipRestOfEntry()
    } else {
      scanner.rewind(to: mark)
    }
  }
}
