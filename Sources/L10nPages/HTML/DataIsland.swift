import L10nSyntax

extension HTML {
  /// Values for a script, as JSON in an element that browsers do not run.
  ///
  /// Every `<` is escaped, so that no text can end the element, and so are characters that old scripts treat as line
  /// ends.
  mutating func data(_ value: JSONOutput, id: String) {
    open("script", ["type": "application/json", "id": id])
    for scalar in value.line.unicodeScalars {
      switch scalar {
      case "<": trusted("\\u003c")
      case "\u{2028}": trusted("\\u2028")
      case "\u{2029}": trusted("\\u2029")
      default: trusted(String(scalar))
      }
    }
    close("script")
  }
}
