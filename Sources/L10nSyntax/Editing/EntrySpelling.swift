/// The way in which a file spells entries, in its own style where that can be recognized.
///
/// An enum rather than a protocol, because Embedded Swift has no existential values.
enum EntrySpelling {
  case openStep(OpenStepSpelling)
  case xml(XMLSpelling)

  /// The start of a new line near an entry; empty if the whole file is on one line.
  func lineEnd(near index: Int) -> String {
    switch self {
    case .openStep(let spelling): spelling.lineEnd(near: index)
    case .xml(let spelling): spelling.lineEnd(near: index)
    }
  }

  /// A new entry, indented like a neighbor, without a line end after it.
  func entry(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> String {
    switch self {
    case .openStep(let spelling): spelling.entry(entry, near: index)
    case .xml(let spelling): spelling.entry(entry, near: index)
    }
  }

  /// The entries of a dictionary that keeps none of its entries, and the range that they replace.
  func contents(_ entries: [NewEntry<StringsdictWriter.Value>]) -> (range: Range<Int>, text: String) {
    switch self {
    case .openStep(let spelling): spelling.contents(entries)
    case .xml(let spelling): spelling.contents(entries)
    }
  }

  /// A text that replaces another.
  func text(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.text(text, at: range)
    case .xml(let spelling): spelling.text(text, at: range)
    }
  }

  /// A key that replaces another.
  func key(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.key(text, at: range)
    case .xml(let spelling): spelling.key(text, at: range)
    }
  }

  /// A value of any kind that replaces another.
  func value(_ value: StringsdictWriter.Value, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.value(value, at: range)
    case .xml(let spelling): spelling.value(value, at: range)
    }
  }

  /// The text that replaces the key of an entry without a value.
  func expanded(_ pair: PropertyListPair, key: TableKey, value: StringsdictWriter.Value) -> String {
    switch self {
    case .openStep(let spelling): spelling.expanded(pair, key: key, value: value)
    case .xml(let spelling): spelling.expanded(pair, key: key, value: value)
    }
  }

  /// A comment that replaces another.
  func comment(_ text: String, at range: Range<Int>) -> String {
    switch self {
    case .openStep(let spelling): spelling.comment(text, at: range)
    case .xml(let spelling): spelling.comment(text, at: range)
    }
  }

  /// A comment for an entry that has none, without a line end after it.
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
