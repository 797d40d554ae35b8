extension XMLScanner {
  /// The attributes of a tag with the ranges of their values without quotes; `nil` if there is any other text.
  package func attributes(_ token: Token) -> [(name: String, value: Range<Int>)]? {
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

  /// The parts of a text or of an attribute's value in their order: literal text, and references.
  ///
  ///     "1 &lt; 2 & 3"
  ///     // "1 ", "&lt;" (reference "lt"), " 2 ", "&" (reference ""), " 3"
  ///
  /// - Returns: with each reference the name between `&` and `;`, which is empty for an '&' that does not begin one.
  package func parts(of text: Range<Int>) -> UnfoldSequence<(range: Range<Int>, reference: String?), Int> {
    sequence(state: text.lowerBound) { offset in
      let start = offset
      guard start < text.upperBound else { return nil }
      guard bytes[start] == UInt8(ascii: "&") else {
        offset = firstIndex(of: "&", in: start..<text.upperBound) ?? text.upperBound
        return (start..<offset, nil)
      }
      // No name is longer.
      let limit = min(text.upperBound, start + 65)
      let nameEnd = bytes[start + 1..<limit].firstIndex { !Self.isInName($0) && $0 != UInt8(ascii: "#") } ?? limit
      let isReference = nameEnd < text.upperBound && bytes[nameEnd] == UInt8(ascii: ";")
      offset = isReference ? nameEnd + 1 : start + 1
      return (start..<offset, isReference ? String(decoding: bytes[start + 1..<nameEnd], as: UTF8.self) : "")
    }
  }
}
