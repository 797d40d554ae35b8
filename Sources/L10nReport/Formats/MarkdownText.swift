/// Text written into Markdown so that nothing in it is markup, in tables too.
enum MarkdownText {
  /// A text on one line.
  ///
  /// Dollars stand in tags of their own, for GitHub takes what stands between two for a formula, escaped or not.
  static func of(_ text: String) -> String {
    var output = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~":
        output += "\\\(scalar)"
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "$": output += "<span>$</span>"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
