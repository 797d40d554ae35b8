extension String {
  /// Whether the text is a name in Dart: ASCII letters, digits and `_`, no digit first.
  var isDartName: Bool {
    guard let first = utf8.first, first > UInt8(ascii: "9") else { return false }
    return utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
  }
}
