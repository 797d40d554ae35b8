/// Ranges of a text in which findings follow from one that was reported: both sides of a merge conflict, what an
/// unclosed quote or comment swallows.
struct UnreliableText: Sendable {
  /// Ascending by start, none within or touching another.
  private var ranges: [Range<Int>] = []

  /// Adds a range that starts no earlier than the one added before it, or else swallows everything after it.
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
