/// Text within a Swift string literal.
package enum SwiftLiteral {
  /// Visible characters are literal; quotes, backslashes, controls and invisible characters are escaped, so that the
  /// source shows its contents.
  package static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    escape(text, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Text for a documentation comment: one line, with invisible characters escaped as in a literal.
  package static func documented(_ text: String) -> String {
    var output: [UInt8] = []
    escape(text, isQuoted: false, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a text as it is written in a literal, in UTF-8.
  ///
  /// - Parameter isQuoted: whether quotes and backslashes are escaped.
  package static func escape(_ text: String, isQuoted: Bool = true, into output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          index += 1
          if byte >= 0x20, byte < 0x7F, !isQuoted || (byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")) {
            continue
          }
          output += bytes[start..<index - 1]
          append(escapeOf: byte, to: &output)
        } else {
          let (scalar, length) = self.scalar(in: bytes, at: index)
          index += length
          // Swift has no escapes for these noncharacters, but accepts them unescaped.
          if isLetter(scalar.value) || isVisible(scalar) || (0xFDD0...0xFDEF).contains(scalar.value) { continue }
          output += bytes[start..<index - length]
          appendNumber(scalar.value, to: &output)
        }
        start = index
      }
      output += bytes[start...]
    }
  }

  private static func append(escapeOf byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\n"): output += "\\n".utf8
    case UInt8(ascii: "\r"): output += "\\r".utf8
    case UInt8(ascii: "\t"): output += "\\t".utf8
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    default: appendNumber(UInt32(byte), to: &output)
    }
  }

  private static func appendNumber(_ value: UInt32, to output: inout [UInt8]) {
    output += "\\u{\(String(value, radix: 16, uppercase: true))}".utf8
  }

  /// The scalar that starts at a non-ASCII byte of valid UTF-8, and its length in bytes.
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, length: Int) {
    let lead = bytes[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in index + 1..<index + length { value = value << 6 | UInt32(bytes[place] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Whether a scalar is a letter in one of the most frequent blocks, because its properties take longer to look up.
  private static func isLetter(_ value: UInt32) -> Bool {
    switch value {
    // Latin, Cyrillic, Arabic, kana, Han, hangul.
    case 0xC0...0x24F, 0x400...0x481, 0x621...0x63A, 0x641...0x64A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FEF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .surrogate, .unassigned:
      false
    // Variation selectors and fillers.
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
