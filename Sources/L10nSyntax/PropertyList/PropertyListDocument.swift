/// A property list: its contents, and findings beside them.
///
/// Reading never fails. A file without readable contents has no root and at least one finding.
public struct PropertyListDocument: Sendable {
  /// The syntax of a property list.
  public enum Syntax: String, Sendable {
    /// Quoted strings, `=` and `;`: the syntax of `.strings` files.
    case openStep
    /// Apple's XML property lists: the syntax of `.stringsdict` files.
    case xml
    /// Apple's binary property lists, which build systems make.
    case binary
  }

  /// The greatest depth of values within one another; string tables need four.
  ///
  /// CoreFoundation allows 512. The readers are recursive, and must manage with the half megabyte of stack that a
  /// secondary thread has on macOS.
  static let nestingLimit = 64

  /// The greatest size of a file in bytes: places are kept in 32 bits.
  static let sizeLimit = 1 << 30

  /// The decoded text.
  public let source: SourceText

  /// The syntax of the file.
  public let syntax: Syntax

  /// The value at the top.
  enum Contents: Sendable {
    /// No readable value.
    case none
    /// The entries of an old-style file, packed.
    case entries(PackedEntries, range: Range<Int>)
    /// Any other value, including dictionaries of other syntaxes.
    case value(PropertyListNode)

    init(_ root: PropertyListNode?) { self = root.map(Self.value) ?? .none }
  }

  let contents: Contents

  /// Every comment with its marks, in file order.
  public let comments: [Range<Int>]

  /// Keys of entries that are too broken to have a value.
  public let brokenKeys: [TableKey]

  /// The problems in file order.
  public let findings: [StringsFinding]

  /// Ranges in which further findings would follow from a reported one.
  let unreliable: UnreliableText

  init(
    source: SourceText, syntax: Syntax, contents: Contents = .none, comments: [Range<Int>],
    brokenKeys: [TableKey] = [], findings: [StringsFinding], unreliable: UnreliableText = UnreliableText()
  ) {
    self.source = source
    self.syntax = syntax
    self.contents = contents
    self.comments = comments
    self.brokenKeys = brokenKeys
    self.findings = findings.inFileOrder
    self.unreliable = unreliable
  }
}

extension PropertyListDocument {
  /// The value at the top with all its contents; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for an old-style file, whose tree is made on access. `StringsTable` does not need it.
  public var root: PropertyListNode? {
    switch contents {
    case .none: nil
    case .value(let node): node
    case .entries(let entries, let range):
      PropertyListNode(value: .dictionary(entries.records.indices.map(entries.pair)), range: range)
    }
  }

  /// Whether there is any value at the top.
  public var hasRoot: Bool {
    if case .none = contents { false } else { true }
  }

  /// The entries of the dictionary at the top, packed; `nil` for any other value.
  var entries: PackedEntries? {
    switch contents {
    case .entries(let entries, _): return entries
    case .value:
      guard case .dictionary(let pairs)? = root?.value else { return nil }
      var builder = PackedEntriesBuilder(byteCount: 0)
      source.utf8.withUnsafeBufferPointer { bytes in
        for pair in pairs { builder.append(pair, in: bytes) }
      }
      return builder.entries(in: source.utf8)
    case .none: return nil
    }
  }

  /// The value of a key of the dictionary at the top; `nil` if the key is not there.
  ///
  /// - Parameter keyRange: the range of the key, which distinguishes equal keys; ignored in a binary file.
  /// - Complexity: O(log *n*), O(*n*) in a binary file.
  public func value(of key: TableKey, at keyRange: Range<Int>) -> PropertyListNode? {
    switch contents {
    case .entries(let entries, _):
      let index = entries.records.indexInSorted(where: { Int($0.keyStart) >= keyRange.lowerBound })
      return index.flatMap { entries.records[$0].keyRange == keyRange ? entries.node(at: $0) : nil }
    case .value(let node):
      guard case .dictionary(let pairs) = node.value else { return nil }
      if syntax == .binary { return pairs.first { $0.key == key }?.node }
      let pair = pairs.last(beginningBy: keyRange.lowerBound) { $0.keyRange }
      return pair?.keyRange == keyRange ? pair?.node : nil
    case .none: return nil
    }
  }
}
