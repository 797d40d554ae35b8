/// Writes comments so that `PropertyListDocument.commentText` gives them back, but for blanks around their lines.
enum CommentWriting {
  /// A comment of the old style: `/* … */`, or lines with `//` where they are asked for or the text holds `*/`.
  ///
  ///     /* Verb.
  ///        Starts playback. */
  static func openStep(_ text: String, lineEnd: String = "\n", inLines: Bool = false) -> String {
    guard inLines || text.closesComment else {
      return "/* " + indented(text, lineEnd: lineEnd, by: "   ") + " */"
    }
    // These end at more line breaks than an editor shows.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { starred($0) }
    return lines.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: lineEnd)
  }

  /// An XML comment. Two hyphens may not follow one another there (XML 1.0, section 2.5): blanks part them.
  static func xml(_ text: String, lineEnd: String = "\n", indentation: String = "") -> String {
    "<!-- " + indented(text, lineEnd: lineEnd, by: indentation + "     ").partingHyphens + " -->"
  }

  private static func indented(_ text: String, lineEnd: String, by indentation: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    return lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? starred(line) : indentation + starred(line)
    }.joined(separator: lineEnd)
  }

  /// A reader drops a star at the start of a line, so one that belongs to the text needs a second one.
  private static func starred(_ line: Substring) -> String {
    line == "*" || line.hasPrefix("* ") ? "* \(line)" : String(line)
  }
}

extension String {
  fileprivate var partingHyphens: String {
    var result = String.UnicodeScalarView()
    var isBehindHyphen = false
    for scalar in unicodeScalars {
      if scalar == "-", isBehindHyphen { result.append(" ") }
      result.append(scalar)
      isBehindHyphen = scalar == "-"
    }
    return String(result)
  }

  /// Whether a comment of the old style would end inside the text.
  fileprivate var closesComment: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }
}
