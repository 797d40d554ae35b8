/// Turns changes of one dictionary's entries into edits of the text, in the file's own style.
struct DictionaryEditing {
  let document: PropertyListDocument
  let lines: TextLines

  /// The way in which its entries are spelled.
  let spelling: EntrySpelling

  private let entryLines: EntryLines

  private var pairs: [PropertyListPair] { entryLines.pairs }

  /// - Parameter node: a dictionary; any other value has no entries.
  init(_ node: PropertyListNode, of document: PropertyListDocument, lines: TextLines) {
    self.document = document
    self.lines = lines
    if case .dictionary(let pairs) = node.value {
      entryLines = EntryLines(document: document, lines: lines, pairs: pairs)
    } else {
      entryLines = EntryLines(document: document, lines: lines, pairs: [])
    }
    spelling =
      document.syntax == .xml
      ? .xml(XMLSpelling(node: node, entries: entryLines))
      : .openStep(OpenStepSpelling(node: node, entries: entryLines))
  }

  func apply(_ changes: DictionaryChanges, to edits: inout SourceEdits) {
    for range in removals(changes.removed) { edits.remove(range) }
    let touched = Set(changes.values.keys).union(changes.keys.keys).subtracting(changes.removed)
    for index in touched.sorted() {
      changeEntry(index, key: changes.keys[index], value: changes.values[index], edits: &edits)
    }
    for (index, isUntranslated) in changes.markers.sorted(by: { $0.key < $1.key })
    where !changes.removed.contains(index) {
      mark(index, isUntranslated, edits: &edits)
    }
    for (index, comment) in changes.comments where !changes.removed.contains(index) {
      let start = pairs[index].range.lowerBound
      let indentation = lines.indentation(before: start) ?? ""
      edits.insert(spelling.newComment(comment, near: index, at: start) + lines.lineEnd + indentation, at: start)
    }
    let hasNoneLeft = changes.removed.count == pairs.count
    insert(changes.placedInsertions(count: pairs.count), hasNoneLeft: hasNoneLeft, edits: &edits)
  }

  // MARK: Removal

  /// The ranges of whole entries with their lines. Neighbors are one range, with any blank line that would be left
  /// over.
  func removals(_ removed: Set<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in removed.sorted() {
      let range = entryLines.range(index)
      if let last = ranges.last, isBlank(last.upperBound..<max(last.upperBound, range.lowerBound)) {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map(withBlankLine)
  }

  private func withBlankLine(_ range: Range<Int>) -> Range<Int> {
    let before = lines.startOfBlankLine(endingAt: range.lowerBound)
    if before != nil || range.lowerBound == 0, let end = lines.endOfBlankLine(at: range.upperBound) {
      return range.lowerBound..<end
    }
    if let before, range.upperBound == lines.bytes.count { return before..<range.upperBound }
    return range
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    lines.bytes[range].allSatisfy { $0.isSpaceOrTab || TextLines.isBreak($0) }
  }

  // MARK: Change

  private func changeEntry(_ index: Int, key: TableKey?, value: StringsdictWriter.Value?, edits: inout SourceEdits) {
    let pair = pairs[index]
    if pair.isShorthand, key != nil || value != nil {
      let value = value ?? .text(pair.key.text)
      if key == nil, case .text(let text) = value, text.isSame(as: pair.key.text) { return }
      edits.replace(pair.keyRange, with: spelling.expanded(pair, key: key ?? pair.key, value: value))
      return
    }
    if let key, key != pair.key { edits.replace(pair.keyRange, with: spelling.key(key.text, at: pair.keyRange)) }
    if let value { set(value, at: pair.node, edits: &edits) }
  }

  private func set(_ value: StringsdictWriter.Value, at node: PropertyListNode, edits: inout SourceEdits) {
    switch (value, node.value) {
    case (.text(let text), .string(let old)):
      if !text.isSame(as: old) { edits.replace(node.range, with: spelling.text(text, at: node.range)) }
    case (.dictionary(let wanted), .dictionary(let pairs)):
      DictionaryEditing(node, of: document, lines: lines)
        .apply(DictionaryChanges(from: pairs, to: wanted), to: &edits)
    default:
      edits.replace(node.range, with: spelling.value(value, at: node.range))
    }
  }

  // MARK: Stubs

  private func mark(_ index: Int, _ isUntranslated: Bool, edits: inout SourceEdits) {
    let pair = pairs[index]
    let comments = document.comments(pair.comments, andAfter: pair.range.upperBound)
    if isUntranslated {
      if document.isUntranslated(comments) { return }
      let start = pair.range.lowerBound
      edits.insert(spelling.marker + lines.lineEnd + (lines.indentation(before: start) ?? ""), at: start)
      return
    }
    for number in comments where document.isUntranslated(number..<number + 1) {
      let comment = document.comments[number]
      let rest = document.commentText(number).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0 != UntranslatedMarker.text }.joined(separator: "\n")
      if rest.isEmpty {
        edits.remove(wholeLines(of: comment))
      } else {
        edits.replace(comment, with: spelling.comment(rest, at: comment))
      }
    }
  }

  /// A range with its line if nothing else is on that line, otherwise with the blanks after it.
  private func wholeLines(of range: Range<Int>) -> Range<Int> {
    let end = lines.skipBlanks(from: range.upperBound)
    guard let indentation = lines.indentation(before: range.lowerBound), let next = lines.endOfBreak(at: end) else {
      return range.lowerBound..<end
    }
    return range.lowerBound - indentation.utf8.count..<next
  }

  // MARK: Insertion

  private func insert(
    _ insertions: [(entry: NewEntry<StringsdictWriter.Value>, place: DictionaryChanges.Place)],
    hasNoneLeft: Bool, edits: inout SourceEdits
  ) {
    var others: [NewEntry<StringsdictWriter.Value>] = []
    for (entry, place) in insertions {
      switch place {
      case .after(let index): insert(entry, after: index, edits: &edits)
      case .before(let index): insert(entry, before: index, edits: &edits)
      case .end where !hasNoneLeft: insert(entry, after: pairs.count - 1, edits: &edits)
      case .end: others.append(entry)
      }
    }
    if others.isEmpty { return }
    let (range, text) = spelling.contents(others)
    edits.replace(range, with: text)
  }

  private func insert(_ entry: NewEntry<StringsdictWriter.Value>, after index: Int, edits: inout SourceEdits) {
    let lineEnd = spelling.lineEnd(near: index)
    let gap = hasBlankLine(entry, near: index) ? lineEnd + lineEnd : lineEnd
    edits.insert(gap + spelling.entry(entry, near: index), at: entryLines.tail(index))
  }

  private func insert(_ entry: NewEntry<StringsdictWriter.Value>, before index: Int, edits: inout SourceEdits) {
    let lineEnd = spelling.lineEnd(near: index)
    let gap = hasBlankLine(entry, near: index) ? lineEnd + lineEnd : lineEnd
    edits.insert(spelling.entry(entry, near: index) + gap, at: entryLines.range(index).lowerBound)
  }

  /// Whether a blank line separates a new entry from its neighbor: if there is one on both sides of the neighbor.
  private func hasBlankLine(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> Bool {
    let gaps = [entryLines.hasBlankLine(after: index - 1), entryLines.hasBlankLine(after: index)].compactMap { $0 }
    if !gaps.isEmpty { return gaps.allSatisfy { $0 } }
    return document.syntax == .openStep && (entry.hasCommentLines || entryLines.hasComment(index))
  }
}

extension String {
  /// Whether both strings have the same scalars.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
