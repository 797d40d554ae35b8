extension PropertyListDocument {
  /// The text of a comment, without its marks and the blanks around each line.
  ///
  ///     /* Verb.             "Verb.\nStarts playback."
  ///      * Starts playback. */
  ///
  /// - Parameter index: an index into `comments`.
  public func commentText(_ index: Int) -> String {
    let content = Array(Self.contentOfComment(source.utf8[comments[index]]))
    let table = LineTable(content)
    let lines = (1...table.starts.count).map { number in
      let line = Self.trimmed(content[table.range(ofLine: number)])
      let isContinued = line.elementsEqual("*".utf8) || line.starts(with: "* ".utf8)
      return isContinued ? Self.trimmed(line.dropFirst()) : line
    }
    return String(decoding: Self.trimmed(Array(lines.joined(separator: [0x0A]))[...]), as: UTF8.self)
  }

  /// The texts of the comments in a range, one a line; `nil` if there are none.
  public func commentText(in range: Range<Int>) -> String? {
    range.isEmpty ? nil : range.map(commentText).joined(separator: "\n")
  }

  /// Comments without the notice at the beginning of the file about its author or its license, which a blank line
  /// separates from the rest.
  ///
  /// - Parameter range: the comments before an entry, as indices into `comments`.
  package func withoutNotice(_ range: Range<Int>) -> Range<Int> {
    guard range.lowerBound == 0, !range.isEmpty else { return range }
    let end = range.first { breakCount(after: comments[$0].upperBound) > 1 }.map { $0 + 1 }
    guard let end, let text = commentText(in: 0..<end)?.lowercased(), Self.noticeWords.contains(where: text.contains)
    else { return range }
    return end..<range.upperBound
  }

  private static let noticeWords = [
    "all rights reserved", "copyright", "created by ", "licensed ", "license:", "license-identifier",
    "this file is part of",
  ]

  /// The number of line breaks before the next text.
  private func breakCount(after offset: Int) -> Int {
    let blanks = source.utf8[offset...].prefix { Self.isBreak($0) || $0 == 0x20 || $0 == 0x09 }
    let feeds = blanks.count { $0 == 0x0A }
    return feeds > 0 ? feeds : blanks.count { $0 == 0x0D }
  }

  /// The comments of an old-style entry: those before it, and if comments end its last line also those within it. A
  /// comment between two entries on one line belongs to neither.
  ///
  /// - Parameters:
  ///   - before: the comments before it, as indices into `comments`.
  ///   - end: the end of the entry.
  package func comments(_ before: Range<Int>, andAfter end: Int) -> Range<Int> {
    guard syntax == .openStep else { return before }
    var last: Int?
    var offset = skipBlanks(from: end)
    while offset < source.utf8.count, source.utf8[offset] == UInt8(ascii: "/") {
      let index = comments.partitioningIndex { $0.lowerBound >= offset }
      guard index < comments.count, comments[index].lowerBound == offset,
        !source.utf8[comments[index]].contains(where: Self.isBreak)
      else { return before }
      last = index
      offset = skipBlanks(from: comments[index].upperBound)
    }
    guard let last, offset == source.utf8.count || Self.isBreak(source.utf8[offset]) else { return before }
    return (before.first ?? comments.partitioningIndex { $0.lowerBound >= end })..<last + 1
  }

  private func skipBlanks(from offset: Int) -> Int {
    source.utf8[offset...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.utf8.count
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func contentOfComment(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for (opening, closing) in [("/*", "*/"), ("//", ""), ("<!--", "-->")] where comment.starts(with: opening.utf8) {
      let content = comment.dropFirst(opening.utf8.count)
      let isClosed = content.suffix(closing.utf8.count).elementsEqual(closing.utf8)
      return isClosed ? content.dropLast(closing.utf8.count) : content
    }
    return comment
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = bytes.lastIndex(where: { !$0.isSpaceOrControl }) else { return [] }
    return bytes[...last].drop { $0.isSpaceOrControl }
  }
}
