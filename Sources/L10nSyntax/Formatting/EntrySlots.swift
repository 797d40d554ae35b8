/// The entries of one dictionary with everything between them except blanks.
///
/// Sorting moves the parts that belong to an entry with it; the others keep their place.
struct EntrySlots {
  /// A comment, or text that is neither comment nor entry, such as a processing instruction.
  struct Piece {
    let range: Range<Int>
    /// Whether a blank line precedes it.
    let isApart: Bool
  }

  struct Entry {
    /// The index among the dictionary's entries.
    let index: Int
    let comments: [Piece]
    /// Comments after the entry on its last line.
    let trailing: [Piece]
  }

  /// The place of one entry.
  struct Slot {
    /// The pieces before the entry that belong to no entry.
    let introduction: [Piece]
    /// Whether a blank line precedes the entry, or its comments.
    let isApart: Bool
    var entry: Entry
  }

  private(set) var slots: [Slot] = []

  /// The pieces after the last entry.
  private(set) var rest: [Piece] = []

  private let entries: EntryLines

  /// - Parameter content: the range of the entries, without the delimiters of the dictionary.
  init(_ entries: EntryLines, in content: Range<Int>) {
    self.entries = entries
    var end = content.lowerBound
    for (index, pair) in entries.pairs.enumerated() {
      let (head, tail) = (max(entries.head(index), end), entries.tail(index))
      let introduction = entries.pieces(in: end..<head)
      let comments = entries.pieces(in: head..<pair.range.lowerBound)
      let trailing = entries.pieces(in: pair.range.upperBound..<tail)
      let previousEnd = introduction.last?.range.upperBound ?? end
      slots.append(
        Slot(
          introduction: introduction, isApart: entries.isApart(previousEnd..<head),
          entry: Entry(index: index, comments: comments, trailing: trailing)))
      end = max(tail, end)
    }
    rest = entries.pieces(in: end..<max(end, content.upperBound))
  }

  // MARK: Order

  mutating func sort(_ order: TableFormatter.Order) {
    let sorted = order.indices(of: entries.pairs).map { slots[$0].entry }
    for (index, entry) in sorted.enumerated() { slots[index].entry = entry }
  }
}

extension EntryLines {
  /// Whether a range of blanks contains a blank line.
  fileprivate func isApart(_ range: Range<Int>) -> Bool { lines.breakCount(in: range) > 1 }

  /// The comments in a range, and the rest of it without blanks.
  func pieces(in range: Range<Int>) -> [EntrySlots.Piece] {
    var pieces: [EntrySlots.Piece] = []
    var end = range.lowerBound
    func add(_ range: Range<Int>) {
      pieces.append(EntrySlots.Piece(range: range, isApart: isApart(end..<range.lowerBound)))
      end = range.upperBound
    }
    let comments = document.comments
    var index = firstComment(from: range.lowerBound)
    while index < comments.count, comments[index].upperBound <= range.upperBound {
      if let other = trimmed(end..<comments[index].lowerBound) { add(other) }
      add(comments[index])
      index += 1
    }
    if let other = trimmed(end..<range.upperBound) { add(other) }
    return pieces
  }

  /// A range without the blanks around it; `nil` if nothing else is left.
  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, let length = blankLength(at: start, before: end) { start += length }
    while start < end, lines.bytes[end - 1].isSpaceOrControl { end -= 1 }
    return start < end ? start..<end : nil
  }

  private func blankLength(at offset: Int, before end: Int) -> Int? {
    let bytes = lines.bytes
    if bytes[offset].isSpaceOrControl { return 1 }
    guard document.syntax == .openStep, offset + 2 < end, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80,
      bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9
    else { return nil }
    return 3
  }
}
