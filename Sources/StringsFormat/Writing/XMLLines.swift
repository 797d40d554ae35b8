/// How the lines of an XML file begin and end.
struct XMLLayout: Hashable, Sendable {
  /// What one level of nesting adds at the start of a line.
  var unit = "\t"

  /// What stands before the first level.
  var base = ""

  var lineEnd = "\n"

  /// Everything on one line.
  static let none = XMLLayout(unit: "", lineEnd: "")

  func indentation(_ depth: Int) -> String { base + String(repeating: unit, count: depth) }
}

/// Lines of an XML property list while they are written.
struct XMLLines {
  let layout: XMLLayout
  private(set) var text = ""

  init(layout: XMLLayout) { self.layout = layout }

  mutating func add(_ line: String, depth: Int = 0) {
    text += layout.indentation(depth) + line + layout.lineEnd
  }

  mutating func add(_ entry: NewEntry<StringsdictWriter.Value>, depth: Int) {
    let indentation = layout.indentation(depth)
    if let comment = entry.comment, !comment.isEmpty {
      add(CommentWriting.xml(comment, lineEnd: layout.lineEnd, indentation: indentation), depth: depth)
    }
    if entry.isUntranslated { add(CommentWriting.xml(UntranslatedMarker.text), depth: depth) }
    add(StringsdictWriter.Pair(entry.key, entry.value), depth: depth)
  }

  mutating func add(_ pair: StringsdictWriter.Pair, depth: Int) {
    add("<key>\(StringsdictWriter.escaped(pair.key.text))</key>", depth: depth)
    add(pair.value, depth: depth)
  }

  mutating func add(_ value: StringsdictWriter.Value, depth: Int) {
    switch value {
    case .text(let text): add("<string>\(StringsdictWriter.escaped(text))</string>", depth: depth)
    case .dictionary(let pairs):
      add("<dict>", depth: depth)
      for pair in pairs { add(pair, depth: depth + 1) }
      add("</dict>", depth: depth)
    }
  }
}
