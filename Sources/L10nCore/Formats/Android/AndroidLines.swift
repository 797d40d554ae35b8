import L10nSyntax

/// The lines and the style of a resource file, for edits that take or bring whole lines.
struct AndroidLines: Sendable {
  private let text: TextLines

  /// What stands before a resource.
  let base: String

  /// What stands before an item more than that.
  let unit: String

  init(_ resources: AndroidResources) {
    let text = TextLines(resources.source.utf8)
    self.text = text
    let own = resources.resources.lazy.compactMap { text.indentation(before: $0.range.lowerBound) }.first
    let base = own ?? "    "
    let inner = resources.resources.lazy.filter { $0.kind != .string }.compactMap { resource in
      resource.items.first.flatMap { text.indentation(before: $0.range.lowerBound) }
    }.first { $0.hasPrefix(base) && $0.utf8.count > base.utf8.count }
    self.base = base
    unit = inner.map { String($0.dropFirst(base.count)) } ?? (base.isEmpty ? "    " : base)
  }

  /// The file's first line end; LF where it has none.
  var lineEnd: String { text.lineEnd }

  /// The blanks before an offset, when nothing else stands before it on its line.
  func indentation(before offset: Int) -> String? { text.indentation(before: offset) }

  /// The start of the line of an offset, when only blanks stand before it; else the offset.
  func lineStart(_ offset: Int) -> Int { indentation(before: offset).map { offset - $0.utf8.count } ?? offset }

  /// The offset after the line break that follows an offset with blanks at most between them; `nil` where none does.
  func lineEnd(after offset: Int) -> Int? { text.endOfBreak(at: text.skipBlanks(from: offset)) }

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
