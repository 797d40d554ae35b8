import L10nSyntax

extension String {
  /// The text as a YAML scalar, in quotes if it would otherwise be read as another value: `no` for Norwegian is not
  /// `false`, and a name may contain blanks and colons.
  package var yamlScalar: String {
    let isPlain = utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "_-./".utf8.contains(byte)
    }
    let words = ["no", "yes", "on", "off", "true", "false", "null", "y", "n"]
    let isWord = utf8.first.map { $0.isASCIILetter || $0 == 0x2E } ?? false
    if isPlain, isWord, self != ".", !words.contains(lowercased()) { return self }
    return yamlQuoted
  }

  /// The text as a quoted scalar: in single quotes unless it needs escapes, for example for line breaks.
  private var yamlQuoted: String {
    unicodeScalars.contains(where: Self.isEscapedInYAML)
      ? yamlEscaped : "'\(replacing("'", with: "''"))'"
  }

  /// The text in double quotes.
  private var yamlEscaped: String {
    JSONText.quoted(self).escaped { Self.isEscapedInYAML($0) ? $0.utf16Escapes(uppercase: false) : nil }
  }

  /// Whether YAML requires an escape for a character, or treats it as a line break.
  private static func isEscapedInYAML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The text as a scalar that replaces another one, in the same quotes; single quotes that only the other needed are
  /// dropped.
  package func yamlScalar(replacing old: ArraySlice<UInt8>, of oldText: String) -> String {
    switch old.first {
    case UInt8(ascii: "\""): yamlEscaped
    case UInt8(ascii: "'") where oldText.yamlScalar == oldText: yamlQuoted
    default: yamlScalar
    }
  }
}
