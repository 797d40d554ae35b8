import L10nSyntax

/// One of two versions of a file that are merged.
package enum MergeSide: String, Sendable {
  /// The version that is merged into.
  case ours
  /// The version that is merged into it.
  case theirs
}

/// A piece of one of the versions.
struct MergeSlice: Sendable {
  let side: MergeSide
  let range: Range<Int>
}

/// The texts of the versions, and the comparison of pieces of them.
struct MergeSources: Sendable {
  /// The common ancestor; `nil` if both sides have added the file.
  let base: SourceOutline?
  let ours: SourceOutline
  let theirs: SourceOutline

  func outline(_ side: MergeSide) -> SourceOutline { side == .ours ? ours : theirs }

  func bytes(_ slice: MergeSlice) -> ArraySlice<UInt8> { outline(slice.side).source.utf8[slice.range] }

  /// The differences that are significant.
  enum Care {
    /// Every byte.
    case bytes
    /// Every byte except line breaks, as in a text: an editor or git may have changed them.
    case lines
    /// Words, regardless of the blanks between them, as in a comment.
    case words
    /// All characters except blanks, as around a text.
    case marks
  }

  /// The result of both sides for a piece; `nil` if they have changed it in different ways.
  ///
  /// - Parameter base: the ancestor's range; `nil` if it has none.
  func merged(_ base: Range<Int>?, _ ours: Range<Int>, _ theirs: Range<Int>, _ care: Care) -> MergeSlice? {
    let (our, their) = (MergeSlice(side: .ours, range: ours), MergeSlice(side: .theirs, range: theirs))
    let (ourBytes, theirBytes) = (bytes(our), bytes(their))
    if Self.isSame(ourBytes, theirBytes) { return our }
    let baseBytes = base.flatMap { range in self.base.map { $0.source.utf8[range] } }
    if let baseBytes {
      if Self.isSame(ourBytes, baseBytes) { return their }
      if Self.isSame(theirBytes, baseBytes) { return our }
    }
    func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
      switch care {
      case .bytes: false
      case .lines: Self.isSameButLineBreaks(left, right)
      case .words: Self.isSameButBlanks(left, right)
      case .marks: Self.isSameWithoutBlanks(left, right)
      }
    }
    if isSame(ourBytes, theirBytes) { return our }
    // A missing ancestor counts as empty for a comment or mark, but not for a text.
    guard let before = baseBytes ?? (care == .lines ? nil : []) else { return nil }
    if isSame(ourBytes, before) { return their }
    if isSame(theirBytes, before) { return our }
    return nil
  }

  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        // Compares eight bytes at once, then the rest.
        let end = left.count & ~7
        return stride(from: 0, to: end, by: 8).allSatisfy {
          left.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
            == right.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
        } && left[end...].elementsEqual(right[end...])
      }
    }
  }

  /// Whether two pieces are equal except for their line breaks, CR, LF or both.
  static func isSameButLineBreaks(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    isSame(left, right) || withLineFeeds(left).elementsEqual(withLineFeeds(right))
  }

  /// Whether two pieces have the same words, regardless of the blanks between and around them.
  static func isSameButBlanks(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    isSame(left, right) || words(left).elementsEqual(words(right), by: isSame)
  }

  /// Whether two pieces have the same characters except blanks.
  static func isSameWithoutBlanks(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    isSame(left, right) || left.lazy.filter { !$0.isASCIISpace }.elementsEqual(right.lazy.filter { !$0.isASCIISpace })
  }

  /// The bytes with LF for each line break, computed lazily.
  private static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> some Sequence<UInt8> {
    bytes.indices.lazy.compactMap { index -> UInt8? in
      guard bytes[index] == 0x0D else { return bytes[index] }
      return index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? nil : 0x0A
    }
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(whereSeparator: \.isASCIISpace)
  }
}
