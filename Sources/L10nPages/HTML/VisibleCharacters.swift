import L10nSyntax

/// Escapes texts of catalogs for a page: nothing in them is markup, and nothing is hidden.
///
/// Invisible characters that could change the direction of a line, cut it off or imitate others are shown as code
/// points. Joiners and variation selectors stay, because scripts and emoji need them.
enum VisibleCharacters {
  /// Appends a text for the inside of an element; a code point becomes an element, `<b class="cp">U+202E</b>`.
  static func append(_ text: String, to markup: inout String) {
    append(text, to: &markup) { "<b class=\"cp\">\($0)</b>" }
  }

  /// Appends a text whose arguments have isolates: these stay if each is closed, so that the text looks as in an app.
  static func append(formatted text: String, to markup: inout String) {
    guard hasClosedIsolates(text) else { return append(text, to: &markup) }
    append(text, to: &markup, keepsIsolates: true) { "<b class=\"cp\">\($0)</b>" }
  }

  /// Whether each isolate of a text is closed before the end of its line.
  private static func hasClosedIsolates(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: if depth > 0 { return false }
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Appends a text for an attribute's value between double quotes; a code point is put between `⟨` and `⟩`.
  static func appendAttribute(_ text: String, to markup: inout String) {
    append(text, to: &markup) { "⟨\($0)⟩" }
  }

  private static func append(
    _ text: String, to markup: inout String, keepsIsolates: Bool = false, mark: (String) -> String
  ) {
    if text.utf8.allSatisfy(isPlain) {
      markup += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "\n", "\t": markup.unicodeScalars.append(scalar)
      default:
        let isKept = keepsIsolates && (0x2066...0x2069).contains(scalar.value)
        if isHidden(scalar), !isKept {
          markup += mark(scalar.codePoint)
        } else {
          markup.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Whether a byte needs no escaping.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }

  /// Whether a character is shown as a code point: controls, directional marks and embeddings, separators, zero-width
  /// characters, tags, private-use characters and noncharacters.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
