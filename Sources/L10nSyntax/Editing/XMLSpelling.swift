/// The style of an XML file: its indentation and whether it has lines at all.
struct XMLSpelling {
  let node: PropertyListNode
  let entries: EntryLines

  private var lines: TextLines { entries.lines }

  // MARK: New entries

  func lineEnd(near index: Int) -> String { entries.hasOwnLines(index) ? lines.lineEnd : "" }

  func entry(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> String {
    guard entries.hasOwnLines(index), let base = lines.indentation(before: entries.head(index)) else {
      return written(entry, XMLLayout.none)
    }
    return written(entry, XMLLayout(unit: unit(under: base), base: base, lineEnd: lines.lineEnd))
  }

  func contents(_ entries: [NewEntry<StringsdictWriter.Value>]) -> (range: Range<Int>, text: String) {
    let outer = indentation(of: node.range.lowerBound)
    let layout = XMLLayout(base: outer + "\t", lineEnd: lines.lineEnd)
    let text = entries.map { written($0, layout) + lines.lineEnd }.joined()
    let closing = lines.bytes[node.range].lastIndex(of: UInt8(ascii: "<")) ?? node.range.lowerBound
    if closing == node.range.lowerBound { return (node.range, "<dict>" + lines.lineEnd + text + outer + "</dict>") }
    let start = lines.skipBlanks(before: closing)
    if lines.isLineStart(start) { return (start..<start, text) }
    return (closing..<closing, lines.lineEnd + text + outer)
  }

  private func written(_ entry: NewEntry<StringsdictWriter.Value>, _ layout: XMLLayout) -> String {
    written(layout) { $0.add(entry) }
  }

  /// The new lines without the last line end.
  private func written(_ layout: XMLLayout, _ add: (inout XMLOutput) -> Void) -> String {
    var output = XMLOutput(layout)
    add(&output)
    return String(output.text.dropLast(layout.lineEnd.isEmpty ? 0 : 1))
  }

  /// The indentation of a level of nesting, measured between the dictionary and its entries.
  private func unit(under base: String) -> String {
    let outer = indentation(of: node.range.lowerBound)
    return base.hasPrefix(outer) ? String(base.dropFirst(outer.count)) : "\t"
  }

  /// The blanks at the start of the line that holds an offset.
  private func indentation(of offset: Int) -> String {
    var start = offset
    while !lines.isLineStart(start) { start -= 1 }
    return lines.text(start..<lines.skipBlanks(from: start))
  }

  var marker: String { CommentWriting.xml(UntranslatedMarker.text) }

  // MARK: Replacements

  func text(_ text: String, at range: Range<Int>) -> String {
    "<string>\(StringsdictWriter.escaped(text))</string>"
  }

  func key(_ text: String, at range: Range<Int>) -> String { "<key>\(StringsdictWriter.escaped(text))</key>" }

  func value(_ value: StringsdictWriter.Value, at range: Range<Int>) -> String {
    if case .text(let text) = value { return self.text(text, at: range) }
    guard let base = lines.indentation(before: range.lowerBound) else { return written(.none) { $0.add(value) } }
    let layout = XMLLayout(unit: unit(under: base), base: base, lineEnd: lines.lineEnd)
    return String(written(layout) { $0.add(value) }.dropFirst(base.count))
  }

  /// XML has no entries without a value.
  func expanded(_ pair: PropertyListPair, key: TableKey, value: StringsdictWriter.Value) -> String {
    self.key(key.text, at: pair.keyRange) + self.value(value, at: pair.node.range)
  }

  func comment(_ text: String, at range: Range<Int>) -> String {
    let indentation = lines.indentation(before: range.lowerBound) ?? ""
    return CommentWriting.xml(text, lineEnd: lines.lineEnd, indentation: indentation)
  }
}
