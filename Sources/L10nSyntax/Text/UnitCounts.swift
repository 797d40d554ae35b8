/// The number of units before each place of a text, for places in any order.
///
/// A column is the number of units since the start of its line. Counting for each place would be quadratic in the
/// length of a line with many places, as in a file that is a single line. So the units before every 256th byte are
/// counted once.
package struct UnitCounts: Sendable {
  /// The unit to count.
  package enum Unit: Sendable {
    case scalars, utf16CodeUnits

    /// The number of units that begin with a byte of UTF-8.
    fileprivate func count(_ byte: UInt8) -> Int {
      byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && self == .utf16CodeUnits ? 2 : 1
    }
  }

  private static let stride = 256

  private let utf8: [UInt8]
  private let unit: Unit

  /// The number of units that begin before each stride.
  private let counts: [Int]

  /// Counts the units of a text in UTF-8.
  package init(_ utf8: [UInt8], _ unit: Unit) {
    (self.utf8, self.unit) = (utf8, unit)
    var counts: [Int] = []
    counts.reserveCapacity(utf8.count / Self.stride + 1)
    var count = 0
    utf8.withUnsafeBufferPointer { bytes in
      for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
        counts.append(count)
        var sum = 0
        for byte in bytes[start..<min(start + Self.stride, bytes.count)] { sum += unit.count(byte) }
        count += sum
      }
    }
    self.counts = counts
  }

  /// The number of units that begin in a range of the text.
  package func count(in range: Range<Int>) -> Int { count(before: range.upperBound) - count(before: range.lowerBound) }

  private func count(before offset: Int) -> Int {
    let stride = offset / Self.stride
    var count = counts[stride]
    for byte in utf8[stride * Self.stride..<offset] { count += unit.count(byte) }
    return count
  }

  /// The offset in a range that is a number of units after its beginning.
  ///
  /// - Parameter range: a range that begins at the start of a scalar.
  /// - Returns: the start of a scalar, or the end of the range. If the distance ends within a scalar, the start of that
  ///   scalar.
  package func offset(_ distance: Int, into range: Range<Int>) -> Int {
    let wanted = count(before: range.lowerBound) + max(0, distance)
    var offset = max(range.lowerBound, (counts.partitioningIndex { $0 > wanted } - 1) * Self.stride)
    if offset >= range.upperBound { return range.upperBound }
    var count = count(before: offset)
    while offset < range.upperBound, utf8[offset] & 0xC0 == 0x80 || count + unit.count(utf8[offset]) <= wanted {
      count += unit.count(utf8[offset])
      offset += 1
    }
    return offset
  }
}
