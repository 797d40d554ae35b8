/// Decodes a file's bytes as Foundation does, and reports those that cannot be decoded.
///
/// Byte order marks decide first, then the pattern of NUL bytes that only UTF-16 has; otherwise the text is UTF-8. Like
/// Foundation, it has no fallback to Latin-1 or MacRoman.
struct TextDecoder {
  private(set) var findings: [StringsFinding] = []

  mutating func decode(_ bytes: [UInt8]) -> SourceText {
    switch bytes.prefix(4) {
    case [0x00, 0x00, 0xFE, 0xFF]: decodeUTF32(bytes, .utf32BigEndian)
    case [0xFF, 0xFE, 0x00, 0x00]: decodeUTF32(bytes, .utf32LittleEndian)
    case let start where start.starts(with: [0xEF, 0xBB, 0xBF]): decodeUTF8(bytes, markLength: 3)
    case let start where start.starts(with: [0xFE, 0xFF]): decodeUTF16(bytes, .utf16BigEndian, markLength: 2)
    case let start where start.starts(with: [0xFF, 0xFE]): decodeUTF16(bytes, .utf16LittleEndian, markLength: 2)
    case let start where start.count >= 2 && (start[0] == 0) != (start[1] == 0):
      decodeUnmarkedUTF16(bytes)
    default:
      decodeUTF8(bytes, markLength: 0)
    }
  }

  private mutating func decodeUnmarkedUTF16(_ bytes: [UInt8]) -> SourceText {
    let encoding: SourceEncoding = bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    findings.append(
      StringsFinding(
        .warning, .utf16WithoutByteOrderMark, at: 0..<0, "\(encoding.rawValue) text without a byte order mark",
        help: "Foundation skips the first character of such a file; save it as UTF-8"))
    return decodeUTF16(bytes, encoding, markLength: 0)
  }

  // MARK: UTF-8

  private mutating func decodeUTF8(_ file: [UInt8], markLength: Int) -> SourceText {
    let hasMark = markLength > 0
    let bytes = hasMark ? Array(file.dropFirst(markLength)) : file
    guard let firstBad = UTF8Validation.firstInvalidOffset(in: bytes) else {
      return SourceText(utf8: bytes, encoding: .utf8, hasByteOrderMark: hasMark, bytes: file)
    }
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let count = UTF8Validation.invalidSequenceCount(in: bytes)
    let others = count > 1 ? " and \(count - 1) more in this file" : ""
    findings.append(
      StringsFinding(
        .error, .invalidUTF8, at: firstBad..<firstBad + 3,
        "byte 0x\(hex(bytes[firstBad])) is not UTF-8\(others)", help: encodingGuess(for: bytes[firstBad])))
    return SourceText(utf8: repaired, encoding: .utf8, hasByteOrderMark: hasMark, bytes: file)
  }

  private func encodingGuess(for byte: UInt8) -> String {
    switch byte {
    case 0x80...0x9F: "the file looks like Windows-1252 or Mac OS Roman; save it as UTF-8"
    case 0xA0...0xFF: "the file looks like ISO-8859-1 (Latin-1) or Windows-1252; save it as UTF-8"
    default: "save the file as UTF-8"
    }
  }

  private func hex(_ byte: UInt8) -> String { byte.hexadecimal(digits: 2, uppercase: true) }

  // MARK: UTF-16 and UTF-32

  private mutating func decodeUTF16(
    _ bytes: [UInt8], _ encoding: SourceEncoding, markLength: Int
  ) -> SourceText {
    var decoder = UTF16Decoder(isBigEndian: encoding == .utf16BigEndian)
    let utf8 = decoder.utf8(of: bytes[markLength...])
    for lone in decoder.loneSurrogates { reportLoneSurrogate(lone.unit, at: lone.offset) }
    if !(bytes.count - markLength).isMultiple(of: 2) { reportCut(encoding, at: utf8.count) }
    return SourceText(utf8: utf8, encoding: encoding, hasByteOrderMark: markLength > 0, bytes: bytes)
  }

  private mutating func decodeUTF32(_ bytes: [UInt8], _ encoding: SourceEncoding) -> SourceText {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count / 2)
    var offset = 4
    while offset + 3 < bytes.endIndex {
      let raw = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
      let value = encoding == .utf32BigEndian ? raw : raw.byteSwapped
      if Unicode.Scalar(value) == nil { reportNoScalar(value, at: utf8.count) }
      utf8.append(scalarValue: value)
      offset += 4
    }
    if offset < bytes.endIndex { reportCut(encoding, at: utf8.count) }
    return SourceText(utf8: utf8, encoding: encoding, hasByteOrderMark: true, bytes: bytes)
  }

  private mutating func reportCut(_ encoding: SourceEncoding, at offset: Int) {
    findings.append(
      StringsFinding(
        .warning, .truncatedUTF16, at: offset..<offset, "the file ends in the middle of a \(encoding.rawValue) unit",
        help: "what is left of it is ignored; was the file cut short?"))
  }

  private mutating func reportNoScalar(_ value: UInt32, at offset: Int) {
    if let unit = UInt16(exactly: value) {
      reportLoneSurrogate(unit, at: offset)
    } else {
      findings.append(
        StringsFinding(
          .warning, .loneSurrogate, at: offset..<offset + 3,
          "0x\(String(value, radix: 16, uppercase: true)) is not a Unicode scalar",
          help: "write the character itself; it is read as U+FFFD"))
    }
  }

  private mutating func reportLoneSurrogate(_ unit: UInt16, at offset: Int) {
    findings.append(
      StringsFinding(
        .warning, .loneSurrogate, at: offset..<offset + 3,
        "U+\(String(unit, radix: 16, uppercase: true)) is half of a surrogate pair and no character",
        help: "write the whole character; was the text cut in the middle of an emoji?"))
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8; an invalid one becomes U+FFFD.
  mutating func append(scalarValue: UInt32) {
    if scalarValue < 0x80 {
      append(UInt8(truncatingIfNeeded: scalarValue))
      return
    }
    append(contentsOf: UTF8.encode(Unicode.Scalar(scalarValue) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }
}
