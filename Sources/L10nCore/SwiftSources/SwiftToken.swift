/// A word of Swift source code. Comments and white space are none.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or keyword, without back-ticks.
    case identifier(String)
    case string(SwiftString)
    /// A number, or a regular expression: what no look-up is made of.
    case literal
    /// One character of punctuation or of an operator.
    case symbol(UInt8)
  }

  let kind: Kind

  /// The range of the source's UTF-8, quotes and number signs included.
  let range: Range<Int>

  var name: String? {
    if case .identifier(let name) = kind { name } else { nil }
  }

  func isSymbol(_ symbol: Unicode.Scalar) -> Bool { kind == .symbol(UInt8(ascii: symbol)) }
}

/// A string literal of Swift.
struct SwiftString: Hashable, Sendable {
  /// What it says, escapes decoded and indentation removed; U+0000 stands for each interpolation.
  let text: String

  /// The ranges of the source between the parentheses of each interpolation; fewer where they lie too deep in one another.
  let interpolations: [Range<Int>]

  let isInterpolated: Bool
}
