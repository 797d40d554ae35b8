extension JSONReader {
  // MARK: Text that is not JSON

  /// Reports a word that is not a value, with a guess at the intended one.
  mutating func reportWord(_ word: Range<Int>) {
    guard isListening(at: word.lowerBound) else { return }
    let start = String(decoding: scanner.bytes[word.prefix(4)], as: UTF8.self).unicodeScalars.first
    if let quote = start, "“”„‘’'".unicodeScalars.contains(quote) {
      let range = word.lowerBound..<word.lowerBound + UTF8.width(quote)
      return report(
        .smartQuote, at: range, "expected a double quote, found \(quote.described)",
        help: "write a straight double quote")
    }
    if expectation == .key || expectation == .firstKey {
      return report(.invalidJSON, at: word, "a key without quotes", help: "write keys between double quotes")
    }
    guard word.count <= 40 else {
      return report(.invalidJSON, at: word, "text without quotes", help: "write texts between double quotes")
    }
    let text = scanner.text(word)
    let help =
      switch text.lowercased() {
      case "true", "yes": "write 'true'"
      case "false", "no": "write 'false'"
      case "nil", "none", "null", "undefined": "write 'null'"
      default: "write texts between double quotes, and numbers as in 1, -2 or 0.5"
      }
    report(.invalidJSON, at: word, "'\(text)' is not a value of JSON", help: help)
  }

  /// Skips a comment, which JSON does not have.
  ///
  /// - Returns: whether there is one at the offset.
  mutating func skipComment() -> Bool {
    let start = scanner.offset
    guard start + 1 < scanner.bytes.count, scanner.bytes[start] == UInt8(ascii: "/") else { return false }
    switch scanner.bytes[start + 1] {
    case UInt8(ascii: "/"): scanner.offset = scanner.endOfLine(from: start)
    case UInt8(ascii: "*"):
      scanner.offset = start + 2
      while scanner.offset < scanner.bytes.count {
        scanner.offset += 1
        if scanner.bytes[scanner.offset - 1] == UInt8(ascii: "/"), scanner.offset > start + 3,
          scanner.bytes[scanner.offset - 2] == UInt8(ascii: "*")
        {
          break
        }
      }
    default: return false
    }
    report(.invalidJSON, at: start..<start + 2, "JSON has no comments", help: "remove the comment")
    return true
  }

  mutating func reportTrailingText() {
    let start = scanner.offset
    report(
      .trailingJunk, at: start..<scanner.endOfLine(from: start), "text after the end of the JSON value",
      help: "were two files joined? nothing after the end is read")
    scanner.offset = scanner.bytes.count
  }

  /// Skips an object or array that is nested too deeply.
  mutating func skipTooDeepValue() {
    let start = scanner.offset
    if !hasReportedDepth {
      report(.invalidJSON, at: start..<start + 1, "more than \(JSONDocument.nestingLimit) values are nested")
      hasReportedDepth = true
    }
    var depth = 0
    repeat {
      let byte = scanner.bytes[scanner.offset]
      scanner.offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      default: break
      }
    } while depth > 0 && !scanner.isAtEnd
    add(.invalid, start..<scanner.offset)
    expectation = afterValue
  }

  /// Skips the rest of a string that is not checked.
  private mutating func skipString() {
    while true {
      scanner.offset = scanner.endOfPlainText(from: scanner.offset)
      guard !scanner.isAtEnd else { return }
      let byte = scanner.bytes[scanner.offset]
      if byte == UInt8(ascii: "\\"), scanner.offset + 1 < scanner.bytes.count { scanner.offset += 1 }
      scanner.offset += 1
      if byte == UInt8(ascii: "\"") || JSONScanner.isLineEnd(byte) { return }
    }
  }

  // MARK: Merge conflicts

  /// Reports a conflict at its first marker and reads only its first side, because the two sides rarely form one value.
  mutating func skipConflictMarker() {
    let marker = scanner.offset..<scanner.endOfLine(from: scanner.offset)
    scanner.offset = marker.upperBound
    let first = scanner.bytes[marker.lowerBound]
    let isSecondSide = first == UInt8(ascii: "=") || first == UInt8(ascii: "|")
    if isInConflict, isSecondSide {
      skipSecondSide()
    } else {
      append(.mergeConflict, at: marker, MergeConflict.message, help: MergeConflict.help)
    }
    isInConflict = first == UInt8(ascii: "<") || isInConflict && isSecondSide && lacksConflictEnd
  }

  private mutating func skipSecondSide() {
    guard !lacksConflictEnd else { return }
    var offset = scanner.offset
    while offset < scanner.bytes.count {
      while offset < scanner.bytes.count, JSONScanner.isLineEnd(scanner.bytes[offset]) { offset += 1 }
      let end = scanner.endOfLine(from: offset)
      if MergeConflict.isMarker(scanner.bytes, at: offset), scanner.bytes[offset] == UInt8(ascii: ">") {
        scanner.offset = end
        return
      }
      offset = end
    }
    lacksConflictEnd = true
  }

  // MARK: The end

  /// Closes everything that the end of the text leaves open.
  mutating func finish() {
    if nodes.isEmpty, findings.isEmpty {
      append(.emptyFile, at: 0..<0, "the file holds no JSON value", help: "an empty object is written '{}'")
    }
    guard let container = containers.last else { return }
    report(
      .missingBrace, at: lastEnd..<lastEnd, "the text ends before '\(container.isObject ? "}" : "]")'",
      help: "was the file cut short?")
    quietEnd = scanner.bytes.count + 1
    while !containers.isEmpty { closeInnermost(at: scanner.bytes.count) }
  }
}
