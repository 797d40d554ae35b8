/// A value of a property list with its place.
public struct PropertyListNode: Sendable {
  /// The kinds of value that the three spellings of property lists (old style, XML, binary) share.
  public enum Value: Sendable {
    /// A text.
    case string(String)
    /// Keys with their values in the order of the file, equal keys among them.
    case dictionary([PropertyListPair])
    /// A list.
    case array([PropertyListNode])
    /// A number, date, data or boolean, with its name for messages ("a number"); string tables hold none.
    case other(String)
  }

  /// The value.
  public let value: Value

  /// The value's own text, quotes or tags included, as offsets into `SourceText.utf8`.
  public let range: Range<Int>

  /// What the value is, for messages: "a string", "a dictionary", "an array", "a number" ….
  public var kindName: String {
    switch value {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .other(let name): name
    }
  }
}

/// A key with its value, in file order; equal keys are all kept.
public struct PropertyListPair: Sendable {
  /// The key, escapes decoded.
  public let key: TableKey

  /// The key's own text, quotes or tags included.
  public let keyRange: Range<Int>

  /// The value.
  public let node: PropertyListNode

  /// The whole entry: from the key to the semicolon or the value's end tag.
  public let range: Range<Int>

  /// Which of the document's comments stand before the key and after the entry before it.
  public let comments: Range<Int>

  /// Whether the entry is written as `key;`, which means key = key.
  public let isShorthand: Bool

  init(
    key: TableKey, keyRange: Range<Int>, node: PropertyListNode, range: Range<Int>, comments: Range<Int> = 0..<0,
    isShorthand: Bool = false
  ) {
    self.key = key
    self.keyRange = keyRange
    self.node = node
    self.range = range
    self.comments = comments
    self.isShorthand = isShorthand
  }
}
