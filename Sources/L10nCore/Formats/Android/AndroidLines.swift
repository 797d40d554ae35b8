import StringsFormat

/// The lines and the style of a resource file, for edits that take or bring whole lines.
struct AndroidLines: Sendable {
  let bytes: [UInt8]

  /// The file's first line end; LF where it has none.
  let lineEnd: String

  /// What stands before a resource.
  let base: String

  /// What stands before an item more than that.
  let unit: String

  init(_ resources: AndroidResources) {
    let bytes = resources.source.utf8
    self.bytes = bytes
    let first = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    let isPair = first.map { bytes[$0] == 0x0D && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A } ?? false
    lineEnd = isPair ? "\r\n" : first.map { bytes[$0] == 0x0D } ?? false ? "\r" : "\n"
    let own = resources.resources.lazy.compactMap { Self.indentation(bytes, before: $0.range.lowerBound) }.first
    let base = own ?? "    "
    let inner = resources.resources.lazy.filter { $0.kind != .string }.compactMap { resource in
      resource.items.first.flatMap { Self.indentation(bytes, before: $0.range.lowerBound) }
    }.first { $0.hasPrefix(base) && $0.utf8.count > base.utf8.count }
    self.base = base
    unit = inner.map { String($0.dropFirst(base.count)) } ?? (base.isEmpty ? "    " : base)
  }

  /// The blanks before an offset, when nothing else stands before it on its line.
  func indentation(before offset: Int) -> String? { Self.indentation(bytes, before: offset) }

  private static func indentation(_ bytes: [UInt8], before offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The start of the line of an offset, when only blanks stand before it; else the offset.
  func lineStart(_ offset: Int) -> Int { indentation(before: offset).map { offset - $0.utf8.count } ?? offset }

  /// The offset after the line break that follows an offset with blanks at most between them; `nil` where none does.
  func lineEnd(after offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// A range with the whole lines where nothing else stands on them.
  func whole(_ range: Range<Int>) -> Range<Int> {
    guard indentation(before: range.lowerBound) != nil, let end = lineEnd(after: range.upperBound) else { return range }
    return lineStart(range.lowerBound)..<end
  }
}

extension AndroidResources {
  /// An element with its own comments.
  func withComments(_ range: Range<Int>, _ own: Range<Int>) -> Range<Int> {
    (own.first.map { comments[$0].lowerBound } ?? range.lowerBound)..<range.upperBound
  }

  /// Whether an element has tags of its own for its contents.
  func isEmptyElement(_ item: Item) -> Bool { item.content.lowerBound == item.range.upperBound }
}
