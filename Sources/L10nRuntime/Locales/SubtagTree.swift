/// A sorted text of `key value` lines read as a tree of subtags, in place.
///
///     zh-*-* zh-Hans-CN
///     zh-*-HK zh-Hant-HK
///     zh-Hant zh-Hant-TW
///
/// `zh` has the children `*` and `Hant`; `zh-Hant` has the value `zh-Hant-TW`. A key is ASCII subtags joined by `-` and
/// ends at the first space; lines are sorted by their subtags, bytewise, a parent before its children. The text is the
/// frozen data itself: nothing is parsed or copied before a look-up.
/// - Complexity: a step to a child takes O(log *n*) comparisons in the number of lines below the node.
struct SubtagTree: Sendable {
  private let text: StaticString
  private let lines: Range<Int>
  /// The UTF-8 length of this node's key and of the separator after it, in each of its lines.
  private let depth: Int

  /// The root of the tree in `text`.
  init(_ text: StaticString) {
    self.init(text: text, lines: 0..<text.utf8CodeUnitCount, depth: 0)
  }

  private init(text: StaticString, lines: Range<Int>, depth: Int) {
    self.text = text
    self.lines = lines
    self.depth = depth
  }

  /// The node below this one whose key continues with `subtags` (one, or several joined by `-`).
  func child(_ subtags: UnsafeBufferPointer<UInt8>) -> SubtagTree? {
    let continuations = lowerContinuation..<lines.upperBound
    let first = firstLine(in: continuations) { order(of: $0, against: subtags) != .before }
    var end = first
    var nearLines = 4
    while nearLines > 0, end < lines.upperBound, order(of: end, against: subtags) == .within {
      end = min(endOfLine(from: end) + 1, lines.upperBound)
      nearLines -= 1
    }
    // Few nodes have more lines.
    if nearLines == 0 { end = firstLine(in: end..<lines.upperBound) { order(of: $0, against: subtags) == .after } }
    guard first < end else { return nil }
    return SubtagTree(text: text, lines: first..<end, depth: depth + subtags.count + 1)
  }

  func child(_ subtags: String) -> SubtagTree? {
    var subtags = subtags
    return subtags.withUTF8 { child($0) }
  }

  func child(_ subtag: Subtag) -> SubtagTree? { subtag.withBytes { child($0) } }

  /// The first and the last child, which suffice for most look-ups of missing ones.
  var ends: (first: Subtag, last: Subtag)? {
    let first = lowerContinuation
    guard first < lines.upperBound else { return nil }
    var last = lines.upperBound
    if byte(at: last - 1) == SubtagTree.newline { last -= 1 }
    while last > first, bytes[last - 1] != SubtagTree.newline { last -= 1 }
    return (subtag(at: first), subtag(at: last))
  }

  private func subtag(at line: Int) -> Subtag {
    let start = line + depth
    var end = start
    while SubtagTree.rank(byte(at: end)) > 1 { end += 1 }
    return Subtag(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  /// The text after the key of this node; `nil` if the node only has children.
  var value: String? { valueUTF8.map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of `value`, in the frozen data.
  var valueUTF8: UnsafeBufferPointer<UInt8>? {
    guard depth > 0, let end = valueEnd else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[(lines.lowerBound + depth)..<end])
  }

  /// Whether longer keys continue the key of this node.
  var hasChildren: Bool { lowerContinuation < lines.upperBound }

  /// The start of the first line whose key is longer than this node's key.
  private var lowerContinuation: Int {
    valueEnd.map { min($0 + 1, lines.upperBound) } ?? lines.lowerBound
  }

  /// The end of the line with this node's own value.
  private var valueEnd: Int? {
    guard depth > 0, byte(at: lines.lowerBound + depth - 1) == SubtagTree.space else { return nil }
    return endOfLine(from: lines.lowerBound + depth)
  }

  // MARK: Lines

  private enum LineOrder { case before, within, after }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The byte at an offset into the text; a newline after its end.
  private func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : SubtagTree.newline
  }

  /// The end of the line that contains an offset into the text.
  private func endOfLine(from offset: Int) -> Int {
    let bytes = bytes
    var end = offset
    while end < bytes.count, bytes[end] != SubtagTree.newline { end &+= 1 }
    return end
  }

  /// The start of the first line in a range of lines for which `isFound` is true; it is then true for all later lines.
  private func firstLine(in range: Range<Int>, where isFound: (Int) -> Bool) -> Int {
    let bytes = bytes
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      var start = (lower + upper) / 2
      while start > lower, bytes[start &- 1] != SubtagTree.newline { start &-= 1 }
      if isFound(start) {
        upper = start
      } else {
        lower = endOfLine(from: start) + 1
      }
    }
    return min(lower, range.upperBound)
  }

  private func order(of line: Int, against subtags: UnsafeBufferPointer<UInt8>) -> LineOrder {
    var offset = line + depth
    for expected in subtags {
      let found = SubtagTree.rank(byte(at: offset))
      let wanted = SubtagTree.rank(expected)
      if found != wanted { return found < wanted ? .before : .after }
      offset += 1
    }
    // A shorter subtag sorts before every longer one that begins with it.
    return SubtagTree.rank(byte(at: offset)) <= 1 ? .within : .after
  }

  /// Ends of keys sort before ends of subtags, and both before all letters, digits and `*`.
  private static func rank(_ byte: UInt8) -> UInt8 {
    switch byte {
    case space, newline: 0
    case UInt8(ascii: "-"): 1
    default: byte
    }
  }
}
