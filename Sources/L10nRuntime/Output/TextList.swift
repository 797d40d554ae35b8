/// Texts in sequence in one block of memory, by index.
struct TextList: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each text; it begins where the previous one ends.
  private var ends: [Int] = []

  /// Adds texts and returns the index of the first.
  mutating func append(_ texts: [String]) -> Int {
    let first = ends.count
    for text in texts {
      bytes += text.utf8
      ends.append(bytes.count)
    }
    return first
  }

  private func range(_ place: Int) -> Range<Int> {
    guard ends.indices.contains(place) else { return 0..<0 }
    return (place > 0 ? ends[place - 1] : 0)..<ends[place]
  }

  /// Writes a text; nothing for an index without one.
  func write(_ place: Int, to output: inout TextBytes) {
    let range = range(place)
    bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
