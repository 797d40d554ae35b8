/// A part of a `CodedFields` text, read in place so that frozen data is not copied.
package struct CodedText: Sendable {
  private let whole: String
  /// The bounds of the part in UTF-8.
  private let start, end: Int

  /// A whole text.
  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    (whole, start, end) = (text, 0, text.utf8.count)
  }

  private init(_ whole: String, _ start: Int, _ end: Int) { (self.whole, self.start, self.end) = (whole, start, end) }

  /// Calls a function with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let result = whole.utf8.withContiguousStorageIfAvailable { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
    return result ?? body(UnsafeBufferPointer(start: nil, count: 0))
  }

  /// A copy.
  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The first byte.
  var first: UInt8? { withBytes { $0.first } }

  /// The number of bytes.
  var count: Int { end - start }

  package var isEmpty: Bool { start == end }

  /// The parts before and after the first occurrence of a byte; `after` is `nil` if there is none.
  func parts(around byte: UInt8) -> (before: CodedText, after: CodedText?) {
    guard let place = withBytes({ $0.place(of: byte, from: 0) }) else { return (self, nil) }
    return (self[0..<place], self[place + 1..<count])
  }

  /// The fields if there are exactly this many; otherwise `nil`.
  func fields(count: Int) -> [CodedText]? {
    withBytes { bytes in
      guard var reader = FieldReader(bytes) else { return nil }
      var fields: [CodedText] = []
      while fields.count < count, let field = reader.field() { fields.append(self[reader.range(of: field)]) }
      return fields.count == count && reader.isAtEnd ? fields : nil
    }
  }

  /// Calls a function for each pair of fields, until it returns `false`.
  /// - Parameter body: takes both fields, and the range of the second.
  func forEachPair(_ body: (_ first: FieldReader.Bytes, _ second: FieldReader.Bytes, Range<Int>) -> Bool) {
    withBytes { bytes in
      guard var reader = FieldReader(bytes) else { return }
      while let first = reader.field(), let second = reader.field(), body(first, second, reader.range(of: second)) {}
    }
  }

  /// The field after the one with a name, if fields are alternately names and values; other values are not decoded.
  func value(of name: String) -> CodedText? {
    var name = name
    return withBytes { bytes in
      guard var reader = FieldReader(bytes) else { return nil }
      return name.withUTF8 { name in
        while let key = reader.field(), let value = reader.field() {
          if key.count == name.count, key.elementsEqual(name) { return self[reader.range(of: value)] }
        }
        return nil
      }
    }
  }

  /// The part in a range of bytes.
  subscript(range: Range<Int>) -> CodedText { CodedText(whole, start + range.lowerBound, start + range.upperBound) }
}

extension FieldReader {
  /// The range of the field that was read last.
  fileprivate func range(of field: Bytes) -> Range<Int> { offset - field.count..<offset }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first index of a byte at or after a start, searched in blocks of 64 bytes and found in eight.
  func place(of byte: UInt8, from start: Int) -> Int? {
    guard let memory = UnsafeRawPointer(baseAddress) else { return nil }
    let wanted = SIMD16(repeating: byte)
    var place = start
    while count &- place >= 64 {
      func matches(_ offset: Int) -> SIMD2<UInt64> {
        let bytes = memory.loadUnaligned(fromByteOffset: place &+ offset, as: SIMD16<UInt8>.self)
        return unsafeBitCast(bytes .== wanted, to: SIMD2<UInt64>.self)
      }
      let all = (matches(0) | matches(16)) | (matches(32) | matches(48))
      if all.x | all.y != 0 { break }
      place &+= 64
    }
    let (ones, highBits) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    while count &- place >= 8 {
      // A matching byte becomes 0, and the lowest 0 is the first one to set its high bit by borrowing.
      let bytes = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let others = bytes ^ (ones &* UInt64(byte))
      let found = (others &- ones) & ~others & highBits
      if found != 0 { return place &+ found.trailingZeroBitCount / 8 }
      place &+= 8
    }
    return place < count ? self[place...].firstIndex(of: byte) : nil
  }
}
