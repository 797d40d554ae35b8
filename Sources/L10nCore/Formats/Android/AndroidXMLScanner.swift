/// Splits XML into tags, comments and text, each with its place. Every byte is part of a token, and nothing fails: what is
/// no XML is text.
struct AndroidXMLScanner {
  struct Token {
    enum Kind {
      case open
      case close
      case text
      /// A CDATA section.
      case section
      case comment
      /// A declaration or processing instruction.
      case instruction
      case documentType
      /// A '<' that begins nothing.
      case stray
    }

    let kind: Kind
    let range: Range<Int>

    /// What stands between the marks; the attributes of a tag.
    let content: Range<Int>

    /// The name of a tag.
    var name = ""

    /// Whether a tag opens and closes its element.
    var isEmpty = false

    /// Whether the end is there.
    var isClosed = true
  }

  let bytes: [UInt8]
  let end: Int
  var offset: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  /// The next token; `nil` at the end.
  mutating func next() -> Token? {
    guard offset < end else { return nil }
    let start = offset
    guard bytes[start] == UInt8(ascii: "<") else {
      while offset < end, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
      return Token(kind: .text, range: start..<offset, content: start..<offset)
    }
    if starts(with: "<!--") { return marked(.comment, "<!--", "-->") }
    if starts(with: "<![CDATA[") { return marked(.section, "<![CDATA[", "]]>") }
    if starts(with: "<?") { return marked(.instruction, "<?", "?>") }
    if starts(with: "<!DOCTYPE") { return documentType() }
    let isClosing = start + 1 < end && bytes[start + 1] == UInt8(ascii: "/")
    let nameStart = isClosing ? start + 2 : start + 1
    guard nameStart < end, Self.beginsName(bytes[nameStart]) else {
      offset += 1
      return Token(kind: .stray, range: start..<offset, content: start..<offset)
    }
    return tag(isClosing ? .close : .open, nameStart)
  }

  private mutating func tag(_ kind: Token.Kind, _ nameStart: Int) -> Token {
    let start = offset
    offset = nameStart
    while offset < end, Self.isInName(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    let attributes = offset
    var quote: UInt8?
    // No value may hold a '<': one is the beginning of something else.
    while offset < end, bytes[offset] != UInt8(ascii: "<"), quote != nil || bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == quote {
        quote = nil
      } else if quote == nil, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
        quote = bytes[offset]
      }
      offset += 1
    }
    let isClosed = offset < end && bytes[offset] == UInt8(ascii: ">")
    let isEmpty = isClosed && kind == .open && bytes[offset - 1] == UInt8(ascii: "/")
    let content = attributes..<offset - (isEmpty ? 1 : 0)
    if isClosed { offset += 1 }
    return Token(kind: kind, range: start..<offset, content: content, name: name, isEmpty: isEmpty, isClosed: isClosed)
  }

  private mutating func marked(_ kind: Token.Kind, _ opening: StaticString, _ closing: StaticString) -> Token {
    let start = offset
    offset += opening.utf8CodeUnitCount
    let content = offset
    while offset < end, !starts(with: closing) { offset += 1 }
    let isClosed = offset < end
    let contentEnd = offset
    if isClosed { offset += closing.utf8CodeUnitCount }
    return Token(kind: kind, range: start..<offset, content: content..<contentEnd, isClosed: isClosed)
  }

  private mutating func documentType() -> Token {
    let start = offset
    offset += 9
    let content = offset
    var depth = 0
    while offset < end, depth > 0 || bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "[") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "]") { depth -= 1 }
      offset += 1
    }
    let isClosed = offset < end
    let contentEnd = offset
    if isClosed { offset += 1 }
    return Token(kind: .documentType, range: start..<offset, content: content..<contentEnd, isClosed: isClosed)
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  // MARK: Bytes

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isInName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }
}

extension AndroidXMLScanner {
  /// The attributes of a tag with the places of their values, quotes left out; `nil` where something else stands among
  /// them.
  func attributes(_ token: Token) -> [(name: String, value: Range<Int>)]? {
    var found: [(name: String, value: Range<Int>)] = []
    var index = token.content.lowerBound
    let end = token.content.upperBound
    func skipBlanks() { while index < end, Self.isBlank(bytes[index]) { index += 1 } }
    while true {
      let before = index
      skipBlanks()
      if index == end { return found }
      let start = index
      while index < end, Self.isInName(bytes[index]) { index += 1 }
      guard index > start, start > before else { return nil }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      skipBlanks()
      guard index < end, bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      skipBlanks()
      guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return nil }
      guard let close = bytes[index + 1..<end].firstIndex(of: bytes[index]) else { return nil }
      found.append((name, index + 1..<close))
      index = close + 1
    }
  }
}
