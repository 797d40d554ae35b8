/// Walks over the spelling of a text and collects its pieces.
struct TextSpellingWalk {
  private(set) var pieces: [TextSpelling.Piece] = []

  /// The UTF-8 of the text so far.
  private(set) var text: [UInt8] = []

  /// The offset of the spelling in its file.
  let start: Int

  init(start: Int) { self.start = start }

  // MARK: Pieces

  private mutating func add(
    verbatim range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, isInSection: Bool = false
  ) {
    if range.isEmpty { return }
    let begin = text.count
    text.append(contentsOf: bytes[range])
    pieces.append(
      TextSpelling.Piece(
        text: begin..<text.count, source: start + range.lowerBound..<start + range.upperBound, isVerbatim: true,
        isInSection: isInSection))
  }

  /// - Parameter append: appends the value of the escape to the text.
  private mutating func add(escape range: Range<Int>, _ append: (inout [UInt8]) -> Void) {
    let begin = text.count
    append(&text)
    if text.count == begin { return }
    pieces.append(
      TextSpelling.Piece(
        text: begin..<text.count, source: start + range.lowerBound..<start + range.upperBound, isVerbatim: false))
  }

  private mutating func add(escape range: Range<Int>, scalar: UInt32) {
    add(escape: range) { $0.append(scalarValue: scalar) }
  }

  // MARK: Syntaxes

  /// Reads a string of an old-style property list.
  ///
  /// - Returns: the range between its quotes; `nil` for anything else than one string.
  mutating func readOpenStep(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if !bytes.isEmpty, bytes.allSatisfy(OpenStepScanner.isBareCharacter) {
      add(verbatim: 0..<bytes.count, of: bytes)
      return 0..<bytes.count
    }
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let content = 1..<bytes.count - 1
    var offset = content.lowerBound
    while offset < content.upperBound {
      let end = bytes[offset..<content.upperBound].firstIndex(of: UInt8(ascii: "\\")) ?? content.upperBound
      // A quote is the end unless it is escaped.
      if bytes[offset..<end].contains(quote) { return nil }
      add(verbatim: offset..<end, of: bytes)
      offset = end
      if offset == content.upperBound { break }
      guard let (length, meaning) = OpenStepEscape.read(bytes, at: offset, end: content.upperBound) else { return nil }
      let range = offset..<offset + length
      switch meaning {
      case .scalar(let scalar): add(escape: range, scalar: scalar)
      case .itself: add(escape: range) { $0.append(contentsOf: bytes[range.dropFirst()]) }
      }
      offset = range.upperBound
    }
    return content
  }

  /// Reads a JSON string.
  ///
  /// - Returns: the range between its quotes; `nil` for anything else than one string.
  mutating func readJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else { return nil }
    let content = 1..<bytes.count - 1
    let inside = UnsafeBufferPointer(rebasing: bytes[..<content.upperBound])
    var offset = content.lowerBound
    while offset < content.upperBound {
      let end = inside[offset...].firstIndex(of: UInt8(ascii: "\\")) ?? content.upperBound
      if inside[offset..<end].contains(UInt8(ascii: "\"")) { return nil }
      add(verbatim: offset..<end, of: bytes)
      offset = end
      if offset == content.upperBound { break }
      let (escape, length) = JSONEscape.read(inside, at: offset)
      let range = offset..<offset + length
      switch escape {
      case .scalar(let scalar): add(escape: range, scalar: scalar.value)
      case .incomplete, .loneSurrogate: add(escape: range, scalar: 0xFFFD)
      case .unknown: add(escape: range) { $0.append(contentsOf: bytes[range.dropFirst()]) }
      }
      offset = range.upperBound
    }
    return content
  }

  /// Reads an element of an XML property list that holds text.
  ///
  /// - Returns: the range between its tags; `nil` for anything else than one sound element.
  mutating func readXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var scanner = XMLScanner(Array(bytes))
    guard let tag = scanner.next(), tag.kind == .open, tag.isClosed else { return nil }
    let content = tag.range.upperBound
    if tag.isEmpty { return content == bytes.count ? content..<content : nil }
    while let token = scanner.next(), token.isClosed {
      switch token.kind {
      case .text:
        for (range, reference) in scanner.parts(of: token.range) {
          if let scalar = reference.flatMap(XMLText.scalar) {
            add(escape: range, scalar: scalar.value)
          } else {
            add(verbatim: range, of: bytes)
          }
        }
      case .section: add(verbatim: token.content, of: bytes, isInSection: true)
      case .comment, .instruction: continue
      case .close where token.name == tag.name && scanner.offset == bytes.count:
        return content..<token.range.lowerBound
      default: return nil
      }
    }
    return nil
  }
}
