import StringsFormat

/// A table of an index, which knows nothing of what only its source has.
struct IndexedTable: Sendable {
  var language: String?
  var isSource = true
  var isEmpty = false
  var syntax: PropertyListDocument.Syntax?
  var entries: [LoadedEntry] = []

  /// `nil` for those of the table before.
  var keys: [(key: TableKey, range: Range<Int>)]?
  var brokenKeys: [TableKey] = []
  var findings: [StringsFinding] = []

  /// By range, in order.
  var comments: [(range: Range<Int>, text: String)] = []
}

extension IndexReader {
  mutating func table() throws(Fault) -> IndexedTable {
    var table = IndexedTable()
    table.language = try optional { reader throws(Fault) in try reader.text() }
    (table.isSource, table.isEmpty) = (try flag(), try flag())
    table.syntax = try optional { reader throws(Fault) in
      try PropertyListDocument.Syntax(rawValue: reader.text()).orThrow()
    }
    table.entries = try list { reader throws(Fault) in try reader.entry() }
    switch try number() {
    case 0: table.keys = table.entries.map { ($0.key, $0.keyRange) }
    case 1: break
    default:
      table.keys = try list { reader throws(Fault) in
        let range = try reader.place()
        return (TableKey(try reader.text(at: range)), range)
      }
    }
    table.brokenKeys = try list { reader throws(Fault) in TableKey(try reader.text()) }
    table.findings = try list { reader throws(Fault) in try reader.finding() }
    table.comments = try list { reader throws(Fault) in (try reader.indices(), try reader.text()) }
    return table
  }

  private mutating func indices() throws(Fault) -> Range<Int> {
    let start = try number()
    return start..<start + (try number())
  }

  private mutating func entry() throws(Fault) -> LoadedEntry {
    let keyRange = try place()
    let shared = try optional { reader throws(Fault) in try reader.place() }
    let key = TableKey(try text(at: shared ?? keyRange))
    let range = try place()
    let flags = try number()
    let stateRange = try optional { reader throws(Fault) in try reader.place() }
    let extractionState = try optional { reader throws(Fault) in try reader.text() }
    let comments = try indices()
    let states = TranslationState.allCases
    guard flags >> 3 < states.count else { throw Fault() }
    return LoadedEntry(
      key: key, keyRange: keyRange, sharedKeyRange: shared, range: range, text: try placedMessage(),
      isRule: flags & 4 != 0, comments: comments, state: states[flags >> 3], hasSeveralStates: flags & 2 != 0,
      stateRange: stateRange, isTranslatable: flags & 1 != 0, extractionState: extractionState)
  }

  private mutating func finding() throws(Fault) -> StringsFinding {
    let isError = try flag()
    let kind = try FindingKind(rawValue: text()).orThrow()
    let range = try place()
    return StringsFinding(
      isError ? .error : .warning, kind, at: range, try text(),
      help: try optional { reader throws(Fault) in try reader.text() },
      related: try optional { reader throws(Fault) in try reader.place() })
  }

  // MARK: Messages

  private mutating func placedMessage() throws(Fault) -> PlacedMessage {
    let leaves = try list { reader throws(Fault) in
      MessagePlaces.Leaf(
        keys: try reader.list { reader throws(Fault) in try reader.place() }, text: try reader.textPlace(),
        variables: try reader.list { reader throws(Fault) in
          MessagePlaces.Variable(
            name: try reader.place(), valueType: try reader.optional { reader throws(Fault) in try reader.textPlace() },
            variants: try reader.list { reader throws(Fault) in
              MessagePlaces.Variant(category: try reader.place(), text: try reader.textPlace())
            })
        })
    }
    let message = try message(at: leaves.count == 1 ? leaves.first?.text.range : nil, depth: 0)
    guard message.leafCount == leaves.count else { throw Fault() }
    return PlacedMessage(message, at: leaves)
  }

  private mutating func textPlace() throws(Fault) -> MessagePlaces.Text {
    MessagePlaces.Text(try place(), pairRange: try place())
  }

  /// - Parameter depth: how many messages this one is a variant of; readers give three at most.
  private mutating func message(at place: Range<Int>?, depth: Int) throws(Fault) -> Message {
    guard depth < 16 else { throw Fault() }
    switch try number() {
    case 0: return Message(.text(try text(at: place)))
    case 1:
      return .format(
        try text(at: place),
        variables: try list { reader throws(Fault) in
          MessageVariable(
            name: try reader.text(), rule: try reader.flag() ? .gender : .plural,
            valueType: try reader.optional { reader throws(Fault) in try reader.text() },
            variants: try reader.list { reader throws(Fault) in
              MessageVariable.Variant(category: try reader.text(), text: try reader.text())
            })
        })
    case 2:
      let selector = try number()
      return .select(
        selector == 0 ? .device : selector == 1 ? .width : .plural,
        try list { reader throws(Fault) in
          Message.Variant(try reader.text(), try reader.message(at: place, depth: depth + 1))
        })
    default: throw Fault()
    }
  }
}

extension Optional {
  fileprivate func orThrow() throws(IndexReader.Fault) -> Wrapped {
    guard let self else { throw IndexReader.Fault() }
    return self
  }
}
