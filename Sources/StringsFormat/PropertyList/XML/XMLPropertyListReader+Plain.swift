extension XMLPropertyListReader {
  /// Reads an entry that is written as nearly all are: nothing but blanks before and between its tags, no reference in its
  /// texts, a text or a dictionary as its value. `nil`, with nothing read, for any other.
  ///
  /// - Parameter firstComment: the first comment that belongs to the entry.
  mutating func readPlainPair(firstComment: Int) -> PropertyListPair? {
    guard let key = scanner.plainElement(from: scanner.offset, "<key>", "</key>") else { return nil }
    let comments = firstComment..<scanner.comments.count
    let node: PropertyListNode
    if let text = scanner.plainElement(from: key.range.upperBound, "<string>", "</string>") {
      scanner.pass(text.contents.upperBound..<text.range.upperBound)
      node = PropertyListNode(value: .string(scanner.string(text.contents)), range: text.range)
    } else if depth < PropertyListDocument.nestingLimit,
      let tag = scanner.plainTag(from: key.range.upperBound, "<dict>")
    {
      scanner.pass(tag)
      depth += 1
      let pairs = readPairs()
      depth -= 1
      node = PropertyListNode(value: .dictionary(pairs), range: tag.lowerBound..<scanner.offset)
    } else {
      return nil
    }
    return PropertyListPair(
      key: TableKey(scanner.string(key.contents)), keyRange: key.range, node: node,
      range: key.range.lowerBound..<scanner.offset, comments: comments)
  }

  /// Passes over the end tag of a dictionary if nothing but blanks stands before it.
  mutating func passPlainDictionaryEnd() -> Bool {
    guard let tag = scanner.plainTag(from: scanner.offset, "</dict>") else { return false }
    scanner.pass(tag)
    return true
  }
}

extension XMLScanner {
  /// A tag after blanks.
  func plainTag(from start: Int, _ tag: StaticString) -> Range<Int>? {
    var start = start
    while start < bytes.count, XMLPropertyListReader.isBlank(bytes[start]) { start += 1 }
    return holds(tag, at: start) ? start..<start + tag.utf8CodeUnitCount : nil
  }

  /// An element after blanks, with the range of its text, which holds no markup and no reference.
  func plainElement(
    from start: Int, _ opening: StaticString, _ closing: StaticString
  ) -> (range: Range<Int>, contents: Range<Int>)? {
    guard let tag = plainTag(from: start, opening) else { return nil }
    let end = endOfPlainText(from: tag.upperBound)
    guard holds(closing, at: end) else { return nil }
    return (tag.lowerBound..<end + closing.utf8CodeUnitCount, tag.upperBound..<end)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
