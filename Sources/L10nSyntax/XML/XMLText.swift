/// The spelling of texts in XML 1.0.
package enum XMLText {
  /// The text between tags. Carriage returns, which a reader would treat as line feeds, become references, and so do
  /// the control characters that XML 1.0 does not allow: Foundation reads them.
  package static func content(_ text: some Sequence<Unicode.Scalar>) -> String { spelled(text, isAttribute: false) }

  private static func spelled(_ text: some Sequence<Unicode.Scalar>, isAttribute: Bool) -> String {
    var written = ""
    for scalar in text {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"" where isAttribute: written += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}",
        "\t" where isAttribute, "\n" where isAttribute:
        written += "&#\(scalar.value);"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// The value of an attribute between double quotes. Line ends and tabs, which a reader would treat as blanks, become
  /// references.
  ///
  /// - Precondition: every scalar of the text `isAllowed`.
  package static func attribute(_ text: String) -> String { spelled(text.unicodeScalars, isAttribute: true) }

  /// Whether XML 1.0 allows a scalar: no control characters except tab and line ends, not U+FFFE and U+FFFF.
  /// Source: XML 1.0, production 2, "Char".
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  /// The first scalar that XML 1.0 does not allow; `nil` if there is none.
  package static func firstForbidden(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { !isAllowed($0) }
  }

  /// The scalar of a numeric reference or of one of XML's own entities, named by the text between `&` and `;`.
  package static func scalar(referencedBy name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // Foundation accepts eight digits, including leading zeros.
    guard (1...8).contains(digits.utf8.count), digits.first != "-" else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  /// The message and help for an `&` that does not begin a reference of XML.
  ///
  /// - Parameter text: the text from the `&`.
  package static func fault(ofReferenceIn text: ArraySlice<UInt8>) -> (message: String, help: String) {
    let name = String(decoding: text.dropFirst().prefix(10).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    if let known = MarkupUnits.references.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
      text.dropFirst(1 + name.utf8.count).first == UInt8(ascii: ";")
    {
      return ("'&\(name);' is an entity of HTML, which XML does not know", "write '&#\(known.scalar.value);'")
    }
    return ("'&' that does not start an entity", "write '&amp;' for the character")
  }

  /// A comment's text with blanks between adjacent hyphens, which comments cannot contain (section 2.5).
  package static func partingHyphens(_ comment: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterHyphen = false
    for scalar in comment.unicodeScalars {
      if scalar == "-", isAfterHyphen { result.append(" ") }
      result.append(scalar)
      isAfterHyphen = scalar == "-"
    }
    return String(result)
  }
}
