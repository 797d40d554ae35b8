/// The style of an old-style file: its quotes, the blanks around `=`, its kind of comments.
struct OpenStepSpelling {
  let node: PropertyListNode
  let entries: EntryLines

  private var lines: TextLines { entries.lines }

  /// The quotes around a key or a text.
  enum Quotes {
    case none
    case single
    case double

    /// - Parameter first: the first byte of a string with its quotes.
    init(_ first: UInt8?) {
      switch first {
      case UInt8(ascii: "\""), nil: self = .double
      case UInt8(ascii: "'"): self = .single
      default: self = .none
      }
    }
  }

  // MARK: New entries

  func lineEnd(near index: Int) -> String { lines.lineEnd }

  func entry(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> String {
    let neighbour = entries.pairs[index]
    let indentation =
      lines.indentation(before: neighbour.range.lowerBound) ?? lines.indentation(before: entries.head(index)) ?? ""
    let quotes = Quotes(lines.bytes[neighbour.keyRange].first)
    let valueQuotes = Quotes(lines.bytes[neighbour.node.range].first)
    return indentation
      + self.entry(
        entry, lineEnd: lines.lineEnd + indentation, quotes: quotes,
        valueQuotes: valueQuotes == .single ? .single : .double, equals: equals(of: neighbour),
        hasLineComments: hasLineComments(near: index))
  }

  func contents(_ entries: [NewEntry<StringsdictWriter.Value>]) -> (range: Range<Int>, text: String) {
    let isBraced = lines.bytes[node.range].first == UInt8(ascii: "{")
    let end = isBraced ? node.range.upperBound - 1 : lines.bytes.count
    let isAfterComments = self.entries.pairs.isEmpty && lines.bytes[..<end].contains { $0 > 0x20 }
    var text = lines.isLineStart(end) ? "" : lines.lineEnd
    if isAfterComments, !isBraced { text += lines.lineEnd }
    let bodies = entries.map {
      entry($0, lineEnd: lines.lineEnd, quotes: .double, valueQuotes: .double, equals: " = ", hasLineComments: false)
    }
    let hasComments = entries.contains { $0.hasCommentLines }
    text += bodies.joined(separator: hasComments ? lines.lineEnd + lines.lineEnd : lines.lineEnd) + lines.lineEnd
    return (end..<end, text)
  }

  private func entry(
    _ entry: NewEntry<StringsdictWriter.Value>, lineEnd: String, quotes: Quotes, valueQuotes: Quotes, equals: String,
    hasLineComments: Bool
  ) -> String {
    var text = ""
    if let comment = entry.comment, !comment.isEmpty {
      text += CommentWriting.openStep(comment, lineEnd: lineEnd, inLines: hasLineComments) + lineEnd
    }
    if entry.isUntranslated { text += marker + lineEnd }
    return text + Self.spelled(entry.key.text, quotes) + equals + spelled(entry.value, valueQuotes) + ";"
  }

  /// The text between a key and its value if it is only blanks and the sign; otherwise ` = `.
  private func equals(of pair: PropertyListPair) -> String {
    let range = pair.keyRange.upperBound..<max(pair.keyRange.upperBound, pair.node.range.lowerBound)
    let isPlain = lines.bytes[range].allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: "=") }
    return isPlain && !range.isEmpty ? lines.text(range) : " = "
  }

  private func hasLineComments(near index: Int) -> Bool {
    let own = entries.document.comments[entries.pairs[index].comments].last
    guard let comment = own ?? entries.document.comments.first else { return false }
    return lines.bytes[comment].starts(with: "//".utf8)
  }

  var marker: String { "// \(UntranslatedMarker.text)" }

  // MARK: Replacements

  func text(_ text: String, at range: Range<Int>) -> String { Self.spelled(text, Quotes(lines.bytes[range].first)) }

  func key(_ text: String, at range: Range<Int>) -> String { self.text(text, at: range) }

  func value(_ value: StringsdictWriter.Value, at range: Range<Int>) -> String { spelled(value, .double) }

  func expanded(_ pair: PropertyListPair, key: TableKey, value: StringsdictWriter.Value) -> String {
    self.key(key.text, at: pair.keyRange) + " = " + spelled(value, .double)
  }

  func comment(_ text: String, at range: Range<Int>) -> String {
    let indentation = lines.indentation(before: range.lowerBound) ?? ""
    let isLine = lines.bytes[range].starts(with: "//".utf8)
    return CommentWriting.openStep(text, lineEnd: lines.lineEnd + indentation, inLines: isLine)
  }

  func newComment(_ text: String, near index: Int, at offset: Int) -> String {
    let indentation = lines.indentation(before: offset) ?? ""
    return CommentWriting.openStep(
      text, lineEnd: lines.lineEnd + indentation, inLines: hasLineComments(near: index))
  }

  // MARK: Strings

  private func spelled(_ value: StringsdictWriter.Value, _ quotes: Quotes) -> String {
    switch value {
    case .text(let text): Self.spelled(text, quotes)
    case .dictionary(let pairs):
      "{ " + pairs.map { Self.spelled($0.key.text, .double) + " = " + spelled($0.value, .double) + "; " }.joined() + "}"
    }
  }

  /// A string in the requested quotes, or in double ones if it cannot have those.
  static func spelled(_ text: String, _ quotes: Quotes) -> String {
    switch quotes {
    case .none where isBare(text): text
    case .none, .double: StringsWriter.quoted(text)
    case .single: StringsWriter.quoted(text, in: "'")
    }
  }

  /// Whether a text can be written without quotes. A slash at its start could begin a comment.
  private static func isBare(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "/") && text.utf8.allSatisfy(OpenStepScanner.isBareCharacter)
  }
}
