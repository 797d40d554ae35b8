import L10nCore
import L10nPages
import L10nSyntax

/// The linter's findings for pages: with lines and columns, and an excerpt of the line.
struct PageFindings {
  private let sources: [String: SourceText]

  /// The line tables of the files so far, by path.
  private var tables: [String: LineTable] = [:]

  /// - Parameter sources: the decoded files by path below the catalog's folder.
  init(_ sources: [String: SourceText]) { self.sources = sources }

  /// The findings in their order.
  mutating func findings(_ diagnostics: [Diagnostic]) -> [PageFinding] { diagnostics.map { finding($0) } }

  private mutating func finding(_ diagnostic: Diagnostic) -> PageFinding {
    guard let location = diagnostic.location, let source = sources[location.path], source.encoding != .binary,
      !source.utf8.isEmpty
    else { return PageFinding(diagnostic) }
    let table = tables[location.path] ?? LineTable(source)
    tables[location.path] = table
    let position = table.position(of: location.range.lowerBound)
    let line = table.range(ofLine: table.line(of: location.range.lowerBound))
    return PageFinding(
      diagnostic, position: (position.line, position.column),
      // A place between two characters, such as that of a missing one, has a line but nothing to highlight.
      excerpt: location.range.isEmpty ? nil : Self.excerpt(source, line, around: location.range.clamped(to: line)))
  }

  /// The part of the line from 60 bytes before the range on, at most 200 bytes, cut between scalars.
  private static func excerpt(_ source: SourceText, _ line: Range<Int>, around marked: Range<Int>) -> PageExcerpt {
    var start = max(line.lowerBound, marked.lowerBound - 60)
    var end = min(line.upperBound, start + 200)
    while start > line.lowerBound, source.utf8[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, source.utf8[end] & 0xC0 == 0x80 { end += 1 }
    let marked = marked.clamped(to: start..<end)
    return PageExcerpt(
      before: (start > line.lowerBound ? "…" : "") + source[start..<marked.lowerBound], marked: source[marked],
      after: source[marked.upperBound..<end] + (end < line.upperBound ? "…" : ""))
  }
}
