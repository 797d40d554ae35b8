import L10nSyntax

/// Makes text from files safe for a terminal.
package enum VisibleText {
  /// A text with controls and invisible marks as code points, so that nothing can move the cursor or change the
  /// direction of the line.
  ///
  ///     "a\u{202E}b"   a<U+202E>b
  ///
  /// A tab is one blank.
  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    return escaped(text) { _ in false }
  }

  /// A text of several lines with controls as code points, except for tabs, line feeds, and carriage returns before
  /// these. All other characters stay, so that a patch can be applied and a shown text is the one that an app shows.
  ///
  ///     "a\r::error::b\r\n"   a<U+000D>::error::b, then the line's end
  package static func lines(of text: String) -> String {
    let bytes = text.utf8
    // The controls from U+0080 on begin with C2.
    guard bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }) else {
      return text
    }
    var output = ""
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let endsLine = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      if scalar.properties.generalCategory != .control || scalar == "\n" || scalar == "\t" || endsLine {
        output.unicodeScalars.append(scalar)
      } else {
        output += "<\(scalar.codePoint)>"
      }
    }
    return output
  }

  /// The result of `of(_:)` with variation selectors and skin tones of emoji as code points, too: terminals disagree
  /// about their width.
  static func aligned(_ text: String) -> String {
    if isPlain(text) { return text }
    return escaped(text) { scalar in
      (0xFE00...0xFE0F).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
    }
  }

  /// Whether a text has right-to-left letters, by the Unicode blocks for them.
  static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  private static func escaped(_ text: String, _ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    text.escaped { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\t" ? " " : "<\(scalar.codePoint)>"
      default: isEscaped(scalar) ? "<\(scalar.codePoint)>" : nil
      }
    }
  }

  /// Whether a text is printable ASCII, like most.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}
