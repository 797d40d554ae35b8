extension String {
  /// A path as a shell takes it.
  var shellQuoted: String {
    let isPlain = utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "0123456789_-./+@".utf8.contains(byte)
    }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
