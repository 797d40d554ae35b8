/// A value of a JSON text with its place. Takes one reference and one number.
package struct JSONValue: Sendable {
  /// The kinds of value.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
    /// Something that is not JSON, a missing value, or one that is nested too deeply; a finding reports it.
    case invalid
  }

  private let tree: JSONTree
  private let index: Int

  init(_ tree: JSONTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The kind of the value.
  package var kind: Kind { tree.nodes[index].kind }

  /// The range of the value, quotes and braces included, as offsets into `SourceText.utf8`; empty for a missing value.
  package var range: Range<Int> { tree.range(of: index) }

  /// The text of a string, escapes decoded; `nil` for other values.
  package var string: String? { tree.text(of: index) }

  /// Whether the text of a string is spelled without escapes, so that offsets into it are places in the file.
  package var isVerbatim: Bool { kind == .string && !tree.nodes[index].hasEscapes }

  /// The bytes of the value.
  var written: ArraySlice<UInt8> { tree.source.utf8[range] }

  /// Whether the value is a string with a given text.
  package func isString(_ text: StaticString) -> Bool { tree.text(of: index, is: text) }

  /// `true` or `false`; `nil` for other values.
  package var boolean: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The spelling of a number; `nil` for other values.
  package var numberText: String? { kind == .number ? tree.source[range] : nil }

  /// A number without fraction and exponent, in 64 bits; `nil` for other values.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  /// The members of an object in file order, equal keys included; none for other values.
  package var members: JSONMembers { JSONMembers(tree, kind == .object ? index : nil) }

  /// The elements of an array in file order; none for other values.
  package var elements: JSONElements { JSONElements(tree, kind == .array ? index : nil) }

  /// The last member of an object with a key, which is the one that counts.
  package subscript(key: StaticString) -> JSONMember? {
    var found: JSONMember?
    for member in members where member.isKey(key) { found = member }
    return found
  }

  /// The kind of the value for messages: "an object", "a number" ….
  package var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    case .invalid: "nothing"
    }
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  private let tree: JSONTree
  private let index: Int

  fileprivate init(_ tree: JSONTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The key, escapes decoded.
  package var key: TableKey { TableKey(tree.text(of: index) ?? "") }

  /// Whether the key is the given one; cheaper than `key`.
  package func isKey(_ key: StaticString) -> Bool { tree.text(of: index, is: key) }

  /// The key with its quotes.
  package var keyRange: Range<Int> { tree.range(of: index) }

  /// The value.
  package var value: JSONValue { JSONValue(tree, index + 1) }

  /// The range from the key's opening quote to the end of the value, without the comma.
  package var range: Range<Int> {
    keyRange.lowerBound..<Swift.max(keyRange.upperBound, value.range.upperBound)
  }
}

/// The members of an object in file order, without those that lack a usable key.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var index: Int
  private let end: Int

  fileprivate init(_ tree: JSONTree, _ object: Int?) {
    self.tree = tree
    index = object.map { $0 + 1 } ?? 0
    end = object.map { tree.index(after: $0) } ?? 0
  }

  /// The next member.
  package mutating func next() -> JSONMember? {
    while index < end {
      let key = index
      index = tree.index(after: key + 1)
      if tree.nodes[key].kind == .string { return JSONMember(tree, key) }
    }
    return nil
  }
}

/// The elements of an array in file order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var index: Int
  private let end: Int

  fileprivate init(_ tree: JSONTree, _ array: Int?) {
    self.tree = tree
    index = array.map { $0 + 1 } ?? 0
    end = array.map { tree.index(after: $0) } ?? 0
  }

  /// The next element.
  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = tree.index(after: index) }
    return JSONValue(tree, index)
  }
}
