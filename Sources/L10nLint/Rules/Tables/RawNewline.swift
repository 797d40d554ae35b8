import L10nCore
import L10nSyntax

extension Rule {
  static let rawNewline: Rule = Rule(
    id: "raw-newline", severity: .note,
    summary: "A text of a .strings file contains a line break instead of '\\n'.",
    fixes: .safe
  ) { context, _ in
    context.texts.compactMap { text in
      guard text.traits.contains(.lineBreaks), text.entry.file.isOldStyle else { return nil }
      let file = text.entry.file
      let breaks = file.source.rawLineBreaks(in: text.text.range)
      guard let first = breaks.first else { return nil }
      return Diagnostic(
        "'\(text.entry.key)' runs over a line end", at: file.location(first), subject: text.entry.subject,
        help: "write '\\n' and go on in the same line",
        fix: Fix("write '\\n' for line ends", breaks.map { .source(file.location($0), replacement: "\\n") }))
    }
  }
}

extension SourceText {
  /// The line ends in a range of old-style text, each with a backslash before it.
  fileprivate func rawLineBreaks(in range: Range<Int>) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    var offset = range.lowerBound
    let end = min(range.upperBound, utf8.count)
    while offset < end {
      let isEscape = utf8[offset] == UInt8(ascii: "\\")
      let start = offset
      if isEscape { offset += 1 }
      guard offset < end else { break }
      let byte = utf8[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset < end, utf8[offset] == 0x0A { offset += 1 }
      breaks.append(start..<offset)
    }
    return breaks
  }
}
