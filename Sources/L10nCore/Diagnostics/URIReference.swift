import L10nSyntax

/// Paths as references in the sense of RFC 3986.
package enum URIReference {
  /// A path with percent encoding for all characters that a reference cannot contain; an absolute one becomes a `file`
  /// URI.
  ///
  ///     "Überblick/a b.strings"   %C3%9Cberblick/a%20b.strings
  ///     "/tmp/L"                  file:///tmp/L
  package static func of(_ path: String) -> String {
    let path = path.hasPrefix("./") && path != "./" ? String(path.dropFirst(2)) : path
    var output = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if byte.isASCIIAlphanumeric || "-._~/".utf8.contains(byte) {
        output.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        output += "%" + byte.hexadecimal(digits: 2, uppercase: true)
      }
    }
    return output
  }

  /// The absolute path of a `file` URI; `nil` for others.
  package static func path(of reference: String) -> String? {
    guard reference.hasPrefix("file://") else { return nil }
    // There may be a host in between.
    var rest = Array(reference.utf8.dropFirst(7).drop { $0 != UInt8(ascii: "/") })[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
