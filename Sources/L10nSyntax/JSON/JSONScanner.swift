/// Walks over the bytes of a JSON text: blanks, strings, words.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isSpaceTabOrLineBreak { offset += 1 }
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The offset of the line end at or after an offset, or of the end of the text.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  /// Skips a word: everything up to a blank, a quote or a structural character, at least one character.
  mutating func skipWord() -> Range<Int> {
    let start = offset
    repeat { offset += 1 } while offset < bytes.count && !endsWord(bytes[offset])
    return start..<offset
  }

  private func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Whether a range is a JSON number: `-1`, `0.5`, `2e10`; not `+1`, `.5` or `01`.
  func isNumber(_ range: Range<Int>) -> Bool {
    var rest = bytes[range]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = Self.takeDigits(&rest)
    guard whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if Self.takeDigits(&rest).isEmpty { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if Self.takeDigits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let digits = rest.prefix { $0.isASCIIDigit }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// The offset of the first quote, backslash or control character at or after a start; the end of the text if there is
  /// none.
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C, bytes[offset] >= 0x20 { offset += 1 }
    return offset
  }
}
