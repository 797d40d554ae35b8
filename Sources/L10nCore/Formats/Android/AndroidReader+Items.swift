import L10nSyntax

extension AndroidReader {
  mutating func readItems(of tag: Token, _ kind: AndroidResources.Kind) -> (
    items: [AndroidResources.Item], end: (content: Int, whole: Int)
  ) {
    var items: [AndroidResources.Item] = []
    if tag.isEmpty { return ([], (tag.range.upperBound, tag.range.upperBound)) }
    (firstComment, lastEnd) = (comments.count, tag.range.upperBound)
    while true {
      let before = scanner
      guard let token = next() else { break }
      switch token.kind {
      case .open where token.name == "item":
        let attribute = (scanner.attributes(token) ?? []).first { $0.name == "quantity" }
        let comments = ownComments(before: token.range.lowerBound)
        let contents = readText(of: token)
        if kind == .plurals, attribute == nil {
          report(token.range, "an <item> without a quantity")
        } else {
          items.append(
            item(
              token, contents, attribute.map { unescaped($0.value) } ?? "",
              kind == .plurals ? attribute?.value ?? token.range : token.range, comments))
        }
      case .close where token.name == tag.name: return (items, (token.range.lowerBound, token.range.upperBound))
      case .open, .close:
        if isBoundary(token) {
          report(tag.range, "<\(tag.name)> is never closed")
          scanner = before
          return (items, (before.offset, before.offset))
        }
        report(token.range, "'\(token.name)' is not an item")
      case .text, .section, .stray:
        if !isBlank(token.range), token.kind != .stray {
          report(token.range.prefixOfLine(in: bytes), "text between items")
        }
        continue
      case .comment, .instruction, .documentType: continue
      }
      (firstComment, lastEnd) = (comments.count, scanner.offset)
    }
    report(tag.range, "<\(tag.name)> is never closed")
    return (items, (bytes.count, bytes.count))
  }

  /// Whether a tag cannot be within a text, so that an earlier one was never closed.
  private func isBoundary(_ token: Token) -> Bool { token.name == "item" || holdsTexts(token) }

  /// Whether an element is the root or a resource with texts.
  func holdsTexts(_ token: Token) -> Bool {
    token.name == "resources" || entities.dialect.kinds[token.name] != nil
  }

  mutating func item(
    _ tag: Token, _ end: (content: Int, whole: Int), _ quantity: String, _ keyRange: Range<Int>, _ comments: Range<Int>
  ) -> AndroidResources.Item {
    let content = min(tag.range.upperBound, end.content)..<end.content
    let text = AndroidText(content, of: bytes, entities)
    findings += text.problems
    return AndroidResources.Item(
      quantity: quantity, keyRange: keyRange, range: tag.range.lowerBound..<end.whole, content: content,
      text: text.text, isReference: text.isReference, comments: comments)
  }

  /// Reads to the end of an element with text.
  mutating func readText(of tag: Token) -> (content: Int, whole: Int) {
    if tag.isEmpty { return (tag.range.upperBound, tag.range.upperBound) }
    var open: [Token] = []
    let known = comments.count
    // Comments within a text belong to no entry.
    defer { comments.removeLast(comments.count - known) }
    while true {
      let before = scanner
      guard let token = next() else { break }
      guard token.kind == .open || token.kind == .close else { continue }
      if token.kind == .close, token.name == open.last?.name {
        open.removeLast()
      } else if token.kind == .close, token.name == tag.name {
        if let inner = open.last { report(inner.range, "<\(inner.name)> is never closed") }
        return (token.range.lowerBound, token.range.upperBound)
      } else if isBoundary(token) {
        report(tag.range, "<\(tag.name)> is never closed")
        scanner = before
        return (before.offset, before.offset)
      } else if token.kind == .close {
        report(token.range, "</\(token.name)> closes nothing")
      } else if !token.isEmpty {
        open.append(token)
      }
    }
    report(tag.range, "<\(tag.name)> is never closed")
    return (bytes.count, bytes.count)
  }

  // MARK: Comments

  /// The comments directly before an element, without those that a blank line separates from it, and those on the line
  /// of what precedes it.
  func ownComments(before start: Int) -> Range<Int> {
    guard let line = bytes[lastEnd..<start].firstIndex(where: TextLines.isBreak) else {
      return comments.count..<comments.count
    }
    var first = comments.count
    var end = start
    while first > firstComment, comments[first - 1].lowerBound > line,
      lines.breakCount(in: comments[first - 1].upperBound..<end) < 2
    {
      first -= 1
      end = comments[first].lowerBound
    }
    return first..<comments.count
  }
}
