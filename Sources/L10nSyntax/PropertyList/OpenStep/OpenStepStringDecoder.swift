/// Decodes the escapes of one string, and reports misleading ones.
///
/// Escapes are UTF-16 units, as in CoreFoundation: two separately written halves make one character.
struct OpenStepStringDecoder {
  let bytes: UnsafeBufferPointer<UInt8>
  private var output: [UInt8] = []
  private var pendingLead: (unit: UInt16, range: Range<Int>)?
  private(set) var findings: [StringsFinding] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func decode(_ token: OpenStepScanner.Token) -> String {
    guard token.hasEscapes || token.hasControls else {
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[token.content]), as: UTF8.self)
    }
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(token.content.count)
    let content = UnsafeBufferPointer(rebasing: bytes[..<token.content.upperBound])
    var offset = token.content.lowerBound
    while offset < content.count {
      let end = content.endOfPlainText(from: offset, quote: UInt8(ascii: "\\"))
      if end > offset {
        flushLead()
        output.append(contentsOf: content[offset..<end])
        offset = end
      } else if content[offset] == UInt8(ascii: "\\"), offset + 1 < content.count {
        offset = decodeEscape(at: offset, end: content.count)
      } else {
        flushLead()
        reportControl(content[offset], at: offset)
        output.append(content[offset])
        offset += 1
      }
    }
    flushLead()
    return String(decoding: output, as: UTF8.self)
  }

  /// - Returns: the offset after the escape.
  private mutating func decodeEscape(at start: Int, end: Int) -> Int {
    let letter = bytes[start + 1]
    switch letter {
    case UInt8(ascii: "U"): return decodeUnicodeEscape(at: start, end: end)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return decodeOctalEscape(at: start, end: end)
    default: break
    }
    flushLead()
    if let meaning = SimpleEscape.meaning(of: letter) {
      output.append(meaning)
      return start + 2
    }
    if let control = Self.controlEscapes(letter) {
      output.append(control)
      return start + 2
    }
    switch letter {
    case 0x0A, 0x0D: break
    default: reportUnknownEscape(at: start, end: end)
    }
    output.append(letter)
    return start + 2
  }

  /// The control character of an escape's letter; `nil` for other letters.
  static func controlEscapes(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }

  private mutating func decodeUnicodeEscape(at start: Int, end: Int) -> Int {
    let (value, offset) = OpenStepEscape.unit(bytes, at: start, end: end)
    let range = start..<offset
    if offset == start + 2 {
      findings.append(
        StringsFinding(
          .error, .badUnicodeEscape, at: range, "'\\U' without hexadecimal digits",
          help: "write four digits, as in '\\U00E9', or the character itself"))
      flushLead()
      output.append(0)
      return offset
    }
    if UTF16.isLeadSurrogate(value) {
      flushLead()
      pendingLead = (value, range)
    } else if UTF16.isTrailSurrogate(value) {
      if let lead = pendingLead {
        output.append(scalarValue: 0x10000 + (UInt32(lead.unit & 0x3FF) << 10 | UInt32(value & 0x3FF)))
        pendingLead = nil
      } else {
        reportLoneSurrogate(at: range)
        output.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
    } else {
      flushLead()
      if value < 0x20 || (0x7F...0x9F).contains(value), value != 0x09, value != 0x0A, value != 0x0D {
        reportControlEscape(value, at: range, end: end)
      }
      output.append(scalarValue: UInt32(value))
    }
    return offset
  }

  private mutating func decodeOctalEscape(at start: Int, end: Int) -> Int {
    flushLead()
    var value = 0
    var offset = start + 1
    while offset < end, offset < start + 4, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) {
      value = value << 3 | Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    let scalar = NextStepEncoding.scalar(UInt8(truncatingIfNeeded: value))
    output.append(scalarValue: scalar.value)
    let written = String(decoding: bytes[start..<offset], as: UTF8.self)
    findings.append(
      StringsFinding(
        .warning, .octalEscape, at: start..<offset, "'\(written)' is octal and read as \(scalar.described)",
        help: "write the character itself, or '\\U' with four hexadecimal digits"))
    return offset
  }

  // MARK: Findings

  private mutating func flushLead() {
    guard let lead = pendingLead else { return }
    pendingLead = nil
    reportLoneSurrogate(at: lead.range)
    output.append(contentsOf: [0xEF, 0xBF, 0xBD])
  }

  private mutating func reportLoneSurrogate(at range: Range<Int>) {
    findings.append(
      StringsFinding(
        .warning, .loneSurrogate, at: range, "half of a surrogate pair is not a character",
        help: "write the character itself, or both halves: '\\UD83D\\UDE00'"))
  }

  private mutating func reportControlEscape(_ value: UInt16, at range: Range<Int>, end: Int) {
    let eightDigits =
      range.upperBound + 4 <= end
      && bytes[range.upperBound..<range.upperBound + 4].allSatisfy { $0.hexDigit != nil }
    if eightDigits, value <= 0x10 {
      findings.append(
        StringsFinding(
          .warning, .badUnicodeEscape, at: range.lowerBound..<range.upperBound + 4,
          "'\\U' takes four digits, the other four are read as text",
          help: "write the character itself, or a surrogate pair: '\\UD83D\\UDE00'"))
    } else {
      report(control: UInt32(value), at: range)
    }
  }

  private mutating func reportControl(_ byte: UInt8, at offset: Int) {
    if byte < 0x20 ? byte != 0x09 && byte != 0x0A && byte != 0x0D : byte == 0x7F {
      report(control: UInt32(byte), at: offset..<offset + 1)
    } else if byte == 0xC2, offset + 1 < bytes.count, (0x80...0x9F).contains(bytes[offset + 1]) {
      report(control: UInt32(bytes[offset + 1]), at: offset..<offset + 2)
    }
  }

  private mutating func report(control value: UInt32, at range: Range<Int>) {
    let name = Unicode.Scalar(value)?.described ?? ""
    findings.append(StringsFinding(.warning, .controlCharacter, at: range, "control character \(name) in a string"))
  }

  private mutating func reportUnknownEscape(at start: Int, end: Int) {
    var length = 1
    while start + 1 + length < end, bytes[start + 1 + length] & 0xC0 == 0x80 { length += 1 }
    let range = start..<start + 1 + length
    let written = String(decoding: bytes[range], as: UTF8.self)
    let isLowercaseU = bytes[start + 1] == UInt8(ascii: "u")
    findings.append(
      StringsFinding(
        .warning, .unknownEscape, at: range, "'\(written)' is not an escape, the backslash is dropped",
        help: isLowercaseU ? "write '\\U' with a capital letter" : "write '\\\\' for a backslash, or leave it out"))
  }
}
