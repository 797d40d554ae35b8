/// Typographic quotes, which word processors insert instead of straight ones.
enum SmartQuote {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2018}"..."\u{201F}", "\u{2039}", "\u{203A}", "«", "»": true
    default: false
    }
  }

  /// Whether a quote can enclose a text of more than one word: the double ones.
  static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{201C}"..."\u{201F}", "«", "»": true
    default: false
    }
  }
}
