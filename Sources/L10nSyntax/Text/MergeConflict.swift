/// A merge conflict that Git left in a file.
package struct MergeConflict {
  /// The reported marker.
  var marker: Range<Int>

  /// Whether it starts with `<<<<<<<`, so that its end must follow.
  var isOpened: Bool

  package static let message = "a merge conflict was left in the file"
  package static let help = "keep one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"

  /// Whether a line at an offset starts with exactly seven `<`, `|`, `=` or `>`.
  package static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + 7 <= bytes.count, start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else {
      return false
    }
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"):
      for index in start + 1..<start + 7 where bytes[index] != first { return false }
      return start + 7 == bytes.count || bytes[start + 7] != first
    default: return false
    }
  }
}
