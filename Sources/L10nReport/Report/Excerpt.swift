import L10nSyntax

/// A line of a file with a range marked below it.
///
/// Controls, invisible marks and parts of emoji that only some terminals join are shown as code points, so that no text
/// can rearrange the terminal and the marks stay below the marked text; a tab becomes one blank. Long lines are cut on
/// both sides. A range over several lines ends with the position of its end.
struct Excerpt {
  let text: String

  /// - Returns: `nil` for a text without lines, as in a binary file.
  init?(_ source: SourceText, _ lines: LineTable, range: Range<Int>, style: TextStyle = .plain) {
    guard source.encoding != .binary, !source.utf8.isEmpty else { return nil }
    let lineNumber = lines.line(of: range.lowerBound)
    let lineRange = lines.range(ofLine: lineNumber)
    let window = Self.window(lineRange, around: range.clamped(to: lineRange), in: source.utf8)
    let marked = range.clamped(to: window)

    let before = VisibleText.aligned(source[window.lowerBound..<marked.lowerBound])
    let middle = VisibleText.aligned(source[marked])
    let after = VisibleText.aligned(source[marked.upperBound..<window.upperBound])
    let lead = window.lowerBound > lineRange.lowerBound ? "…" : ""
    let trail = window.upperBound < lineRange.upperBound ? "…" : ""
    let number = String(lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let blanks = String(repeating: " ", count: DisplayWidth.of(lead + before))
    let marks = String(repeating: "^", count: max(DisplayWidth.of(middle), 1))
    let last = lines.line(of: min(max(range.upperBound - 1, range.lowerBound), source.utf8.count))
    let rest = last > lineNumber ? " to line \(last)" : ""
    let pieces = [lead + before, middle, after + trail]
    let isIsolated = style.isolatesDirections && pieces.contains(where: VisibleText.hasRightToLeft)
    let line = isIsolated ? Self.isolated(pieces) : pieces.joined()
    let bar = style.faint("|")
    text =
      "  \(style.faint(number)) \(bar)\(line.isEmpty ? "" : " ")\(line)\n"
      + "  \(margin) \(bar) \(blanks)\(style.marked(marks + rest))\n"
  }

  /// Pieces side by side from left to right: a left-to-right mark (LRM), then each piece between an isolate (LRI) and
  /// its end (PDI), by UAX #9.
  private static func isolated(_ pieces: [String]) -> String {
    "\u{200E}" + pieces.filter { !$0.isEmpty }.map { "\u{2066}\($0)\u{2069}" }.joined()
  }

  /// The shown part of the line: from 60 bytes before the marked range, at most 200 bytes, cut between scalars.
  private static func window(_ line: Range<Int>, around marked: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    var start = max(line.lowerBound, marked.lowerBound - 60)
    var end = min(line.upperBound, start + 200, max(marked.lowerBound + 60, marked.upperBound))
    while start > line.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
