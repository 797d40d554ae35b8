/// The lines that belong to an entry: what goes with it when it is removed or moved.
///
/// The comments before an entry are its own unless a blank line parts them from it: what introduces a file or a section
/// stays. In the old style, so are those after it on its last line.
struct EntryLines {
  let document: PropertyListDocument
  let lines: TextLines

  /// The entries of one dictionary.
  let pairs: [PropertyListPair]

  /// Where the entry's own comments begin, or the entry where it has none.
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

  /// Where the entry's own comments end, or the entry where it has none after it.
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

  /// The entry with its own comments, and with whole lines where nothing else stands on them.
  func range(_ index: Int) -> Range<Int> {
    let (head, tail) = (head(index), tail(index))
    let start = lines.skipBlanks(before: head)
    let end = lines.skipBlanks(from: tail)
    guard lines.isLineStart(start) else { return head..<max(end, tail) }
    if end == lines.bytes.count { return start..<end }
    return lines.endOfBreak(at: end).map { start..<$0 } ?? head..<end
  }

  /// Whether the entry has its lines for itself.
  func hasOwnLines(_ index: Int) -> Bool {
    let range = range(index)
    return lines.isLineStart(range.lowerBound)
      && (range.upperBound == lines.bytes.count || lines.isLineStart(range.upperBound))
  }

  /// Whether a blank line parts an entry from the one after it; `nil` for the last one.
  func hasBlankLine(after index: Int) -> Bool? {
    guard pairs.indices.contains(index), index + 1 < pairs.count else { return nil }
    let gap = tail(index)..<max(tail(index), head(index + 1))
    return lines.breakCount(in: gap) > 1
  }

  private func isBlank(_ range: Range<Int>) -> Bool { lines.bytes[range].allSatisfy { $0.isSpaceOrTab } }

  /// The index of the first comment that starts at an offset or after it.
  func firstComment(from offset: Int) -> Int {
    document.comments.partitioningIndex { $0.lowerBound >= offset }
  }
}
