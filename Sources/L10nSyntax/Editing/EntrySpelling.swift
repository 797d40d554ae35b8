/// How a file spells entries: in its own style as far as that can be seen.
///
/// An enum that forwards, and no protocol, as Embedded Swift has no values of protocols.
enum EntrySpelling {
  case openStep(OpenStepSpelling)
  case xml(XMLSpelling)

  /// What a new line near an entry starts with; empty where the file has everything on one line.
  func lineEnd(near index: Int) -> String {
    switch self {
    case .openStep(let spelling): spelling.lineEnd(near: index)
    case .xml(let spelling): spelling.lineEnd(near: index)
    }
  }

  /// A new entry in lines that begin as those of a neighbour, without a line end after it.
  func entry(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> String {
    switch self {
    case .openStep(let spelling): spelling.entry(entry, near: index)
    case .xml(let spelling): spelling.entry(entry, near: index)
    }
  }

  /// The entries of a dictionary of which no other stays, and what they replace.
  func contents(_ entries: [NewEntry<StringsdictWriter.Value>]) -> (range: Range<Int>, text: String) {
    switch self {
    case .openStep(let spelling): spelling.contents(entries)
    case .xml(let spelling): spelling.contents(entries)
    }
  }

  /// A text in place of another.
  func text(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.text(text, at: range)
    case .xml(let spelling): spelling.text(text, at: range)
    }
  }

  /// A key in place of another.
  func key(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.key(text, at: range)
    case .xml(let spelling): spelling.key(text, at: range)
    }
  }

  /// Any value in place of another.
  func value(_ value: StringsdictWriter.Value, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.value(value, at: range)
    case .xml(let spelling): spelling.value(value, at: range)
    }
  }

  /// What stands in place of the key of an entry that has no value beside it.
  func expanded(_ pair: PropertyListPair, key: TableKey, value: StringsdictWriter.Value) -> String {
    switch self {
    case .openStep(let spelling): spelling.expanded(pair, key: key, value: value)
    case .xml(let spelling): spelling.expanded(pair, key: key, value: value)
    }
  }

  /// A comment in place of another.
  func comment(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.comment(text, at: range)
    case .xml(let spelling): spelling.comment(text, at: range)
    }
  }

  /// A comment before an entry that has none, without a line end after it.
  func newComment(_ text: String, near index: Int, at offset: Int) -> String {
    switch self {
    case .openStep(let spelling): spelling.newComment(text, near: index, at: offset)
    case .xml(let spelling): spelling.comment(text, at: offset..<offset)
    }
  }

  /// The comment that makes an entry a stub.
  var marker: String {
    switch self {
    case .openStep(let spelling): spelling.marker
    case .xml(let spelling): spelling.marker
    }
  }
}
