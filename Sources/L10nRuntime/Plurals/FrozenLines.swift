/// Frozen text of lines `key value`, sorted by the bytes of the key and searched in place.
///
///     "be 29\nbem 7"   // "be" → "29", "bem" → "7"
struct FrozenLines {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The lines of a text that outlives this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The UTF-8 range of the value in the text; `nil` if no line has the key.
  /// - Complexity: O(log *n*) in the length of the text; nothing is allocated.
  func value(for key: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var low = 0
    var high = bytes.count
    while low < high {
      // The line at the middle.
      var start = low + (high - low) / 2
      while start > low, bytes[start &- 1] != Self.newline { start &-= 1 }
      var place = 0
      while place < key.count, start &+ place < high, bytes[start &+ place] == key[place], key[place] > Self.space {
        place &+= 1
      }
      // A key ends at a space, or with the line if there is no value: both sort before all characters of keys.
      let next = start &+ place < high ? bytes[start &+ place] : Self.newline
      let isEnd = next <= Self.space
      if place == key.count, isEnd {
        return min(start + place + 1, end(from: start + place))..<end(from: start + place)
      }
      if place == key.count || !isEnd && key[place] < next {
        high = start
      } else {
        low = min(high, end(from: start + place) + 1)
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// The end of the line that contains an offset into the text.
  private func end(from offset: Int) -> Int { bytes.place(of: Self.newline, from: offset) ?? bytes.count }
}
