/// Escapes text for Markdown so that nothing in it is markup, even in tables.
enum MarkdownText {
  /// A text on one line.
  ///
  /// Some characters are put in tags, because GitHub interprets them even if they are escaped: text between two dollars
  /// is a formula, and `@name` notifies someone.
  static func of(_ text: String) -> String {
    var output = ""
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1].properties : nil
      switch scalar {
      case "@" where next?.isAlphabetic ?? false || next?.numericType != nil: output += "<span>@</span>"
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
