import StringsFormat

/// A line of a file with a stretch marked below it.
///
/// Controls and invisible direction marks are shown as code points, so that no text can rearrange the terminal; tabs
/// are one blank. Marks stay below the right characters with wide and combining ones. Long lines are cut on both sides.
struct Excerpt {
  let text: String

  /// - Returns: `nil` for a text without lines, as of a binary file.
  init?(_ source: SourceText, _ lines: LineTable, range: Range<Int>) {
    guard source.encoding != .binary, !source.utf8.isEmpty else { return nil }
    let lineNumber = lines.line(of: range.lowerBound)
    let lineRange = lines.range(ofLine: lineNumber)
    let window = Self.window(lineRange, around: range.clamped(to: lineRange), in: source.utf8)
    let marked = range.clamped(to: window)

    let before = VisibleText.of(source[window.lowerBound..<marked.lowerBound])
    let middle = VisibleText.of(source[marked])
    let after = VisibleText.of(source[marked.upperBound..<window.upperBound])
    let lead = window.lowerBound > lineRange.lowerBound ? "…" : ""
    let trail = window.upperBound < lineRange.upperBound ? "…" : ""
    let number = String(lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let blanks = String(repeating: " ", count: DisplayWidth.of(lead + before))
    let marks = String(repeating: "^", count: max(DisplayWidth.of(middle), 1))
    let line = lead + before + middle + after + trail
    text = "  \(number) |\(line.isEmpty ? "" : " ")\(line)\n  \(margin) | \(blanks)\(marks)\n"
  }

  /// The part of the line that is shown: 60 bytes before the marked stretch, and up to 200 in all, cut between scalars.
  private static func window(_ line: Range<Int>, around marked: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    var start = max(line.lowerBound, marked.lowerBound - 60)
    var end = min(line.upperBound, start + 200, max(marked.lowerBound + 60, marked.upperBound))
    while start > line.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
