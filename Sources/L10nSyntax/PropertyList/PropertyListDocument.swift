/// A property list as it was read: what could be read, and findings beside it.
///
/// Reading never fails. A file of which nothing can be read has no root and at least one finding.
public struct PropertyListDocument: Sendable {
  /// The spelling of a property list.
  public enum Syntax: String, Sendable {
    /// Quoted strings, `=` and `;`: what `.strings` files are written in.
    case openStep
    /// Apple's XML property lists, which `.stringsdict` files are written in.
    case xml
    /// Apple's binary property lists, as build systems make them.
    case binary
  }

  /// How many values may stand inside one another; string tables need four.
  ///
  /// CoreFoundation allows 512. The readers recurse, and must do with the half megabyte of stack that a secondary
  /// thread has on macOS.
  static let nestingLimit = 64

  /// How many bytes a file may have: places are kept in 32 bits.
  static let sizeLimit = 1 << 30

  /// The decoded text.
  public let source: SourceText

  /// Which spelling the file uses.
  public let syntax: Syntax

  /// The value at the top, as it is held.
  enum Contents: Sendable {
    /// There is none to be read.
    case none
    /// The entries of an old-style file, packed.
    case entries(PackedEntries, range: Range<Int>)
    /// Any other value, dictionaries of other syntaxes among them.
    case value(PropertyListNode)

    init(_ root: PropertyListNode?) { self = root.map(Self.value) ?? .none }
  }

  let contents: Contents

  /// Every comment with its marks, in file order.
  public let comments: [Range<Int>]

  /// Keys of entries that are broken beyond use: they exist, but have no value.
  public let brokenKeys: [TableKey]

  /// What is wrong, in file order.
  public let findings: [StringsFinding]

  /// Where further findings would follow from one that is reported.
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
  /// The value at the top with all that it holds; `nil` when there is none to be read.
  ///
  /// - Complexity: O(*n*) for an old-style file: the tree is made when it is asked for. `StringsTable` does without.
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

  /// The entries of the dictionary at the top, packed; `nil` when something else stands there.
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

  /// The value of a key of the dictionary at the top; `nil` when the key does not stand there.
  ///
  /// - Parameter keyRange: the key's own text, which tells equal keys apart; in a binary file it means nothing.
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
