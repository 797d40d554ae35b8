/// Writes JSON strings as Xcode does.
package enum JSONText {
  /// A text between double quotes: only quotes, backslashes and control characters are escaped, slashes are not.
  ///
  ///     Say "5/6" ⏎ ☂    →    "Say \"5/6\" \n ☂"
  package static func quoted(_ text: String) -> String {
    var output: [UInt8] = [UInt8(ascii: "\"")]
    output.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 { append(byte, to: &output) }
    output.append(UInt8(ascii: "\""))
    return String(decoding: output, as: UTF8.self)
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
    case 0x00..<0x20: output += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
    default: output.append(byte)
    }
  }
}
