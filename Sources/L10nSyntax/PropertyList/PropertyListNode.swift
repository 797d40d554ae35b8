/// A value of a property list with its place.
public struct PropertyListNode: Sendable {
  /// The kinds of values that the three syntaxes of property lists (old style, XML, binary) share.
  public enum Value: Sendable {
    /// A text.
    case string(String)
    /// Keys with their values in the order of the file, including equal keys.
    case dictionary([PropertyListPair])
    /// A list.
    case array([PropertyListNode])
    /// A number, date, data or boolean, by its name for messages ("a number"); not used in string tables.
    case other(String)
  }

  /// The value.
  public let value: Value

  /// The range of the value, quotes or tags included, as offsets into `SourceText.utf8`.
  public let range: Range<Int>

  /// The kind of the value for messages: "a string", "a dictionary", "an array", "a number" ….
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

  /// The range of the key, quotes or tags included.
  public let keyRange: Range<Int>

  /// The value.
  public let node: PropertyListNode

  /// The range of the entry: from the key to the semicolon or the value's end tag.
  public let range: Range<Int>

  /// The indices of the document's comments between the previous entry and the key.
  public let comments: Range<Int>

  /// Whether the entry is written as `key;`, which means that the key is also the value.
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
