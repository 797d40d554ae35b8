/// Formats one old-style file.
struct OpenStepFormatting {
  let entries: EntryLines
  let order: TableFormatter.Order

  private var output: FormattedLines
  private var source: [UInt8] { entries.lines.bytes }

  init(entries: EntryLines, order: TableFormatter.Order, keepsLineEnds: Bool) {
    self.entries = entries
    self.order = order
    output = FormattedLines(entries.lines.bytes, keepsLineEnds: keepsLineEnds)
  }

  mutating func formatted(_ root: PropertyListNode) -> [UInt8] {
    let isBraced = source[root.range].first == UInt8(ascii: "{")
    // A second byte order mark has no meaning, and would become the first.
    let start = source.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let content = isBraced ? root.range.lowerBound + 1..<root.range.upperBound - 1 : start..<source.count
    var slots = EntrySlots(entries, in: content)
    slots.sort(order)
    if isBraced {
      add(entries.pieces(in: start..<root.range.lowerBound))
      output.beginLine()
      output.add("{")
    }
    var previousHasComment = false
    for (number, slot) in slots.slots.enumerated() {
      let hasComment = !slot.entry.comments.isEmpty
      let isApart = number > 0 && (previousHasComment || hasComment || !slot.introduction.isEmpty)
      add(slot, isApart: isApart)
      previousHasComment = hasComment
    }
    add(slots.rest, isApart: !slots.slots.isEmpty)
    if isBraced {
      output.beginLine()
      output.add("}")
      add(entries.pieces(in: root.range.upperBound..<source.count))
    }
    return output.text
  }

  /// - Parameter isApart: whether a blank line is added even if there is none.
  private mutating func add(_ slot: EntrySlots.Slot, isApart: Bool) {
    add(slot.introduction, isApart: isApart)
    let startsSlot = slot.introduction.isEmpty
    add(slot.entry.comments, isApart: slot.isApart || startsSlot && isApart)
    output.beginLine(isApart: slot.entry.comments.isEmpty && (slot.isApart || startsSlot && isApart))
    add(entries.pairs[slot.entry.index])
    for piece in slot.entry.trailing {
      output.add(" ")
      output.addComment(piece.range)
    }
  }

  private mutating func add(_ pieces: [EntrySlots.Piece], isApart: Bool = false) {
    for (number, piece) in pieces.enumerated() {
      output.beginLine(isApart: piece.isApart || isApart && number == 0)
      output.addComment(piece.range)
    }
  }

  // MARK: Entries

  private mutating func add(_ pair: PropertyListPair) {
    addString(pair.keyRange)
    if pair.isShorthand {
      output.add(" = ")
      addString(pair.keyRange)
      addGap(pair.keyRange.upperBound..<pair.range.upperBound, plain: ";")
      return
    }
    addGap(pair.keyRange.upperBound..<pair.node.range.lowerBound, plain: " = ")
    if case .string = pair.node.value { addString(pair.node.range) } else { output.add(pair.node.range) }
    addGap(pair.node.range.upperBound..<pair.range.upperBound, plain: ";")
  }

  /// Adds the text between the parts of an entry: in its canonical form, or unchanged if it is more than signs and
  /// blanks.
  private mutating func addGap(_ gap: Range<Int>, plain: String) {
    let isPlain = source[gap].allSatisfy { $0.isSpaceOrControl || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }
    if isPlain { output.add(plain) } else { output.add(gap) }
  }

  /// Adds a string in double quotes. Escapes stay as they are, needed or not.
  private mutating func addString(_ range: Range<Int>) {
    switch source[range].first {
    case UInt8(ascii: "\""): output.add(range)
    case UInt8(ascii: "'"):
      output.add("\"")
      addSingleQuoted(range.lowerBound + 1..<range.upperBound - 1)
      output.add("\"")
    default:
      output.add("\"")
      output.add(range)
      output.add("\"")
    }
  }

  private mutating func addSingleQuoted(_ content: Range<Int>) {
    var offset = content.lowerBound
    while offset < content.upperBound {
      let byte = source[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), offset < content.upperBound {
        if source[offset] != UInt8(ascii: "'") { output.add(byte: byte) }
        output.add(byte: source[offset])
        offset += 1
      } else {
        if byte == UInt8(ascii: "\"") { output.add("\\") }
        output.add(byte: byte)
      }
    }
  }
}
