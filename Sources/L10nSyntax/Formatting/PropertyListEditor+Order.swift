extension PropertyListEditor {
  /// The edits that put the entries into another order, each with its comments; nothing else in the file changes.
  ///
  /// Blank lines, indentation and the comments that belong to no entry keep their places. The edits apply to the file
  /// as it was read, whatever was changed since.
  /// - Returns: `nil` if an entry whose comment runs to the end of its line would precede something else on that line;
  ///   `TableFormatter` gives each entry a line.
  /// - Complexity: O(*n*), and O(*e* log *e*) for *e* entries.
  public func reordering(_ order: TableFormatter.Order) -> SourceEdits? {
    var edits = SourceEdits(document.source)
    guard case .dictionary(let pairs) = root.value else { return edits }
    let entries = EntryLines(document: document, lines: lines, pairs: pairs)
    for (place, index) in order.indices(of: pairs).enumerated() where place != index {
      let entry = entries.head(index)..<entries.tail(index)
      let slot = entries.head(place)..<entries.tail(place)
      if entries.endsInLineComment(index), !lines.isLineEnd(after: slot.upperBound) { return nil }
      edits.replace(slot, with: String(decoding: lines.bytes[entry], as: UTF8.self))
    }
    return edits
  }
}

extension TableFormatter.Order {
  /// The indices of entries in this order; entries with equal keys keep their order.
  func indices(of pairs: [PropertyListPair]) -> [Int] {
    switch self {
    case .unchanged: return Array(pairs.indices)
    case .byKey: return pairs.indices.sorted { (pairs[$0].key, $0) < (pairs[$1].key, $1) }
    case .list(let keys):
      var ranks: [TableKey: Int] = [:]
      for (rank, key) in keys.enumerated() where ranks[key] == nil { ranks[key] = rank }
      let places = pairs.map { ranks[$0.key] ?? keys.count }
      return pairs.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    }
  }
}

extension EntryLines {
  /// Whether the entry is followed by a comment that ends with the line.
  fileprivate func endsInLineComment(_ index: Int) -> Bool {
    let end = tail(index)
    guard end > pairs[index].range.upperBound, let comment = document.comments[..<firstComment(from: end)].last else {
      return false
    }
    return lines.bytes[comment].starts(with: "//".utf8)
  }
}

extension TextLines {
  /// Whether there are only blanks between an offset and the end of its line.
  fileprivate func isLineEnd(after offset: Int) -> Bool {
    let end = skipBlanks(from: offset)
    return end == bytes.count || endOfBreak(at: end) != nil
  }
}
