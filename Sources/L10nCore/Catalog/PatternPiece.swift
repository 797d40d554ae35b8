/// A range of a text that was made of a pattern, with the range of the pattern that it stands for.
package struct PatternPiece: Hashable, Sendable {
  /// In UTF-8 offsets of the text.
  package let text: Range<Int>

  /// In UTF-8 offsets of the pattern.
  package let pattern: Range<Int>

  /// Whether both have the same characters, so that a part of the one stands for a part of the other.
  package let isVerbatim: Bool
}

extension [PatternPiece] {
  /// The range of the pattern that a range of the text stands for, what lies between included.
  package func place(of range: Range<Int>) -> Range<Int> {
    let pieces = filter { $0.text.overlaps(range) }
    guard let first = pieces.first, let last = pieces.last else { return 0..<0 }
    let start = first.isVerbatim ? first.pattern.lowerBound + (range.lowerBound - first.text.lowerBound) : nil
    let end = last.isVerbatim ? last.pattern.lowerBound + (range.upperBound - last.text.lowerBound) : nil
    let lower = Swift.max(start ?? first.pattern.lowerBound, first.pattern.lowerBound)
    let upper = Swift.min(end ?? last.pattern.upperBound, last.pattern.upperBound)
    // Branches are shown in the order of the pattern, so the last piece lies after the first.
    return lower..<Swift.max(lower, upper)
  }
}
