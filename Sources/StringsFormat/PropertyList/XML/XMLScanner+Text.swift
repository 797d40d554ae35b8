extension XMLScanner {
  /// Reads the text at the offset, up to a tag or what is passed over.
  mutating func textToken() -> Token {
    let start = offset
    let plainEnd = endOfPlainText(from: start)
    if plainEnd == bytes.count || bytes[plainEnd] == UInt8(ascii: "<") && isMarkup(at: plainEnd) {
      offset = plainEnd
      range = start..<offset
      decodedText = nil
      return .text
    }
    var output: [UInt8] = []
    while offset < bytes.count {
      let end = endOfPlainText(from: offset)
      output.append(contentsOf: bytes[offset..<end])
      offset = end
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: "&") {
        appendReference(to: &output)
      } else if starts(with: "<![CDATA[") {
        appendCDATA(to: &output)
      } else if isMarkup(at: offset) {
        break
      } else if MergeConflict.isMarker(bytes, at: offset) {
        reportConflict(at: offset)
        offset += 7
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else {
        report(at: offset..<offset + 1, "'<' where text is due", help: "write '&lt;' for the character")
        output.append(UInt8(ascii: "<"))
        offset += 1
      }
    }
    range = start..<offset
    decodedText = String(decoding: output, as: UTF8.self)
    return .text
  }

  func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
    return index
  }

  /// Whether a '<' starts a tag, a comment or an instruction. A CDATA section is text.
  private func isMarkup(at start: Int) -> Bool {
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: "!"): return start + 2 < bytes.count && bytes[start + 2] != UInt8(ascii: "[")
    default: return isTag(at: start)
    }
  }

  private mutating func appendCDATA(to output: inout [UInt8]) {
    let start = offset
    offset += 9
    let contentStart = offset
    while offset < bytes.count, !starts(with: "]]>") { offset += 1 }
    output.append(contentsOf: bytes[contentStart..<offset])
    if offset >= bytes.count { report(at: start..<start + 1, "this CDATA section is never closed") }
    offset = min(offset + 3, bytes.count)
  }

  private mutating func appendReference(to output: inout [UInt8]) {
    guard let (value, end) = reference(at: offset) else {
      let fault = XMLText.fault(ofReferenceIn: Array(bytes[offset..<min(bytes.count, offset + 12)])[...])
      report(at: offset..<offset + 1, fault.message, help: fault.help)
      output.append(UInt8(ascii: "&"))
      offset += 1
      return
    }
    output.append(scalarValue: value)
    offset = end
  }

  /// What the reference at an offset stands for, and the offset after it; `nil` where the '&' starts none.
  func reference(at start: Int) -> (value: UInt32, end: Int)? {
    var end = start + 1
    while end < bytes.count, end - start <= 10, isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "#") {
      end += 1
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return XMLText.scalar(referencedBy: name).map { ($0.value, end + 1) }
  }
}
