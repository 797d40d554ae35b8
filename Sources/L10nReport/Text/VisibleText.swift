import L10nSyntax

/// Text from files made safe for a terminal.
package enum VisibleText {
  /// A text in which controls and invisible marks stand as code points, so that nothing can move the cursor or turn
  /// the direction of the line.
  ///
  ///     "a\u{202E}b"   a<U+202E>b
  ///
  /// A tab is one blank.
  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    return escaped(text) { _ in false }
  }

  /// A text of several lines in which controls stand as code points, but tabs and line feeds, and carriage returns before
  /// these. All other characters stay, so that a patch can be applied and a shown text is what an app shows.
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

  /// A text as `of(_:)` gives it, in which variation selectors and the skin tones of emoji stand as code points, too:
  /// terminals disagree about the width of what they make of them.
  static func aligned(_ text: String) -> String {
    if isPlain(text) { return text }
    return escaped(text) { scalar in
      (0xFE00...0xFE0F).contains(scalar.value) || (0x1F3FB...0x1F3FF).contains(scalar.value)
    }
  }

  /// Whether a text has letters that run from right to left, by the blocks that Unicode keeps for them.
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

  /// Whether a text is printable ASCII, as most are.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}
