/// Converts Markdown prose to plain text.
enum PlainProse {
  /// The text on one line, without backslashes before punctuation. Code keeps its backticks.
  ///
  ///     "a \\<b> in `\\n`"   a <b> in `\n`
  static func text(of markdown: String) -> String {
    var output = ""
    var isCode = false
    var isEscaped = false
    for character in markdown.split(whereSeparator: \.isNewline).joined(separator: " ") {
      if isEscaped {
        if !(character.isASCII && (character.isPunctuation || character.isSymbol)) { output.append("\\") }
        output.append(character)
        isEscaped = false
      } else if character == "\\", !isCode {
        isEscaped = true
      } else {
        if character == "`" { isCode.toggle() }
        output.append(character)
      }
    }
    return output
  }
}
