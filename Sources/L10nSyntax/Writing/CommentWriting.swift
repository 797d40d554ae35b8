/// Writes comments so that `PropertyListDocument.commentText` returns them, except for blanks around their lines.
enum CommentWriting {
  /// An old-style comment: `/* … */`, or lines with `//` if requested or if the text contains `*/`.
  ///
  ///     /* Verb.
  ///        Starts playback. */
  static func openStep(_ text: String, lineEnd: String = "\n", inLines: Bool = false) -> String {
    guard inLines || text.closesComment else {
      return "/* " + indented(text, lineEnd: lineEnd, by: "   ") + " */"
    }
    // These end at more kinds of line breaks than an editor shows.
    var lines = text.withoutEdges.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .map(starred)[...]
    // No reader keeps empty lines at the edges.
    while lines.count > 1, lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: lineEnd)
  }

  /// An XML comment.
  static func xml(_ text: String, lineEnd: String = "\n", indentation: String = "") -> String {
    "<!-- " + XMLText.partingHyphens(indented(text, lineEnd: lineEnd, by: indentation + "     ")) + " -->"
  }

  private static func indented(_ text: String, lineEnd: String, by indentation: String) -> String {
    let lines = text.withoutEdges.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    return lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? starred(line) : indentation + starred(line)
    }.joined(separator: lineEnd)
  }

  /// A line without surrounding blanks, which no reader keeps. A reader also drops a star at the start of a line, so a
  /// star of the text is doubled.
  private static func starred(_ line: Substring) -> String {
    let line = line.withoutEdges
    return line == "*" || line.hasPrefix("* ") ? "* \(line)" : line
  }
}

extension StringProtocol {
  /// The text without surrounding blanks and controls, as `PropertyListDocument.commentText` returns it.
  fileprivate var withoutEdges: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { $0.value > 0x20 }),
      let last = scalars.lastIndex(where: { $0.value > 0x20 })
    else { return "" }
    return String(self[first...last])
  }
}

extension String {
  /// Whether an old-style comment would end inside the text.
  fileprivate var closesComment: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }
}
