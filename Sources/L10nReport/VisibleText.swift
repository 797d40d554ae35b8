/// Text from files made safe for a terminal.
package enum VisibleText {
  /// A text in which controls and invisible marks stand as code points, so that nothing can move the cursor or turn
  /// the direction of the line.
  ///
  ///     "a\u{202E}b"   a<U+202E>b
  ///
  /// A tab is one blank.
  package static func of(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        output += scalar == "\t" ? " " : "<U+\(hexadecimal(scalar.value))>"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Four digits or more, as the Unicode standard writes code points.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
