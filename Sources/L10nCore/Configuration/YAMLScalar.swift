import StringsFormat

extension String {
  /// The text as a scalar of YAML: in quotes where it would be read as anything else. Norwegian is no `false`, and a name
  /// may have blanks and colons.
  package var yamlScalar: String {
    let isPlain = utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || "0123456789_-./".utf8.contains(byte)
    }
    let words = ["no", "yes", "on", "off", "true", "false", "null", "y", "n"]
    let isWord = utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0 == 0x2E } ?? false
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
    let quoted = JSONText.quoted(self)
    guard quoted.unicodeScalars.contains(where: Self.isEscapedInYAML) else { return quoted }
    var output = ""
    for scalar in quoted.unicodeScalars {
      if Self.isEscapedInYAML(scalar) {
        output += "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
        output += String(scalar.value, radix: 16)
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return output
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
