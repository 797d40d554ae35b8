/// Splits XML into tags, comments and text, each with its place, for all readers of XML.
///
/// Every byte is part of a token, and nothing fails: text that does not begin markup is text. Nothing is expanded or
/// fetched: a document type is one token, and a reference is part of a text.
package struct XMLScanner: Sendable {
  /// A tag, a text or another piece of the file.
  package struct Token: Sendable {
    /// The kinds of pieces.
    package enum Kind: Sendable {
      /// A start tag, or the tag of an element without contents.
      case open
      /// An end tag.
      case close
      /// Text between markup, including references.
      case text
      /// A CDATA section.
      case section
      /// A comment.
      case comment
      /// A declaration or processing instruction.
      case instruction
      /// A document type with its declarations.
      case documentType
      /// A '<' that does not begin markup.
      case stray
    }

    /// The kind of the piece.
    package let kind: Kind

    /// The range of the whole piece, marks included.
    package let range: Range<Int>

    /// The range of the text between the marks; for a tag, of its attributes.
    package let content: Range<Int>

    /// The name of a tag.
    package var name = ""

    /// Whether a tag both opens and closes its element.
    package var isEmpty = false

    /// Whether the piece has its end.
    package var isClosed = true
  }

  /// The text of the file.
  package let bytes: [UInt8]

  /// The offset after the last token.
  package let end: Int

  /// The offset of the next token.
  package var offset: Int

  /// - Parameter range: the part to split; `nil` for all.
  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    (offset, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
  }

  /// The next token; `nil` at the end.
  ///
  /// - Complexity: O(*n*) in the length of the token.
  package mutating func next() -> Token? {
    guard offset < end else { return nil }
    let start = offset
    guard bytes[start] == UInt8(ascii: "<") else {
      offset = firstIndex(of: "<", in: start..<end) ?? end
      return Token(kind: .text, range: start..<offset, content: start..<offset)
    }
    let next = start + 1 < end ? bytes[start + 1] : 0
    let isClosing = next == UInt8(ascii: "/")
    let nameStart = isClosing ? start + 2 : start + 1
    if nameStart < end, Self.beginsName(bytes[nameStart]) { return tag(isClosing ? .close : .open, nameStart) }
    if next == UInt8(ascii: "?") { return marked(.instruction, "<?", "?>") }
    if holds("<!--", at: start) { return marked(.comment, "<!--", "-->") }
    if holds("<![CDATA[", at: start) { return marked(.section, "<![CDATA[", "]]>") }
    if holds("<!DOCTYPE", at: start) { return documentType() }
    offset += 1
    return Token(kind: .stray, range: start..<offset, content: start..<offset)
  }

  private mutating func tag(_ kind: Token.Kind, _ nameStart: Int) -> Token {
    let start = offset
    var nameEnd = nameStart
    while nameEnd < end, Self.isInName(bytes[nameEnd]) { nameEnd += 1 }
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
    offset = endOfAttributes(from: nameEnd)
    let isClosed = offset < end && bytes[offset] == UInt8(ascii: ">")
    let isEmpty = isClosed && kind == .open && bytes[offset - 1] == UInt8(ascii: "/")
    let content = nameEnd..<offset - (isEmpty ? 1 : 0)
    if isClosed { offset += 1 }
    return Token(kind: kind, range: start..<offset, content: content, name: name, isEmpty: isEmpty, isClosed: isClosed)
  }

  /// The offset of the '>' of a tag, or of the '<' before which it is missing. A quoted value may contain a '>', but no
  /// '<'; an unclosed quote hides nothing.
  private func endOfAttributes(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
      let quote = bytes[index]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        let close = bytes[index + 1..<end].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") }
        if let close, bytes[close] == quote { index = close }
      }
      index += 1
    }
    return index
  }

  private mutating func marked(_ kind: Token.Kind, _ opening: StaticString, _ closing: StaticString) -> Token {
    let start = offset
    let content = start + opening.utf8CodeUnitCount
    let contentEnd = firstIndex(of: closing, in: content..<end)
    offset = contentEnd.map { $0 + closing.utf8CodeUnitCount } ?? end
    return Token(
      kind: kind, range: start..<offset, content: content..<(contentEnd ?? end), isClosed: contentEnd != nil)
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

  // MARK: Bytes

  /// The offset of a text's first occurrence in a range; `nil` if there is none.
  package func firstIndex(of text: StaticString, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      let first = text.utf8Start[0]
      var index = range.lowerBound
      while index + text.utf8CodeUnitCount <= range.upperBound {
        if bytes[index] == first, holds(text, at: index) { return index }
        index += 1
      }
      return nil
    }
  }

  private func holds(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  /// Whether a byte is a blank between tags and attributes (XML 1.0, production 3, "S").
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte may be part of a name.
  package static func isInName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte) && byte != UInt8(ascii: "/")
  }
}
