/// How texts are written into XML 1.0.
package enum XMLText {
  /// The text between tags. Carriage returns, which a reader would take for line feeds, become references, and so do the
  /// control characters that XML 1.0 has no place for: Foundation reads them.
  package static func content(_ text: some Sequence<Unicode.Scalar>) -> String {
    var written = ""
    for scalar in text {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}": written += "&#\(scalar.value);"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// The value of an attribute with its quotes. Line ends and tabs, which a reader would take for blanks, become
  /// references.
  ///
  /// - Precondition: every scalar of the text `isAllowed`.
  package static func attribute(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case "\"": written += "&quot;"
      case "\t", "\n", "\r": written += "&#\(scalar.value);"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }

  /// Whether XML 1.0 can hold a scalar at all: no control characters but tab and line ends, no U+FFFE and U+FFFF.
  /// Source: XML 1.0, production 2, "Char".
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The first scalar that XML 1.0 cannot hold; `nil` when there is none.
  package static func firstForbidden(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { !isAllowed($0) }
  }

  /// The code point as Unicode writes it, with four digits at least: `U+0007`.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
