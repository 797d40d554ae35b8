import L10nSyntax

/// Edits entries of a `.properties` file and leaves all other bytes unchanged. Entries are identified by their numbers
/// in the file.
struct PropertiesTextEditor: Sendable {
  let spelling: PropertiesSpelling

  private let file: PropertiesFile
  private var texts: [Int: String] = [:]
  private var names: [Int: TableKey] = [:]
  private var comments: [Int: String] = [:]
  private var removed: Set<Int> = []

  /// The lines of new entries with their keys, in the order of their addition.
  private var added: [(key: TableKey, lines: String)] = []

  /// The order of keys in which new entries are inserted; keys that are not in it come last.
  private let order: [TableKey]

  /// Starts without changes.
  ///
  /// - Parameters:
  ///   - order: the keys of the development table.
  ///   - model: the file whose style new entries have.
  init(_ file: PropertiesFile, order: [TableKey] = [], like model: PropertiesFile? = nil) {
    (self.file, self.order) = (file, order)
    spelling = PropertiesSpelling(of: model ?? file)
  }

  mutating func setText(_ text: String, of entry: Int) { texts[entry] = text }

  mutating func setComment(_ text: String, of entry: Int) { comments[entry] = text }

  mutating func remove(_ entry: Int) { removed.insert(entry) }

  mutating func rename(_ entry: Int, to key: TableKey) { names[entry] = key }

  /// Adds an entry with a key that the file does not have.
  mutating func add(_ key: TableKey, _ text: String, comment: String?) {
    let (separator, lineEnd) = (spelling.separator, spelling.lineEnd)
    let line = spelling.key(key.text) + separator + spelling.text(text, after: separator) + lineEnd
    added.append((key, (comment.map(spelling.comment) ?? "") + line))
  }

  /// All changes.
  var edits: SourceEdits {
    var edits = SourceEdits(file.source)
    if !added.isEmpty, let range = danglingRange { edits.remove(range) }
    for (number, entry) in file.entries.enumerated() {
      if removed.contains(number) {
        edits.remove(file.wholeLines(of: entry))
        continue
      }
      if let comment = comments[number] {
        edits.insert(spelling.comment(comment), at: file.startOfLine(entry.keyRange.lowerBound))
      }
      if let name = names[number] { edits.replace(entry.keyRange, with: spelling.key(name.text)) }
      if let text = texts[number], !entry.value.utf8.elementsEqual(text.utf8) {
        edits.replace(entry.valueRange, with: spelled(text, of: entry))
      }
    }
    insert(&edits)
    return edits
  }

  /// A whole text of an entry as it is written, after a sign if the entry has none.
  func spelled(_ text: String, of entry: PropertiesFile.Entry) -> String {
    let own = file.source[entry.separator]
    return (own.isEmpty ? spelling.separator : "") + spelling.text(text, after: own.isEmpty ? spelling.separator : own)
  }

  /// A backslash at the end of the file, with blanks and line breaks after it, which would continue the last entry into
  /// a new one.
  private var danglingRange: Range<Int>? {
    guard let last = file.entries.last, last.valueRange.upperBound == file.source.utf8.count else { return nil }
    let start = last.value.runs.last?.source.upperBound ?? last.valueRange.lowerBound
    return start < last.valueRange.upperBound ? start..<last.valueRange.upperBound : nil
  }

  /// Inserts the new entries after their neighbors in the order.
  private func insert(_ edits: inout SourceEdits) {
    if added.isEmpty { return }
    let kept = file.entries.enumerated().filter { !removed.contains($0.offset) }
    let numbers = Dictionary(kept.map { ($0.element.name, $0.offset) }) { $1 }
    let end = file.source.utf8.count
    var rest = Dictionary(added.map { ($0.key, $0.lines) }) { $1 }
    var texts: [Int: String] = [:]
    var offset = order.lazy.compactMap { numbers[$0] }.first.map { file.start(of: file.entries[$0]) } ?? end
    for key in order {
      if let lines = rest.removeValue(forKey: key) {
        texts[offset, default: ""] += lines
      } else if let number = numbers[key] {
        offset = file.endOfLine(file.entries[number])
      }
    }
    for (key, lines) in added where rest[key] != nil { texts[end, default: ""] += lines }
    for (offset, lines) in texts { insert(lines, at: offset, &edits) }
  }

  private func insert(_ lines: String, at offset: Int, _ edits: inout SourceEdits) {
    let (bytes, lineEnd) = (file.source.utf8, spelling.lineEnd)
    let isLast = offset == bytes.count
    let isOpen = offset > 0 && !TextLines.isBreak(bytes[offset - 1]) || isLast && danglingRange != nil
    // A comment that ends the file belongs to no entry.
    let end = file.entries.last?.range.upperBound ?? 0
    let isAfterComment =
      isLast && file.comments.last.map { $0.lowerBound >= end } ?? false
      && TextLines(bytes).startOfBlankLine(endingAt: offset) == nil
    if isAfterComment { edits.insert(isOpen ? lineEnd + lineEnd : lineEnd, at: offset) }
    edits.insert(isOpen && !isAfterComment ? lineEnd + lines.dropLast(lineEnd.count) : lines, at: offset)
  }
}

extension PropertiesFile {
  /// The start of the line at an offset after its blanks.
  func startOfLine(_ offset: Int) -> Int {
    let bytes = source.utf8
    return bytes[..<offset].lastIndex(where: TextLines.isBreak).map { $0 + 1 } ?? 0
  }

  /// The start of an entry with its comments. A comment at the start of the file is not one of an entry's, because
  /// licenses are there.
  func start(of entry: Entry) -> Int {
    let first = entry.comments.first.map { startOfLine(comments[$0].lowerBound) } ?? 0
    return first > 0 ? first : startOfLine(entry.keyRange.lowerBound)
  }

  /// The offset after the line end of an entry.
  func endOfLine(_ entry: Entry) -> Int {
    TextLines(source.utf8).endOfBreak(at: entry.range.upperBound) ?? entry.range.upperBound
  }

  /// The lines of an entry with its comments, and with the blank line after it if there is one before it.
  func wholeLines(of entry: Entry) -> Range<Int> {
    let lines = TextLines(source.utf8)
    let (start, end) = (start(of: entry), endOfLine(entry))
    let isSeparate = start == 0 || lines.startOfBlankLine(endingAt: start) != nil
    return start..<(isSeparate ? lines.endOfBlankLine(at: end) ?? end : end)
  }
}
