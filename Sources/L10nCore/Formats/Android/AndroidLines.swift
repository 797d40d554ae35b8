import L10nSyntax

/// The lines and the style of a resource file, for edits that remove or add whole lines.
struct AndroidLines: Sendable {
  private let text: TextLines

  /// The indentation of a resource.
  let base: String

  /// The additional indentation of an item.
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

  /// The file's first line end; LF if it has none.
  var lineEnd: String { text.lineEnd }

  /// The blanks between the start of a line and an offset; `nil` if there is anything else.
  func indentation(before offset: Int) -> String? { text.indentation(before: offset) }

  /// The start of an offset's line if there are only blanks before it; otherwise the offset.
  func lineStart(_ offset: Int) -> Int { indentation(before: offset).map { offset - $0.utf8.count } ?? offset }

  /// The offset after the line break that follows an offset, with only blanks in between; `nil` if none follows.
  func lineEnd(after offset: Int) -> Int? { text.endOfBreak(at: text.skipBlanks(from: offset)) }

  /// A range with its whole lines if nothing else is on them.
  func whole(_ range: Range<Int>) -> Range<Int> {
    guard indentation(before: range.lowerBound) != nil, let end = lineEnd(after: range.upperBound) else { return range }
    return lineStart(range.lowerBound)..<end
  }
}

extension AndroidResources {
  /// The range of an element with its comments.
  func withComments(_ range: Range<Int>, _ own: Range<Int>) -> Range<Int> {
    (own.first.map { comments[$0].lowerBound } ?? range.lowerBound)..<range.upperBound
  }

  /// Whether an element has tags that its reader leaves out.
  func hasHiddenTags(_ item: Item) -> Bool { AndroidText(item.content, of: source.utf8, entities).hasHiddenTags }

  /// Whether an element is a single tag without contents.
  func isEmptyElement(_ item: Item) -> Bool { item.content.lowerBound == item.range.upperBound }
}
