/// How a file spells entries: in its own style as far as that can be seen.
protocol EntrySpelling {
  /// What a new line near an entry starts with; empty where the file has everything on one line.
  func lineEnd(near index: Int) -> String

  /// A new entry in lines that begin as those of a neighbour, without a line end behind it.
  func entry(_ entry: NewEntry<StringsdictWriter.Value>, near index: Int) -> String

  /// The entries of a dictionary of which no other stays, and what they replace.
  func contents(_ entries: [NewEntry<StringsdictWriter.Value>]) -> (range: Range<Int>, text: String)

  /// A text in place of another.
  func text(_ text: String, at range: Range<Int>) -> String

  /// A key in place of another.
  func key(_ text: String, at range: Range<Int>) -> String

  /// Any value in place of another.
  func value(_ value: StringsdictWriter.Value, at range: Range<Int>) -> String

  /// What stands in place of the key of an entry that has no value beside it.
  func expanded(_ pair: PropertyListPair, key: TableKey, value: StringsdictWriter.Value) -> String

  /// A comment in place of another.
  func comment(_ text: String, at range: Range<Int>) -> String

  /// The comment that makes an entry a stub.
  var marker: String { get }
}
