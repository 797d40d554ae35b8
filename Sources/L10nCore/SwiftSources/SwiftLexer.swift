import L10nSyntax

/// Splits Swift source code into tokens, as far as is needed to find look-ups: comments contain no tokens, and strings
/// only those of their interpolations.
///
/// Never fails: an unclosed string ends with its line, an unclosed comment or multiline string with the file.
/// - Complexity: O(*n*) in the size of the source.
struct SwiftLexer {
  let bytes: [UInt8]
  var offset = 0

  /// The tokens of each interpolation, separately.
  var interpolations: [[SwiftToken]] = []

  /// The number of nested interpolations at the offset.
  var depth = 0

  private init(_ source: SourceText) { bytes = source.utf8 }

  /// The tokens of a file in rows: those of each interpolation, followed by those of the file itself.
  static func rows(in source: SourceText) -> [[SwiftToken]] {
    var lexer = SwiftLexer(source)
    let tokens = lexer.tokens(endsWithParenthesis: false)
    return lexer.interpolations + [tokens]
  }

  /// The tokens up to the end, or up to the parenthesis that closes an interpolation, which is consumed.
  mutating func tokens(endsWithParenthesis: Bool) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var parentheses = 0
    while let byte = byte(at: offset) {
      let start = offset
      if byte == UInt8(ascii: ")"), endsWithParenthesis, parentheses == 0 {
        offset += 1
        return tokens
      }
      guard let kind = next(byte, after: tokens.last) else { continue }
      if kind == .symbol(UInt8(ascii: "(")) { parentheses += 1 }
      if kind == .symbol(UInt8(ascii: ")")) { parentheses -= 1 }
      tokens.append(SwiftToken(kind: kind, range: start..<offset))
    }
    return tokens
  }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads one token; `nil` after white space or a comment.
  private mutating func next(_ byte: UInt8, after previous: SwiftToken?) -> SwiftToken.Kind? {
    switch byte {
    case 0x00...0x20: offset += 1
    case UInt8(ascii: "/"): return slash(after: previous)
    case UInt8(ascii: "\""): return .string(string(numberSigns: 0))
    case UInt8(ascii: "#"): return numberSigns()
    case UInt8(ascii: "`"): return quotedIdentifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    default:
      guard Self.isInIdentifier(byte) else {
        offset += 1
        return .symbol(byte)
      }
      return .identifier(identifier())
    }
    return nil
  }

  // MARK: Tokens

  private static func isInIdentifier(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func identifier() -> String {
    let start = offset
    while let byte = byte(at: offset), Self.isInIdentifier(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quotedIdentifier() -> SwiftToken.Kind {
    let start = offset + 1
    offset = start
    while let byte = byte(at: offset), byte != UInt8(ascii: "`"), byte != 0x0A, byte != 0x0D { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    if byte(at: offset) == UInt8(ascii: "`") { offset += 1 }
    return .identifier(name)
  }

  private mutating func number() -> SwiftToken.Kind {
    _ = identifier()
    if byte(at: offset) == UInt8(ascii: "."), let digit = byte(at: offset + 1),
      digit.isASCIIDigit
    {
      offset += 1
      _ = identifier()
    }
    return .literal
  }

  // MARK: Comments and regular expressions

  private mutating func slash(after previous: SwiftToken?) -> SwiftToken.Kind? {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipComment()
    default:
      if mayBeginExpression(after: previous), let end = endOfRegularExpression() {
        offset = end
        return .literal
      }
      offset += 1
      return .symbol(UInt8(ascii: "/"))
    }
    return nil
  }

  private mutating func skipLine() {
    while let byte = byte(at: offset), byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var open = 0
    repeat {
      switch (byte(at: offset), byte(at: offset + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (open, offset) = (open + 1, offset + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (open, offset) = (open - 1, offset + 2)
      case (nil, _): return
      default: offset += 1
      }
    } while open > 0
  }

  /// Whether a slash after a token cannot be a division.
  private func mayBeginExpression(after token: SwiftToken?) -> Bool {
    switch token?.kind {
    case nil: true
    case .symbol(let byte): !")]}".utf8.contains(byte)
    case .identifier(let name): ["return", "in", "case", "if", "where", "while", "try", "await"].contains(name)
    case .string, .literal: false
    }
  }

  /// The offset after `/…/` on this line; `nil` if the slash is an operator.
  private func endOfRegularExpression() -> Int? {
    var end = offset + 1
    guard let first = byte(at: end), !" \t),".utf8.contains(first) else { return nil }
    while let byte = byte(at: end), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "/") { return end + 1 }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Reads `#"…"#`, `#/…/#`, or the sign before a directive or macro.
  private mutating func numberSigns() -> SwiftToken.Kind {
    let start = offset
    while byte(at: offset) == UInt8(ascii: "#") { offset += 1 }
    let count = offset - start
    switch byte(at: offset) {
    case UInt8(ascii: "\""): return .string(string(numberSigns: count))
    case UInt8(ascii: "/"):
      offset += 1
      while offset < bytes.count, !isDelimiter("/", numberSigns: count) { offset += 1 }
      offset = min(offset + 1 + count, bytes.count)
      return .literal
    default: return .symbol(UInt8(ascii: "#"))
    }
  }

  /// Whether a delimiter followed by number signs is at the offset.
  func isDelimiter(_ delimiter: StaticString, numberSigns count: Int) -> Bool {
    let length = delimiter.utf8CodeUnitCount
    guard offset + length + count <= bytes.count else { return false }
    for index in 0..<length where bytes[offset + index] != delimiter.utf8Start[index] { return false }
    for index in offset + length..<offset + length + count where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }
}
