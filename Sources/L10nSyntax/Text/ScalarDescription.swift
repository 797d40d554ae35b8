extension Unicode.Scalar {
  /// The scalar for a message: itself if it is visible, with its code point and name if that helps.
  ///
  ///     '#'   U+00A0 no-break space   '＝' (U+FF1D)
  var described: String {
    if let name = invisibleName { return "\(codePoint) \(name)" }
    if value < 0x20 || (0x7F...0x9F).contains(value) { return codePoint }
    return isASCII ? "'\(self)'" : "'\(self)' (\(codePoint))"
  }

  /// The code point in Unicode notation, with at least four digits: `U+0007`.
  package var codePoint: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }

  private var invisibleName: String? {
    switch value {
    case 0x00: "NUL"
    case 0x07: "bell"
    case 0x1B: "escape"
    case 0x7F: "delete"
    case 0x85: "next line"
    case 0xA0: "no-break space"
    case 0xAD: "soft hyphen"
    case 0x1680: "ogham space mark"
    case 0x2000...0x200A: "wide or narrow space"
    case 0x200B: "zero width space"
    case 0x200C: "zero width non-joiner"
    case 0x200D: "zero width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x202A...0x202E: "bidirectional embedding or override"
    case 0x202F: "narrow no-break space"
    case 0x205F: "medium mathematical space"
    case 0x2060: "word joiner"
    case 0x2066...0x2069: "bidirectional isolate"
    case 0x3000: "ideographic space"
    case 0xFEFF: "byte order mark"
    default: nil
    }
  }
}
