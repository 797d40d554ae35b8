import L10nSyntax

extension String {
  /// The text as a scalar of YAML: in quotes where it would be read as anything else. Norwegian is no `false`, and a name
  /// may have blanks and colons.
  package var yamlScalar: String {
    let isPlain = utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "_-./".utf8.contains(byte)
    }
    let words = ["no", "yes", "on", "off", "true", "false", "null", "y", "n"]
    let isWord = utf8.first.map { $0.isASCIILetter || $0 == 0x2E } ?? false
    if isPlain, isWord, self != ".", !words.contains(lowercased()) { return self }
    return yamlQuoted
  }

  /// The text as a scalar in quotes: single ones, but where only escapes can write it, as with line breaks.
  private var yamlQuoted: String {
    unicodeScalars.contains(where: Self.isEscapedInYAML)
      ? yamlEscaped : "'\(replacing("'", with: "''"))'"
  }

  /// The text in double quotes.
  private var yamlEscaped: String {
    JSONText.quoted(self).escaped { Self.isEscapedInYAML($0) ? $0.utf16Escapes(uppercase: false) : nil }
  }

  /// Whether YAML cannot hold a character as itself, or takes it for a line break.
  private static func isEscapedInYAML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The text as a scalar in place of another one, with its quotes; single ones that the other needed are there for it alone.
  package func yamlScalar(replacing old: ArraySlice<UInt8>, of oldText: String) -> String {
    switch old.first {
    case UInt8(ascii: "\""): yamlEscaped
    case UInt8(ascii: "'") where oldText.yamlScalar == oldText: yamlQuoted
    default: yamlScalar
    }
  }
}
