/// The first step into a `SubtagTree`, by the first two letters: where frozen data is asked for every language of a
/// request, the search begins among a few lines in place of thousands.
///
/// Made once, on the first use of the data: one pass over the text.
struct SubtagIndex: Sendable {
  private let tree: SubtagTree
  /// The lines of each pair of letters.
  private let nodes: [SubtagTree]

  init(_ text: StaticString) {
    tree = SubtagTree(text)
    var lines = Array(repeating: 0..<0, count: 26 * 26)
    for line in tree.lineStarts {
      guard let pair = Self.pair(tree.byte(at: line), tree.byte(at: line + 1)) else { continue }
      let end = tree.endOfLine(from: line) + 1
      lines[pair] = lines[pair].isEmpty ? line..<end : lines[pair].lowerBound..<end
    }
    let tree = tree
    nodes = lines.map { tree.root(of: $0) }
  }

  /// As `SubtagTree.child` of the whole tree.
  func child(_ subtags: String) -> SubtagTree? {
    var bytes = subtags.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next(), let pair = Self.pair(first, second) else {
      return tree.child(subtags)
    }
    return nodes[pair].child(subtags)
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int? {
    let (first, second) = ((first | 0x20) &- UInt8(ascii: "a"), (second | 0x20) &- UInt8(ascii: "a"))
    return first < 26 && second < 26 ? Int(first) * 26 + Int(second) : nil
  }
}
