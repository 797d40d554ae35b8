/// A range of a text that was made from a pattern, with its range in the pattern.
package struct PatternPiece: Hashable, Sendable {
  /// The range in UTF-8 offsets of the text.
  package let text: Range<Int>

  /// The range in UTF-8 offsets of the pattern.
  package let pattern: Range<Int>

  /// Whether both have the same characters, so that offsets within them correspond.
  package let isVerbatim: Bool

  /// A piece from its places.
  package init(text: Range<Int>, pattern: Range<Int>, isVerbatim: Bool) {
    (self.text, self.pattern, self.isVerbatim) = (text, pattern, isVerbatim)
  }
}

extension [PatternPiece] {
  /// The range of the pattern for a range of the text, including everything in between.
  package func place(of range: Range<Int>) -> Range<Int> {
    let pieces = filter { $0.text.overlaps(range) }
    guard let first = pieces.first, let last = pieces.last else { return 0..<0 }
    let start = first.isVerbatim ? first.pattern.lowerBound + (range.lowerBound - first.text.lowerBound) : nil
    let end = last.isVerbatim ? last.pattern.lowerBound + (range.upperBound - last.text.lowerBound) : nil
    let lower = Swift.max(start ?? first.pattern.lowerBound, first.pattern.lowerBound)
    let upper = Swift.min(end ?? last.pattern.upperBound, last.pattern.upperBound)
    // Branches are shown in the order of the pattern, so the last piece is after the first.
    return lower..<Swift.max(lower, upper)
  }
}
