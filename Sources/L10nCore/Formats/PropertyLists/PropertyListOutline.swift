import L10nSyntax

extension SourceOutline {
  /// The outline of a property list that is text.
  init(_ document: PropertyListDocument) throws(EditRefusal) {
    if let refusal = document.editRefusal { throw refusal }
    let outline = PropertyListOutline(document)
    self.init(source: document.source, root: outline.root, holdsMarkers: document.syntax == .openStep)
  }
}

/// An outline with dictionaries as groups; everything else changes as a whole.
private struct PropertyListOutline: Sendable {
  typealias Part = SourceOutline.Part

  let document: PropertyListDocument
  let lines: OutlineLines

  init(_ document: PropertyListDocument) {
    self.document = document
    lines = OutlineLines(document.source.utf8, comments: document.comments)
  }

  var root: Part {
    let whole = 0..<lines.bytes.count
    var content: Range<Int>? = document.syntax == .openStep ? whole : nil
    var pairs: [PropertyListPair] = []
    if let node = document.root {
      content = self.content(of: node)
      if case .dictionary(let all) = node.value { pairs = all } else { content = nil }
    }
    let name = SourceOutline.Name("")
    guard let content else {
      return Part(name, lead: 0..<0, head: 0..<0, .leaf(whole), tail: whole.upperBound..<whole.upperBound)
    }
    let (parts, end) = lines.parts(pairs.map(entry), in: content)
    return Part(
      name, lead: 0..<0, head: 0..<content.lowerBound, .group { parts }, tail: end..<whole.upperBound)
  }

  private func entry(_ pair: PropertyListPair) -> OutlineLines.Entry {
    let name = SourceOutline.Name(pair.key)
    if case .dictionary(let pairs) = pair.node.value, let content = content(of: pair.node) {
      // Cheap enough, because rules are few beside the texts of other tables.
      let (parts, end) = lines.parts(pairs.map(entry), in: content)
      return OutlineLines.Entry(
        name: name, range: pair.range, contents: .group { parts }, contentsRange: content.lowerBound..<end)
    }
    return OutlineLines.Entry(
      name: name, range: pair.range, contents: .leaf(pair.node.range), contentsRange: pair.node.range)
  }

  /// The range between the marks of a dictionary; `nil` for one that is a single tag.
  private func content(of node: PropertyListNode) -> Range<Int>? {
    let (bytes, range) = (lines.bytes, node.range)
    let start: Int
    let end: Int
    switch document.syntax {
    case .binary: return nil
    case .openStep:
      guard range.lowerBound < bytes.count, bytes[range.lowerBound] == UInt8(ascii: "{") else { return 0..<bytes.count }
      (start, end) = (range.lowerBound + 1, range.upperBound - 1)
    case .xml:
      guard let mark = bytes[range].firstIndex(of: UInt8(ascii: ">")), bytes[mark - 1] != UInt8(ascii: "/"),
        let closing = bytes[range].lastIndex(of: UInt8(ascii: "<"))
      else { return nil }
      (start, end) = (mark + 1, closing)
    }
    return min(lines.endOfBlankLine(at: start), end)..<end
  }
}
