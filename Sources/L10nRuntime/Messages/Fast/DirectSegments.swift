/// Stands for `SegmentCoding.format`, as a part of `DirectRendering`.
///
/// The segments of a text where they lie; see `SegmentCoding`.
struct DirectSegments {
  /// What surrounds the text, so that a few bytes after it may be read.
  private let surroundings: UnsafePointer<UInt8>
  private let limit: Int

  private var offset: Int
  private let end: Int

  /// - Parameters:
  ///   - start: where the text starts in its surroundings.
  ///   - end: where it ends, not below `start` and not above the count.
  @inline(__always)
  init?(_ surroundings: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard let first = surroundings.baseAddress else { return nil }
    (self.surroundings, limit) = (first, surroundings.count)
    (offset, self.end) = (start, end)
  }

  /// All bytes of the text, specifiers included.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: surroundings + offset, count: end &- offset)
  }

  @inline(__always)
  var isAtEnd: Bool { offset >= end }

  /// Writes the next literal.
  /// - Returns: whether it fits, and its count is true.
  @inline(__always)
  mutating func appendLiteral(to output: inout DirectOutput) -> Bool {
    guard offset < end else { return false }
    var count = number(at: offset)
    offset &+= 1
    if count == SegmentCoding.longer {
      guard end &- offset >= 2 else { return false }
      count = number(at: offset) &<< 6 | number(at: offset &+ 1)
      offset &+= 2
    }
    guard count <= end &- offset else { return false }
    defer { offset &+= count }
    return output.append(surroundings + offset, length: count, room: limit &- offset)
  }

  /// The next specifier's place in `SegmentCoding.spellings` and its argument; `nil` where there are too few bytes.
  @inline(__always)
  mutating func specifier() -> (place: Int, argument: Int)? {
    guard end &- offset >= 2 else { return nil }
    defer { offset &+= 2 }
    return (number(at: offset), number(at: offset &+ 1))
  }

  @inline(__always)
  private func number(at offset: Int) -> Int { Int(surroundings[offset] &- 0x30 & 0x3F) }
}
