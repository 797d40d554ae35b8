extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first special byte of a quoted string at or after a start: the closing quote, a backslash, a
  /// control character below U+0080, or 0xC2, which begins the C1 controls; the end of the bytes if there is none.
  @inline(__always)
  func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    var offset = start
    while offset < count {
      let byte = self[offset]
      if byte == quote || byte == 0x5C || byte < 0x20 || byte == 0x7F || byte == 0xC2 { break }
      offset &+= 1
    }
    return offset
  }
}
