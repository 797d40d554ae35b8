/// The width of texts in a terminal, in columns.
package enum DisplayWidth {
  /// The columns of a text without controls.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The part of a text that fits into a number of columns with an ellipsis after it; the text itself if it fits.
  ///
  /// A mark stays with its letter, and a wide character is not cut in two.
  package static func cut(_ text: String, to columns: Int) -> String {
    if of(text) <= columns { return text }
    var room = columns - 1
    var result = ""
    for character in text {
      room -= of(String(character))
      if room < 0 { break }
      result.append(character)
    }
    return columns < 1 ? "" : result + "…"
  }

  /// 0 for combining marks, 2 for East Asian wide characters and emoji, otherwise 1 (an approximation of UAX #11).
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Hangul vowels and finals join what is before.
    case 0x1F1E6...0x1F1FF: return 1  // Two regional indicators make one flag of two columns.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
