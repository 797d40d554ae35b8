/// Skipping of unreadable text to the place where the next entry may start.
extension OpenStepReader {
  /// Skips to after the next `;` outside quotes and comments, or to the end of the line if that comes first.
  ///
  /// - Returns: `false`, as the result of the read that failed.
  @discardableResult
  mutating func skipRestOfEntry() -> Bool {
    var pairsQuotes = true
    while !scanner.isAtEnd {
      switch scanner.peek() {
      case 0x0A, 0x0D: return false
      case UInt8(ascii: ";"):
        scanner.offset += 1
        return false
      case UInt8(ascii: "\"") where pairsQuotes:
        // If a quote has no partner on its line, the rest of the line has no pairs either.
        if let end = endOfStringOnLine(from: scanner.offset) { scanner.offset = end } else { pairsQuotes = false }
      case UInt8(ascii: "/") where scanner.skipComment(): break
      case 0xC2 where skipSmartQuotedText(), 0xE2 where skipSmartQuotedText(): break
      case let byte where OpenStepScanner.isBareCharacter(byte): _ = scanner.string()
      default: scanner.offset += 1
      }
    }
    return false
  }

  /// Skips to the position after the quote that closes a text with inner quotes, which a semicolon shows, or to the end
  /// of the line.
  mutating func skipToEndOfText(quote: UInt8) {
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if byte == 0x0A || byte == 0x0D { return }
      scanner.offset += 1
      guard byte == quote else { continue }
      while scanner.peek() == 0x20 || scanner.peek() == 0x09 { scanner.offset += 1 }
      if scanner.peek() == UInt8(ascii: ";") {
        scanner.offset += 1
        return
      }
    }
  }

  private mutating func endOfStringOnLine(from start: Int) -> Int? {
    // All quotes after one without a partner are escaped, and have no partner either.
    if unpairedQuotes.contains(start) { return nil }
    var index = start + 1
    while index < scanner.bytes.count {
      switch scanner.bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case 0x0A, 0x0D:
        unpairedQuotes = start..<index
        return nil
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    unpairedQuotes = start..<scanner.bytes.count
    return nil
  }

  // MARK: Typographic quotes

  /// The text between the typographic quote at an offset and the next one on its line.
  func smartQuotedText(from start: Int) -> String? {
    guard let inner = smartQuotedRange(from: start) else { return nil }
    return String(decoding: scanner.bytes[inner], as: UTF8.self)
  }

  private mutating func skipSmartQuotedText() -> Bool {
    guard let inner = smartQuotedRange(from: scanner.offset) else { return false }
    scanner.offset = inner.upperBound + scanner.scalar(at: inner.upperBound).length
    return true
  }

  private func smartQuotedRange(from start: Int) -> Range<Int>? {
    let (opening, length) = scanner.scalar(at: start)
    guard SmartQuote.isDouble(opening) else { return nil }
    var index = start + length
    while index < scanner.bytes.count, scanner.bytes[index] != 0x0A, scanner.bytes[index] != 0x0D {
      if scanner.bytes[index] >= 0x80, SmartQuote.isDouble(scanner.scalar(at: index).scalar) {
        return start + length..<index
      }
      index += 1
    }
    return nil
  }
}
