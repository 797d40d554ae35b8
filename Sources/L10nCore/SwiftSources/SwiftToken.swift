/// A token of Swift source code, other than comments and white space.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or keyword, without backticks.
    case identifier(String)
    case string(SwiftString)
    /// A number, or a regular expression, which are never part of a look-up.
    case literal
    /// One character of punctuation or of an operator.
    case symbol(UInt8)
  }

  let kind: Kind

  /// The range in the source's UTF-8, quotes and number signs included.
  let range: Range<Int>

  var name: String? {
    if case .identifier(let name) = kind { name } else { nil }
  }

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: symbol)) }
}

/// A string literal of Swift.
struct SwiftString: Hashable, Sendable {
  /// The text, with escapes decoded and indentation removed; U+0000 replaces each interpolation.
  let text: String

  /// The ranges of the source between the parentheses of each interpolation, without those that are nested too deeply.
  let interpolations: [Range<Int>]

  let isInterpolated: Bool
}
