/// Writes JSON strings as Xcode does, but escapes the controls U+007F to U+009F, which a terminal would act on.
package enum JSONText {
  /// A text between double quotes: only quotes, backslashes and control characters are escaped, slashes are not.
  ///
  ///     Say "5/6" ⏎ ☂    →    "Say \"5/6\" \n ☂"
  package static func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 2)
    append(quoted: text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the result of `quoted`.
  static func append(quoted text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    let utf8 = text.utf8
    // The UTF-8 of the controls from U+0080 begins with C2.
    if utf8.contains(where: {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7F || $0 == 0xC2
    }) {
      for byte in utf8 { append(byte, to: &output) }
    } else {
      output += utf8
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): output += "\\\"".utf8
    case UInt8(ascii: "\\"): output += "\\\\".utf8
    case 0x08: output += "\\b".utf8
    case 0x09: output += "\\t".utf8
    case 0x0A: output += "\\n".utf8
    case 0x0C: output += "\\f".utf8
    case 0x0D: output += "\\r".utf8
    case 0x80..<0xA0 where output.last == 0xC2:
      output.removeLast()
      output += "\\u\(byte.hexadecimal(digits: 4))".utf8
    case 0x00..<0x20, 0x7F: output += "\\u\(byte.hexadecimal(digits: 4))".utf8
    default: output.append(byte)
    }
  }
}
