/// Words of Swift source code in a row, with the pairs of brackets among them.
struct SwiftTokenRow {
  let tokens: [SwiftToken]

  /// For each bracket its partner; −1 for other words and brackets without one.
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

  /// `nil` outside of the row.
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

  /// The next brace that opens a body, what is between other brackets passed over.
  ///
  /// - Parameters:
  ///   - limit: how many words are looked at.
  ///   - isEnd: whether a word says that there is none.
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
    /// `nil` for one without a label.
    let label: String?

    /// The indices of its words, label and colon left out.
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

  /// The literal that an argument is; `nil` for other expressions.
  func literal(of argument: Argument) -> SwiftString? {
    argument.tokens.count == 1 ? token(at: argument.tokens.lowerBound)?.string : nil
  }

  /// The indices of the literals that an argument may be: of `"a"` and of `isOn ? "a" : "b"`; none for an expression that
  /// may be something else.
  func literals(of argument: Argument) -> [Int] {
    if literal(of: argument) != nil { return [argument.tokens.lowerBound] }
    var found: [Int] = []
    var index = argument.tokens.lowerBound
    while index < argument.tokens.upperBound {
      // A sign by itself: not that of `try?`, of `a ?? b` or of an optional chain.
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
  /// The literal, if it is one.
  var string: SwiftString? {
    if case .string(let string) = kind { string } else { nil }
  }
}
