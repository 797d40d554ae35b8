/// Addresses of files, as editors write them.
enum DocumentURI {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  /// The absolute path of a `file:` address; `nil` for other addresses.
  static func path(of address: String) -> String? {
    guard address.hasPrefix("file://") else { return nil }
    let rest = address.dropFirst(7).drop { $0 != "/" }
    var bytes: [UInt8] = []
    var source = Array(rest.utf8)[...]
    while let byte = source.popFirst() {
      if byte == UInt8(ascii: "%"), source.count >= 2,
        let value = UInt8(String(decoding: source.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        source = source.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The address of an absolute path.
  static func of(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = Array("file://".utf8)
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
