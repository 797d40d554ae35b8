/// Reads a message of MessageFormat 2 from left to right.
struct MF2Parser: PatternScanning {
  let scalars: [Unicode.Scalar]
  let offsets: [Int]
  var index = 0

  init(_ text: String) { (scalars, offsets) = Self.scalars(of: text) }

  /// Reads the whole message.
  mutating func message() throws(MF2Error) -> (MF2Message, MF2Places) {
    var places = MF2Places()
    skipOptional()
    guard peek == "." || peek == "{" && peekSecond == "{" else {
      index = 0
      let (parts, partPlaces) = try pattern(isQuoted: false)
      places.pattern = partPlaces
      return (MF2Message([], .pattern(parts)), places)
    }
    let declarations = try declarations(&places)
    let body: MF2Message.Body
    if peek == "." {
      body = try matcher(&places)
    } else {
      let (parts, partPlaces) = try quotedPattern()
      places.pattern = partPlaces
      body = .pattern(parts)
    }
    skipOptional()
    guard peek == nil else { throw MF2Error(.textAfterEnd, at: range(from: index, to: scalars.count)) }
    return (MF2Message(declarations, body), places)
  }

  private mutating func declarations(_ places: inout MF2Places) throws(MF2Error) -> [MF2Message.Declaration] {
    var declarations: [MF2Message.Declaration] = []
    while peek == "." {
      let start = index
      switch keyword() {
      case ".input":
        skipOptional()
        let brace = index
        let expression = try expression()
        guard expression.operand?.variable != nil else {
          throw MF2Error(.expected("a variable"), at: range(from: brace))
        }
        declarations.append(.input(expression))
      case ".local":
        try requireSpace("white space after .local")
        let name = try variable()
        skipOptional()
        guard accept("=") else { throw expected("'='") }
        skipOptional()
        declarations.append(.local(name, try expression()))
      case ".match":
        index = start
        return declarations
      case let word: throw MF2Error(.unknownKeyword(word), at: range(from: start))
      }
      places.declarations.append(range(from: start))
      skipOptional()
    }
    return declarations
  }

  /// The current dot with the letters after it.
  private mutating func keyword() -> String {
    index += 1
    return "." + text { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
  }

  // MARK: Patterns

  /// Reads the pattern between `{{` and `}}`.
  mutating func quotedPattern() throws(MF2Error) -> ([MF2Part], MF2Places.Pattern) {
    let start = index
    guard peek == "{", peekSecond == "{" else { throw expected("a pattern between '{{' and '}}'") }
    index += 2
    let pattern = try pattern(isQuoted: true)
    guard peek == "}", peekSecond == "}" else {
      throw peek == nil
        ? MF2Error(.unclosed("{{"), at: range(from: start, to: start + 2)) : error(.looseBrace)
    }
    index += 2
    return pattern
  }

  /// Reads text and placeholders up to the end, or up to the `}}` that ends a quoted pattern.
  private mutating func pattern(isQuoted: Bool) throws(MF2Error) -> ([MF2Part], MF2Places.Pattern) {
    var parts: [MF2Part] = []
    var places: MF2Places.Pattern = []
    var text = PlacedText()
    func finish(_ text: inout PlacedText) {
      guard !text.isEmpty else { return }
      parts.append(.text(text.text))
      places.append(text.pieces)
      text = PlacedText()
    }
    while let scalar = peek {
      switch scalar {
      case "{":
        finish(&text)
        let start = index
        parts.append(try placeholder())
        places.append([PatternPlaces.Piece(offset: 0, range: range(from: start))])
      case "}":
        guard isQuoted else { throw error(.looseBrace) }
        finish(&text)
        return (parts, places)
      case "\\":
        try skipBackslash()
        take(into: &text)
      case "\0": throw error(.null)
      default: take(into: &text)
      }
    }
    finish(&text)
    return (parts, places)
  }

  private mutating func take(into text: inout PlacedText) {
    text.append(scalars[index], at: range(from: index, to: index + 1))
    index += 1
  }

  /// Skips a backslash, but not the character that it escapes.
  mutating func skipBackslash() throws(MF2Error) {
    switch peekSecond {
    case "\\", "{", "|", "}": index += 1
    default: throw error(.badEscape)
    }
  }
}

extension MF2Parser {
  /// Skips white space and direction marks.
  /// - Returns: whether there was white space among them.
  @discardableResult
  mutating func skipOptional() -> Bool {
    var hasSpace = false
    while let scalar = peek, scalar.isMF2Space || scalar.isMF2Bidi {
      if scalar.isMF2Space { hasSpace = true }
      index += 1
    }
    return hasSpace
  }

  /// Skips required white space.
  mutating func requireSpace(_ what: String) throws(MF2Error) {
    if !skipOptional() { throw expected(what) }
  }

  /// An error at the next scalar, or at the end.
  func error(_ code: MF2Error.Code) -> MF2Error {
    MF2Error(code, at: range(from: index, to: min(index + 1, scalars.count)))
  }

  /// An error about a missing token.
  func expected(_ what: String) -> MF2Error { error(.expected(what)) }
}
