/// A JSON text: values with their places in file order, and findings beside them.
///
/// Reading never fails. Equal keys of an object are all kept, with a finding; unusable values are `invalid`. A file
/// without readable contents has no root and at least one finding.
/// Grammar: RFC 8259.
package struct JSONDocument: Sendable {
  /// The greatest depth of objects and arrays within one another; a String Catalog needs about ten.
  static let nestingLimit = 64

  /// The greatest number of findings of one file; a last one then says that there are more.
  static let findingLimit = 1000

  /// The findings in file order: `invalid-json` for the grammar, and kinds that other formats share.
  package let findings: [StringsFinding]

  private let tree: JSONTree

  /// The decoded text.
  package var source: SourceText { tree.source }

  /// The value at the top; `nil` if there is none.
  package var root: JSONValue? { tree.nodes.isEmpty ? nil : JSONValue(tree, 0) }

  /// Reads a JSON text in UTF-8, or in UTF-16 or UTF-32 as Foundation detects them.
  ///
  /// - Complexity: O(*n*) in the number of bytes; beside the text, 16 bytes for each value and each key.
  package init(_ bytes: [UInt8]) {
    var decoder = TextDecoder()
    let source = decoder.decode(bytes)
    guard source.utf8.count < UInt32.max else {
      tree = JSONTree(source: source, nodes: [])
      findings = [StringsFinding(.error, .invalidJSON, at: 0..<0, "the file is larger than 4 GB")]
      return
    }
    let (nodes, findings) = source.utf8.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes)
      reader.read()
      return (reader.nodes, reader.findings)
    }
    tree = JSONTree(source: source, nodes: nodes)
    self.findings = (decoder.findings + findings).inFileOrder
  }
}

/// The contents of a JSON text.
///
/// A class, though immutable, because every value refers to it: copying a value then copies one reference.
final class JSONTree: Sendable {
  let source: SourceText

  /// The root and everything in it, in file order.
  let nodes: [JSONNode]

  init(source: SourceText, nodes: [JSONNode]) {
    self.source = source
    self.nodes = nodes
  }

  /// The range of a node, quotes and braces included.
  func range(of index: Int) -> Range<Int> {
    let node = nodes[index]
    return Int(node.start)..<Int(max(node.start, node.end))
  }

  /// The index after a node and everything in it.
  func index(after index: Int) -> Int { Int(nodes[index].next) }

  /// The text of a string; `nil` for other nodes.
  func text(of index: Int) -> String? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    let content = Int(node.start) + 1..<Int(node.end) - 1
    if !node.hasEscapes { return String(decoding: source.utf8[content], as: UTF8.self) }
    return source.utf8.withUnsafeBufferPointer { JSONEscape.decoded(content, of: $0) }
  }

  /// Whether a string has a text, compared without making a string.
  func text(of index: Int, is text: StaticString) -> Bool {
    let node = nodes[index]
    guard node.kind == .string else { return false }
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    if node.hasEscapes { return self.text(of: index)?.utf8.elementsEqual(expected) ?? false }
    guard Int(node.end - node.start) == expected.count + 2 else { return false }
    return source.utf8[Int(node.start) + 1..<Int(node.end) - 1].elementsEqual(expected)
  }
}

/// A value or a key of a JSON text. The children of an object are alternately keys and values.
struct JSONNode: Sendable {
  /// The offset of the first byte, the opening quote or brace.
  var start: UInt32

  /// The offset after the last byte.
  var end: UInt32

  /// The index of the node after this one and its children.
  var next: UInt32

  var kind: JSONValue.Kind

  /// Whether the text of a string differs from its spelling.
  var hasEscapes = false
}
