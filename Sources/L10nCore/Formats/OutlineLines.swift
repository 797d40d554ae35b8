import L10nSyntax

/// Splits the text between entries of a format with comments: parts of the previous entry, notes, and parts of the next
/// entry.
///
/// The comments before an entry belong to it unless a blank line separates them from it, as when the entry is removed.
struct OutlineLines: Sendable {
  typealias Part = SourceOutline.Part

  let bytes: [UInt8]
  let lines: TextLines

  /// The comments in file order.
  let comments: [Range<Int>]

  init(_ bytes: [UInt8], comments: [Range<Int>]) {
    (self.bytes, self.comments) = (bytes, comments)
    lines = TextLines(bytes)
  }

  /// An entry without the text around it.
  struct Entry {
    let name: SourceOutline.Name

    /// The range from the key to the last character that closes the entry.
    let range: Range<Int>

    let contents: Part.Contents

    /// The range of the contents.
    let contentsRange: Range<Int>
  }

  /// The parts of a group, and the start of its closing mark.
  ///
  /// - Parameter content: the range between the marks of the group.
  func parts(_ entries: [Entry], in content: Range<Int>) -> (parts: [Part], end: Int) {
    var parts: [Part] = []
    parts.reserveCapacity(entries.count)
    var start = content.lowerBound
    for (index, entry) in entries.enumerated() {
      let lead = notes(in: start..<entry.range.lowerBound, isClosed: false, &parts)
      let next = index + 1 < entries.count ? entries[index + 1].range.lowerBound : content.upperBound
      start = endOfLine(after: entry.range.upperBound, limit: next)
      parts.append(
        Part(
          entry.name, lead: lead..<entry.range.lowerBound,
          head: entry.range.lowerBound..<entry.contentsRange.lowerBound, entry.contents,
          tail: entry.contentsRange.upperBound..<start))
    }
    let end = notes(in: start..<content.upperBound, isClosed: true, &parts)
    return (parts.numbered(), end)
  }

  /// The end of the blanks and the line break at an offset; the offset itself if anything else follows.
  func endOfBlankLine(at offset: Int) -> Int { lines.endOfBreak(at: lines.skipBlanks(from: offset)) ?? offset }

  /// The end of an entry's parts: comments on its last line belong to it.
  private func endOfLine(after end: Int, limit: Int) -> Int {
    var offset = lines.skipBlanks(from: end)
    var last = end
    var number = comments.partitioningIndex { $0.lowerBound >= offset }
    while number < comments.count, comments[number].lowerBound == offset, comments[number].upperBound <= limit,
      lines.breakCount(in: comments[number]) == 0
    {
      last = comments[number].upperBound
      offset = lines.skipBlanks(from: last)
      number += 1
    }
    if let line = lines.endOfBreak(at: offset), line <= limit { return line }
    return offset >= bytes.count ? last : end
  }

  /// Adds the notes of a gap, and returns the start of the rest.
  ///
  /// - Parameter isClosed: whether no entry follows.
  private func notes(in gap: Range<Int>, isClosed: Bool, _ parts: inout [Part]) -> Int {
    var number = comments.partitioningIndex { $0.lowerBound >= gap.lowerBound }
    var start = gap.lowerBound
    while number < comments.count, comments[number].upperBound <= gap.upperBound {
      let first = comments[number]
      var last = first
      while number + 1 < comments.count, comments[number + 1].upperBound <= gap.upperBound,
        lines.breakCount(in: last.upperBound..<comments[number + 1].lowerBound) <= 1
      {
        number += 1
        last = comments[number]
      }
      number += 1
      if !isClosed, number == comments.count || comments[number].upperBound > gap.upperBound,
        lines.breakCount(in: last.upperBound..<gap.upperBound) <= 1
      {
        break
      }
      let block = first.lowerBound..<last.upperBound
      let end = min(endOfBlankLine(at: block.upperBound), gap.upperBound)
      parts.append(
        Part(
          SourceOutline.Name(TableKey(String(decoding: bytes[block], as: UTF8.self)), isNote: true),
          lead: start..<block.lowerBound,
          head: block.lowerBound..<block.lowerBound, .leaf(block), tail: block.upperBound..<end))
      start = end
    }
    return start
  }
}
