import L10nSyntax

/// Makes Swift names from the parts of keys.
///
///     "jumpBack"        jumpBack      JumpBack
///     "error-title"     errorTitle    ErrorTitle
///     "360 view"        _360View      _360View
///     "class"           `class`       Class
///
/// Letters and digits of every script are kept; all other characters separate words.
package enum SwiftIdentifier {
  /// The name of a property, function or parameter; empty if the text has no letters and no digits.
  package static func lowerCamel(_ text: String) -> String {
    if isLowerCamel(text.utf8) { return text }
    let words = words(of: text)
    guard let first = words.first else { return "" }
    return valid(lowercasingStart(first) + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a type; empty if the text has no letters and no digits.
  package static func upperCamel(_ text: String) -> String {
    valid(words(of: text).map(capitalized).joined())
  }

  /// A name as it is written in code: keywords are in backticks.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Whether a text is ASCII letters and digits that begin with a lowercase letter, like most parts of keys.
  private static func isLowerCamel(_ text: String.UTF8View) -> Bool {
    guard let first = text.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return text.allSatisfy { byte in
      byte.isASCIIAlphanumeric
    }
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !isPart($0) }.filter { $0.contains { $0 != "_" } }
      .map { String(String.UnicodeScalarView($0)) }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // Variation selectors and similar characters may be part of a name, but are invisible.
    scalar == "_" || scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// "URLTitle" becomes "urlTitle", "Play" "play", "OK" "ok".
  private static func lowercasingStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let kept = word[capitals.endIndex].isLetter ? 1 : 0
    return capitals.dropLast(kept).lowercased() + word.dropFirst(capitals.count - kept)
  }

  private static func valid(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "" }
    return first == "_" || first.properties.isXIDStart ? name : "_" + name
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "nonisolated", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]
}
