extension String {
  /// The text escaped for HTML, in an element or in a quoted attribute.
  ///
  ///     "<button>\(strings.controls.playback.play.label.htmlEscaped)</button>"
  ///     "Tom & \"Jerry\"".htmlEscaped    // "Tom &amp; &quot;Jerry&quot;"
  ///
  /// `&`, `<`, `>` and both quotes become character references. Everything else is unchanged, including the isolates
  /// around arguments, which keep right-to-left text in order. For a text with tags use its runs, `runs.html { … }`,
  /// which are escaped.
  public var htmlEscaped: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
