extension [TextRun] {
  /// The runs for a terminal with ANSI escape sequences: the program chooses the style of tags.
  ///
  ///     runs.ansi { $0.name == "b" ? "1" : $0.name == "link" ? "4" : nil }   // bold, underlined
  ///
  /// Control characters in the text other than tabs and line breaks become U+FFFD, so that no argument controls the
  /// terminal.
  /// - Parameter style: returns the parameters of "Select Graphic Rendition" for a tag, such as `1` for bold; `nil` for
  ///   none.
  public func ansi(_ style: (TextTag) -> String?) -> String {
    var output = ""
    for run in self {
      let styles = run.tags.compactMap(style)
      let text = run.text.withoutControls
      if text.isEmpty { continue }
      output += styles.isEmpty ? text : "\u{1B}[\(styles.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
    return output
  }
}

extension String {
  fileprivate var withoutControls: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || 0x7F...0x9F ~= scalar.value
      text.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}
