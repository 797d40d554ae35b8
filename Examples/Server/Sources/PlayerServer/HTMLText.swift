extension String {
  /// The text as HTML shows it, in an element or a quoted attribute.
  ///
  ///     "Tom & \"Jerry\"".escapedForHTML    // "Tom &amp; &quot;Jerry&quot;"
  ///
  /// Everything else stays, the isolates around arguments too: they keep right-to-left text in order.
  var escapedForHTML: String {
    guard utf8.contains(where: { Self.reference(for: $0) != nil }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 16)
    for byte in utf8 {
      if let reference = Self.reference(for: byte) {
        bytes.append(contentsOf: reference.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
