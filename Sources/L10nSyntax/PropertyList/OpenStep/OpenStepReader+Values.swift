extension OpenStepReader {
  /// Reads any value; `nil` if none starts here or it breaks off, which is reported.
  mutating func readValue() -> PropertyListNode? {
    let start = scanner.offset
    switch scanner.peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard depth < PropertyListDocument.nestingLimit else {
        report(
          .nonStringValue, at: start..<start + 1,
          "more than \(PropertyListDocument.nestingLimit) values inside one another")
        unreliable.insert(start + 1..<scanner.bytes.count + 1)
        scanner.offset = scanner.bytes.count
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      scanner.offset += 1
      return scanner.bytes[start] == UInt8(ascii: "{") ? readDictionary(from: start) : readArray(from: start)
    case UInt8(ascii: "<"): return readData(from: start)
    default:
      guard scanner.isAtString, let token = scanner.string() else { return nil }
      if token.isUnterminated {
        recoverFromUnterminatedString(token)
        return nil
      }
      if token.firstLineBreak != nil, endsAbruptly(token) {
        recoverFromStringOverLineEnd(token)
        return nil
      }
      return PropertyListNode(value: .string(decoder.decode(token)), range: token.range)
    }
  }

  private mutating func readDictionary(from start: Int) -> PropertyListNode {
    let pairs = readEntries(inBraces: true)
    if scanner.isAtEnd {
      report(
        .missingBrace, at: scanner.offset..<scanner.offset, "the file ends before the '}' that closes '{'",
        related: start..<start + 1)
    } else {
      scanner.offset += 1
    }
    return PropertyListNode(value: .dictionary(pairs), range: start..<scanner.offset)
  }

  private mutating func readArray(from start: Int) -> PropertyListNode {
    var elements: [PropertyListNode] = []
    scanner.skipBlanks()
    while !scanner.isAtEnd, scanner.peek() != UInt8(ascii: ")") {
      guard let element = readValue() else { break }
      elements.append(element)
      scanner.skipBlanks()
      if scanner.peek() == UInt8(ascii: ",") { scanner.offset += 1 }
      scanner.skipBlanks()
    }
    if scanner.peek() == UInt8(ascii: ")"), !scanner.isAtEnd {
      scanner.offset += 1
    } else {
      report(
        .missingBrace, at: scanner.offset..<scanner.offset, "')' is missing", related: start..<start + 1)
    }
    return PropertyListNode(value: .array(elements), range: start..<scanner.offset)
  }

  /// Reads bytes in hexadecimal, `<48 69>`; `nil` for anything else, such as a tag. String tables contain no data, so
  /// the bytes themselves are not kept.
  private mutating func readData(from start: Int) -> PropertyListNode? {
    var end = start + 1
    var digits = 0
    while end < scanner.bytes.count {
      switch scanner.bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
        UInt8(ascii: "a")...UInt8(ascii: "f"):
        digits += 1
        end += 1
      case 0x09, 0x0A, 0x0D, 0x20: end += 1
      case 0xE2 where scanner.isLineSeparator(at: end): end += 3
      case UInt8(ascii: ">") where digits.isMultiple(of: 2):
        scanner.offset = end + 1
        return PropertyListNode(value: .other("data"), range: start..<scanner.offset)
      default: return nil
      }
    }
    return nil
  }
}
