import L10nSyntax

extension SourceOutline {
  /// The outline of a file of Android resources: its elements, and the items of plurals by quantity.
  init(_ resources: AndroidResources) throws(EditRefusal) {
    if let refusal = resources.editRefusal { throw refusal }
    guard let root = resources.root else {
      throw EditRefusal("the file has no <resources>", help: "write <resources></resources>")
    }
    let bytes = resources.source.utf8
    let outline = AndroidOutline(bytes)
    let (parts, end) = outline.parts(in: root.content)
    self.init(
      source: resources.source,
      root: Part(
        Name(""), lead: 0..<0, head: 0..<outline.start(of: root.content), .group { parts }, tail: end..<bytes.count))
    shortPath = { path in path.map { String($0.prefix { $0 != " " }) } }
  }
}

private struct AndroidOutline {
  let bytes: [UInt8]
  let lines: TextLines

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = TextLines(bytes)
  }

  /// The offset after the line of an opening tag.
  func start(of content: Range<Int>) -> Int {
    min(lines.endOfBreak(at: lines.skipBlanks(from: content.lowerBound)) ?? content.lowerBound, content.upperBound)
  }

  /// The elements between two tags.
  func parts(in content: Range<Int>) -> (parts: [SourceOutline.Part], end: Int) {
    var scanner = XMLScanner(bytes, in: content)
    var comments: [Range<Int>] = []
    var entries: [OutlineLines.Entry] = []
    while let token = scanner.next() {
      switch token.kind {
      case .comment: comments.append(token.range)
      case .open: entries.append(entry(token, &scanner))
      default: continue
      }
    }
    let split = OutlineLines(bytes, comments: comments)
    return split.parts(entries, in: start(of: content)..<content.upperBound)
  }

  private func entry(_ tag: XMLScanner.Token, _ scanner: inout XMLScanner) -> OutlineLines.Entry {
    let attributes = scanner.attributes(tag) ?? []
    func value(_ name: String) -> String? {
      attributes.first { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }
    // Strings, plurals and arrays have separate names.
    let words = [value("name") ?? value("quantity") ?? "", value("product"), tag.name == "string" ? nil : tag.name]
    let name = SourceOutline.Name(TableKey(words.compactMap { $0 }.joined(separator: " ")))
    if tag.isEmpty {
      return OutlineLines.Entry(name: name, range: tag.range, contents: .leaf(tag.range), contentsRange: tag.range)
    }
    let content = tag.range.upperBound..<endOfContent(&scanner)
    let range = tag.range.lowerBound..<scanner.offset
    guard tag.name == "plurals" || tag.name == "plural" else {
      return OutlineLines.Entry(name: name, range: range, contents: .leaf(content), contentsRange: content)
    }
    let (parts, end) = parts(in: content)
    return OutlineLines.Entry(
      name: name, range: range, contents: .group { parts }, contentsRange: start(of: content)..<end)
  }

  /// Continues after the tag that closes an element.
  private func endOfContent(_ scanner: inout XMLScanner) -> Int {
    var depth = 1
    while let token = scanner.next() {
      if token.kind == .open, !token.isEmpty { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if depth == 0 { return token.range.lowerBound }
    }
    return scanner.end
  }
}
