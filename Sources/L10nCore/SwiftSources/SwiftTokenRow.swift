/// A row of tokens of Swift source code, with the pairs of brackets among them.
struct SwiftTokenRow {
  let tokens: [SwiftToken]

  /// The partner of each bracket; −1 for other tokens and unpaired brackets.
  private var partners: [Int]

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(bracket: UInt8, index: Int)] = []
    for (index, token) in tokens.enumerated() {
      guard case .symbol(let byte) = token.kind else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte, index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.last, Self.closer(of: last.bracket) == byte else { continue }
        open.removeLast()
        (partners[index], partners[last.index]) = (last.index, index)
      default: break
      }
    }
    self.partners = partners
  }

  private static func closer(of bracket: UInt8) -> UInt8 {
    bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : bracket + 2
  }

  /// The token at an index; `nil` outside of the row.
  func token(at index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  func name(at index: Int) -> String? { token(at: index)?.name }

  /// The bracket that closes the one at an index.
  func closing(of index: Int) -> Int? {
    tokens.indices.contains(index) && partners[index] > index ? partners[index] : nil
  }

  /// The bracket that the one at an index closes.
  func opening(of index: Int) -> Int? {
    tokens.indices.contains(index) && (0..<index).contains(partners[index]) ? partners[index] : nil
  }

  /// The next brace that opens a body; text between other brackets is skipped.
  ///
  /// - Parameters:
  ///   - limit: the greatest number of tokens to search.
  ///   - isEnd: whether a token shows that there is none.
  func brace(
    from index: Int, within limit: Int = 60, orUntil isEnd: (SwiftToken) -> Bool = { _ in false }
  ) -> Int? {
    var index = index
    for _ in 0..<limit {
      guard let token = token(at: index), !token.isSymbol("}"), !isEnd(token) else { return nil }
      if token.isSymbol("{") { return closing(of: index) == nil ? nil : index }
      index = (closing(of: index) ?? index) + 1
    }
    return nil
  }

  /// An argument of a call.
  struct Argument {
    /// The label; `nil` if there is none.
    let label: String?

    /// The indices of its tokens, without label and colon.
    let tokens: Range<Int>
  }

  /// The arguments between two brackets.
  func arguments(in range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var index = start
    func close(at end: Int) {
      let hasLabel = end - start > 1 && tokens[start].name != nil && tokens[start + 1].isSymbol(":")
      if end > start {
        arguments.append(
          Argument(label: hasLabel ? tokens[start].name : nil, tokens: start + (hasLabel ? 2 : 0)..<end))
      }
    }
    while index < range.upperBound {
      if tokens[index].isSymbol(",") {
        close(at: index)
        start = index + 1
      }
      index = (closing(of: index) ?? index) + 1
    }
    close(at: range.upperBound)
    return arguments
  }

  /// The literal of an argument; `nil` for other expressions.
  func literal(of argument: Argument) -> SwiftString? {
    argument.tokens.count == 1 ? token(at: argument.tokens.lowerBound)?.string : nil
  }

  /// The indices of the literals that an argument may be: of `"a"` and of `isOn ? "a" : "b"`; empty for an expression
  /// that may have another value.
  func literals(of argument: Argument) -> [Int] {
    if literal(of: argument) != nil { return [argument.tokens.lowerBound] }
    var found: [Int] = []
    var index = argument.tokens.lowerBound
    while index < argument.tokens.upperBound {
      // A separate sign: not that of `try?`, of `a ?? b` or of an optional chain.
      let isBranch =
        tokens[index].isSymbol(":") && !found.isEmpty
        || tokens[index].isSymbol("?") && token(at: index + 1)?.string != nil
          && !(token(at: index - 1)?.isSymbol("?") ?? true)
      if isBranch {
        guard token(at: index + 1)?.string != nil else { return [] }
        found.append(index + 1)
        index += 1
      }
      index = (closing(of: index) ?? index) + 1
    }
    let ends = found.last == argument.tokens.upperBound - 1
    return ends && found.count > 1 ? found : []
  }
}

extension SwiftToken {
  /// The literal; `nil` for other tokens.
  var string: SwiftString? {
    if case .string(let string) = kind { string } else { nil }
  }
}
