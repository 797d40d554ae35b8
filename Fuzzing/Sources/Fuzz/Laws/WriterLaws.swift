internal import L10nSyntax

extension Law<StringsTable> {
  static var canonicalTableIsRead: Law {
    Law("a table that is written in the canonical form reads the same, and is written the same again") { table in
      let entries = Self.newEntries(table)
      let text = StringsWriter.table(entries)
      let read = StringsTable(Array(text.utf8))
      if let finding = read.findings.first(where: { $0.severity == .error }) {
        return "\(finding.message) in '\(text)'"
      }
      let reread = Self.newEntries(read)
      let isSame =
        reread.map(\.key) == entries.map(\.key)
        && reread.map { TableKey($0.value) } == entries.map { TableKey($0.value) }
      if !isSame { return "\(reread) instead of \(entries)" }
      let again = StringsWriter.table(reread)
      return again.utf8.elementsEqual(text.utf8) ? nil : "'\(text)', then '\(again)'"
    }
  }

  private static func newEntries(_ table: StringsTable) -> [NewEntry<String>] {
    table.entries.map { entry in
      NewEntry(entry.key, entry.value, comment: table.document.comment(entry.comments))
    }
  }
}

extension Law<PropertyListDocument> {
  static var formattedIsRead: Law {
    Law("a file that is formatted reads the same, and formatting it again changes nothing") { document in
      if document.mayChangeItsKind { return nil }
      for order in [TableFormatter.Order.unchanged, .byKey] {
        for keepsEncoding in [false, true] {
          let formatter = TableFormatter(order: order, keepsEncoding: keepsEncoding)
          guard let once = try? formatter.formatted(document) else { return nil }
          let read = PropertyListDocument(once)
          guard let twice = try? formatter.formatted(read) else {
            return "\(read.findings.first?.message ?? "broken") in '\(read.source[0..<2000])'"
          }
          let shown = "'\(read.source[0..<2000])'"
          if once != twice { return "\(shown), then '\(PropertyListDocument(twice).source[0..<2000])'" }
          if contents(document, order) != contents(read, order) { return "\(shown) does not read the same" }
        }
      }
      return nil
    }
  }

  /// Keys and values in an order, compared scalar by scalar.
  private static func contents(_ document: PropertyListDocument, _ order: TableFormatter.Order) -> [TableKey] {
    let pairs = document.pairs.map {
      ($0.key, TableKey("\($0.key) = \(StringsdictWriter.Value($0.node).debugDescription)"))
    }
    if order == .unchanged { return pairs.map(\.1) }
    return pairs.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  static var canonicalRulesAreRead: Law {
    Law("rules that are written in the canonical form read the same, and are written the same again") { document in
      let entries = Self.newEntries(document)
      let text = StringsdictWriter.table(entries)
      let read = PropertyListDocument(Array(text.utf8))
      // XML 1.0 does not allow most control characters; they are written as references, which Foundation reads.
      if let finding = read.findings.first(where: { $0.severity == .error }) {
        return "\(finding.message) in '\(text)'"
      }
      let reread = Self.newEntries(read)
      let isSame =
        reread.map(\.key) == entries.map(\.key)
        && reread.map(\.value).description.utf8.elementsEqual(entries.map(\.value).description.utf8)
      if !isSame { return "\(reread) instead of \(entries)" }
      let again = StringsdictWriter.table(reread)
      return again.utf8.elementsEqual(text.utf8) ? nil : "'\(text)', then '\(again)'"
    }
  }

  private static func newEntries(_ document: PropertyListDocument) -> [NewEntry<StringsdictWriter.Value>] {
    document.pairs.compactMap { pair in
      StringsdictWriter.Value(pair.node).map {
        NewEntry(pair.key, $0, comment: document.comment(pair.comments))
      }
    }
  }
}

extension PropertyListDocument {
  /// The text of comments without empty ones: writers do not keep a blank line at the end.
  fileprivate func comment(_ comments: Range<Int>) -> String? {
    let texts = comments.map(commentText).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension StringsdictWriter.Value {
  /// The value of a node; `nil` for numbers and arrays, which no writer writes. In a dictionary, a node's name is its
  /// key.
  init?(_ node: PropertyListNode) {
    switch node.value {
    case .string(let text): self = .text(text)
    case .dictionary(let pairs):
      self = .dictionary(
        pairs.map { StringsdictWriter.Pair($0.key, StringsdictWriter.Value($0.node) ?? .text($0.node.kindName)) })
    case .array, .other: return nil
    }
  }
}
