extension PropertyListDocument {
  /// Whether a line of the comments is `UntranslatedMarker.text`, so that the entry after them is a stub without a
  /// translation.
  ///
  /// Examines bytes without making a string.
  /// - Parameter range: indices into `comments`.
  public func isUntranslated(_ range: Range<Int>) -> Bool {
    range.contains { index in
      source.utf8.withUnsafeBufferPointer { Self.hasMarkerLine(UnsafeBufferPointer(rebasing: $0[comments[index]])) }
    }
  }

  private static func hasMarkerLine(_ comment: UnsafeBufferPointer<UInt8>) -> Bool {
    let marker = Array(UntranslatedMarker.text.utf8)
    guard comment.count >= marker.count else { return false }
    for start in 0...comment.count - marker.count where comment[start] == marker[0] {
      let end = start + marker.count
      if comment[start..<end].elementsEqual(marker), isOpening(comment[..<start]), isClosing(comment[end...]) {
        return true
      }
    }
    return false
  }

  /// Whether only blanks and comment marks are between the start of the line and the end of a range.
  private static func isOpening(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    for byte in bytes.reversed() {
      switch byte {
      case 0x0A, 0x0D: return true
      case 0x00...0x20, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "-"):
        continue
      default: return false
      }
    }
    return true
  }

  private static func isClosing(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D: return true
      case 0x00...0x20, UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ">"): continue
      default: return false
      }
    }
    return true
  }
}
