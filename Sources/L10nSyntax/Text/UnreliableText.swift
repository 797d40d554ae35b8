/// Ranges of a text in which findings follow from an earlier one: both sides of a merge conflict, the text after an
/// unclosed quote or comment.
struct UnreliableText: Sendable {
  /// The ranges in ascending order, with gaps between them.
  private var ranges: [Range<Int>] = []

  /// Adds a range that starts no earlier than the previous one, or else includes everything after it.
  mutating func insert(_ range: Range<Int>) {
    var merged = range
    while let last = ranges.last, last.upperBound >= merged.lowerBound {
      merged = min(last.lowerBound, merged.lowerBound)..<max(last.upperBound, merged.upperBound)
      ranges.removeLast()
    }
    ranges.append(merged)
  }

  /// - Complexity: O(log *n*) in the number of ranges.
  func contains(_ offset: Int) -> Bool {
    ranges.last(beginningBy: offset) { $0 }?.contains(offset) ?? false
  }
}
