/// Text as it stands inside a Swift string literal.
enum SwiftLiteral {
  /// Visible characters stand for themselves; quotes, backslashes, controls and invisible characters are escaped, so
  /// that the source shows what it holds.
  static func escaped(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": output += "\\\\"
      case "\"": output += "\\\""
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0": output += "\\u{0}"
      case " "..."~": output.unicodeScalars.append(scalar)
      default:
        // Of these noncharacters Swift knows no escapes, but it takes them as they are.
        if isVisible(scalar) || (0xFDD0...0xFDEF).contains(scalar.value) {
          output.unicodeScalars.append(scalar)
        } else {
          output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return output
  }

  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .surrogate, .unassigned:
      false
    // Variation selectors and fillers.
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Text for a documentation comment: one line, invisible characters escaped as in a literal.
  static func documented(_ text: String) -> String {
    escaped(text).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
