/// The offsets at which the lines of a text start.
///
/// A line ends at LF, CR LF or CR. U+2028, U+2029, VT and FF end none, as in Xcode and in compilers.
public struct LineTable: Sendable {
  /// The offset of each line's first byte, ascending; the first is 0.
  public let starts: [Int]

  init(_ utf8: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(utf8.count / 32)
    utf8.withUnsafeBufferPointer { bytes in
      var offset = Self.firstControl(in: bytes, from: 0)
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
          starts.append(offset)
        }
        offset = Self.firstControl(in: bytes, from: offset)
      }
    }
    self.starts = starts
  }

  /// The offset of the first byte below 0x10 at or after a start, searched eight bytes at a time.
  private static func firstControl(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= bytes.count {
      let highNibbles = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian & 0xF0F0_F0F0_F0F0_F0F0
      let zeros = (highNibbles &- 0x0101_0101_0101_0101) & ~highNibbles & 0x8080_8080_8080_8080
      if zeros != 0 { return offset + zeros.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] >= 0x10 { offset += 1 }
    return offset
  }

  /// The number of the line that holds an offset, from 1.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offsets of a line's text without its line end.
  ///
  /// - Parameter line: from 1 to the number of lines.
  public func range(ofLine line: Int, in utf8: [UInt8]) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : utf8.count
    while end > start, utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func position(of offset: Int, in utf8: [UInt8]) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = line(of: offset)
    var column = 1
    for byte in utf8[starts[line - 1]..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }
}
