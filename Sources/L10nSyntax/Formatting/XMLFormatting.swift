/// Formats one XML property list.
struct XMLFormatting {
  let entries: EntryLines
  let order: TableFormatter.Order

  /// Whether the XML declaration, which may name the file's encoding, and the line ends stay.
  let keepsDeclaration: Bool

  private var output: FormattedLines
  private var source: [UInt8] { entries.lines.bytes }

  init(entries: EntryLines, order: TableFormatter.Order, keepsDeclaration: Bool) {
    self.entries = entries
    self.order = order
    self.keepsDeclaration = keepsDeclaration
    output = FormattedLines(entries.lines.bytes, keepsLineEnds: keepsDeclaration)
  }

  mutating func formatted(_ root: PropertyListNode) -> [UInt8] {
    addPrologue(0..<root.range.lowerBound)
    add(root, entries, order: order, depth: 0)
    for piece in entries.pieces(in: root.range.upperBound..<source.count) { addTags(piece.range) }
    return output.text
  }

  // MARK: Before and after the dictionary

  private mutating func addPrologue(_ range: Range<Int>) {
    let tags = self.tags(in: range)
    let isDocument = tags.contains { starts($0, with: "<plist") }
    let canonical = StringsdictWriter.prologue.split(separator: "\n").map(String.init)
    let hasDeclaration = tags.first.map { starts($0, with: "<?xml") } ?? false
    if hasDeclaration, let first = tags.first, keepsDeclaration {
      output.beginLine()
      output.add(first)
    } else if hasDeclaration || isDocument && !keepsDeclaration {
      output.beginLine()
      output.add(canonical[0])
    }
    if isDocument, !tags.contains(where: { starts($0, with: "<!DOCTYPE") }) {
      output.beginLine()
      output.add(canonical[1])
    }
    for tag in tags.dropFirst(hasDeclaration ? 1 : 0) {
      output.beginLine()
      output.addComment(tag)
    }
  }

  private mutating func addTags(_ range: Range<Int>) {
    for tag in tags(in: range) {
      output.beginLine()
      output.addComment(tag)
    }
  }

  private func starts(_ range: Range<Int>, with text: String) -> Bool { source[range].starts(with: text.utf8) }

  /// Splits markup that holds no text into declarations, comments and tags.
  private func tags(in range: Range<Int>) -> [Range<Int>] {
    var scanner = XMLScanner(source, in: range)
    var tags: [Range<Int>] = []
    while let token = scanner.next() {
      if token.kind != .text { tags.append(token.range) }
    }
    return tags
  }

  // MARK: The dictionary

  private mutating func add(_ node: PropertyListNode, _ entries: EntryLines, order: TableFormatter.Order, depth: Int) {
    output.beginLine(indentation: depth)
    let opening = source[node.range].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? node.range.upperBound
    let closing = source[node.range].lastIndex(of: UInt8(ascii: "<")) ?? node.range.lowerBound
    guard opening <= closing else {
      output.add(node.range)
      return
    }
    output.add(node.range.lowerBound..<opening)
    var slots = EntrySlots(entries, in: opening..<closing)
    slots.sort(order)
    for (number, slot) in slots.slots.enumerated() {
      let pair = entries.pairs[slot.entry.index]
      add(slot.introduction, depth: depth + 1, isFirst: number == 0)
      let isFirst = number == 0 && slot.introduction.isEmpty
      for (place, piece) in slot.entry.comments.enumerated() {
        output.beginLine(isApart: place == 0 ? slot.isApart && !isFirst : piece.isApart, indentation: depth + 1)
        output.addComment(piece.range)
      }
      output.beginLine(isApart: slot.entry.comments.isEmpty && slot.isApart && !isFirst, indentation: depth + 1)
      output.add(pair.keyRange)
      for piece in entries.pieces(in: pair.keyRange.upperBound..<pair.node.range.lowerBound) {
        output.beginLine(indentation: depth + 1)
        output.addComment(piece.range)
      }
      add(pair.node, depth: depth + 1)
    }
    add(slots.rest, depth: depth + 1, isFirst: slots.slots.isEmpty)
    output.beginLine(indentation: depth)
    output.add(closing..<node.range.upperBound)
  }

  private mutating func add(_ pieces: [EntrySlots.Piece], depth: Int, isFirst: Bool) {
    for (number, piece) in pieces.enumerated() {
      output.beginLine(isApart: piece.isApart && !(isFirst && number == 0), indentation: depth)
      output.addComment(piece.range)
    }
  }

  private mutating func add(_ node: PropertyListNode, depth: Int) {
    guard case .dictionary(let pairs) = node.value else {
      output.beginLine(indentation: depth)
      output.add(node.range)
      return
    }
    let nested = EntryLines(document: entries.document, lines: entries.lines, pairs: pairs)
    add(node, nested, order: .unchanged, depth: depth)
  }
}
