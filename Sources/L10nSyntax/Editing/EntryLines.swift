/// The lines that belong to an entry, and are removed or moved with it.
///
/// The comments before an entry belong to it unless a blank line separates them from it, so that introductions of a
/// file or a section stay. In old-style files so do the comments after it on its last line.
struct EntryLines {
  let document: PropertyListDocument
  let lines: TextLines

  /// The entries of one dictionary.
  let pairs: [PropertyListPair]

  /// The start of the entry's first comment, or of the entry if it has none.
  func head(_ index: Int) -> Int {
    let pair = pairs[index]
    var start = pair.range.lowerBound
    for comment in document.comments[pair.comments].reversed() {
      if lines.breakCount(in: comment.upperBound..<start) > 1 { break }
      start = comment.lowerBound
    }
    return start
  }

  func hasComment(_ index: Int) -> Bool { head(index) < pairs[index].range.lowerBound }

  /// The end of the entry's last comment after it, or of the entry if it has none.
  func tail(_ index: Int) -> Int {
    var end = pairs[index].range.upperBound
    guard document.syntax == .openStep else { return end }
    let limit = index + 1 < pairs.count ? pairs[index + 1].range.lowerBound : lines.bytes.count
    var next = firstComment(from: end)
    while next < document.comments.count, document.comments[next].upperBound <= limit,
      lines.breakCount(in: end..<document.comments[next].lowerBound) == 0,
      isBlank(end..<document.comments[next].lowerBound)
    {
      end = document.comments[next].upperBound
      next += 1
    }
    return end
  }

  /// The range of the entry with its comments, and of whole lines if nothing else is on them.
  func range(_ index: Int) -> Range<Int> {
    let (head, tail) = (head(index), tail(index))
    let start = lines.skipBlanks(before: head)
    let end = lines.skipBlanks(from: tail)
    guard lines.isLineStart(start) else { return head..<max(end, tail) }
    if end == lines.bytes.count { return start..<end }
    return lines.endOfBreak(at: end).map { start..<$0 } ?? head..<end
  }

  /// Whether nothing else is on the entry's lines.
  func hasOwnLines(_ index: Int) -> Bool {
    let range = range(index)
    return lines.isLineStart(range.lowerBound)
      && (range.upperBound == lines.bytes.count || lines.isLineStart(range.upperBound))
  }

  /// Whether a blank line separates an entry from the next one; `nil` for the last one.
  func hasBlankLine(after index: Int) -> Bool? {
    guard pairs.indices.contains(index), index + 1 < pairs.count else { return nil }
    let gap = tail(index)..<max(tail(index), head(index + 1))
    return lines.breakCount(in: gap) > 1
  }

  private func isBlank(_ range: Range<Int>) -> Bool { lines.bytes[range].allSatisfy { $0.isSpaceOrTab } }

  /// The index of the first comment that starts at or after an offset.
  func firstComment(from offset: Int) -> Int {
    document.comments.partitioningIndex { $0.lowerBound >= offset }
  }
}
