/// Frozen text of lines `key value`, sorted by the bytes of the key and searched where it stands.
///
///     "be 29\nbem 7"   // "be" → "29", "bem" → "7"
struct FrozenLines {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The lines of a text that outlives this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The UTF-8 range of the value in the text, or `nil` where no line has the key.
  /// - Complexity: O(log *n*) in the length of the text; nothing is allocated.
  func value(for key: some Sequence<UInt8>) -> Range<Int>? {
    var low = 0
    var high = bytes.count
    while low < high {
      // The line that holds the middle: start..<end, its newline counted as its own.
      let middle = low + (high - low) / 2
      let start = bytes[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? low
      let end = bytes[middle..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
      let space = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      let lineKey = bytes[start..<space]
      if key.elementsEqual(lineKey) {
        return min(space + 1, end)..<end
      }
      if key.lexicographicallyPrecedes(lineKey) {
        high = start
      } else {
        low = min(high, end + 1)
      }
    }
    return nil
  }
}
