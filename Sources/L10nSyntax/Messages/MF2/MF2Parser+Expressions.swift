extension MF2Parser {
  /// Reads a placeholder from the current `{` to its `}`.
  mutating func placeholder() throws(MF2Error) -> MF2Part {
    let start = index
    index += 1
    skipOptional()
    switch peek {
    case "#", "/": return .markup(try markup(openedAt: start))
    default:
      index = start
      return .expression(try expression())
    }
  }

  /// Reads a literal, a variable or a function between braces.
  mutating func expression() throws(MF2Error) -> MF2Expression {
    let start = index
    guard accept("{") else { throw expected("an expression in braces") }
    skipOptional()
    guard let first = peek else { throw unclosed(start) }
    let operand: MF2Value?
    switch first {
    case "$": operand = .variable(try variable())
    case ":": operand = nil
    case "}": throw MF2Error(.emptyPlaceholder, at: range(from: start, to: index + 1))
    default:
      guard first == "|" || first.isMF2Name else { throw error(.badPlaceholder) }
      operand = .literal(try literal())
    }
    var function: MF2Function?
    let end = index
    let hasSpace = skipOptional()
    if peek == ":" {
      if operand != nil, !hasSpace { throw expected("white space before ':'") }
      index += 1
      function = MF2Function(try identifier(), try options(openedAt: start))
    } else {
      index = end
    }
    let attributes = try attributes(openedAt: start)
    guard accept("}") else {
      throw peek == nil ? unclosed(start) : expected(function == nil ? "':', '@' or '}'" : "an option, '@' or '}'")
    }
    return MF2Expression(operand, function, attributes)
  }

  /// Reads a tag at the current `#` or `/`.
  private mutating func markup(openedAt start: Int) throws(MF2Error) -> MF2Markup {
    var kind = accept("#") ? MF2Markup.Kind.open : .close
    if kind == .close { index += 1 }
    let name = try identifier()
    let options = try options(openedAt: start)
    let attributes = try attributes(openedAt: start)
    if kind == .open, accept("/") { kind = .standalone }
    guard accept("}") else { throw peek == nil ? unclosed(start) : expected("an option, '@' or '}'") }
    return MF2Markup(kind, name, options, attributes)
  }

  /// Reads options with the white space before each.
  private mutating func options(openedAt start: Int) throws(MF2Error) -> [MF2Option] {
    var options: [MF2Option] = []
    while true {
      let end = index
      let hasSpace = skipOptional()
      guard let next = peek else { throw unclosed(start) }
      guard next.isMF2NameStart else {
        index = end
        return options
      }
      guard hasSpace else { throw expected("white space before the option") }
      let name = try identifier()
      skipOptional()
      guard accept("=") else { throw expected("'=' after the option '\(name)'") }
      skipOptional()
      options.append(MF2Option(name, peek == "$" ? .variable(try variable()) : .literal(try literal())))
    }
  }

  /// Reads attributes with the white space before each and after the last.
  private mutating func attributes(openedAt start: Int) throws(MF2Error) -> [MF2Attribute] {
    var attributes: [MF2Attribute] = []
    while true {
      let hasSpace = skipOptional()
      guard peek != nil else { throw unclosed(start) }
      guard peek == "@" else { return attributes }
      guard hasSpace else { throw expected("white space before '@'") }
      index += 1
      let name = try identifier()
      let end = index
      skipOptional()
      if accept("=") {
        skipOptional()
        attributes.append(MF2Attribute(name, try literal()))
      } else {
        index = end
        attributes.append(MF2Attribute(name))
      }
    }
  }

  /// Reads `$` and a name.
  mutating func variable() throws(MF2Error) -> String {
    guard accept("$") else { throw expected("a variable") }
    return try name()
  }

  /// Reads a name, optionally with a namespace before it.
  private mutating func identifier() throws(MF2Error) -> String {
    let first = try name()
    guard accept(":") else { return first }
    return "\(first):\(try name())"
  }

  /// Reads a name without the direction marks around it.
  private mutating func name() throws(MF2Error) -> String {
    let start = index
    if peek?.isMF2Bidi == true { index += 1 }
    guard peek?.isMF2NameStart == true else {
      index = start
      throw expected("a name")
    }
    let name = text { $0.isMF2Name }
    if peek?.isMF2Bidi == true { index += 1 }
    return name
  }

  /// Reads a text between bars, or an unquoted one.
  mutating func literal() throws(MF2Error) -> String {
    let start = index
    guard accept("|") else {
      let text = text { $0.isMF2Name }
      guard !text.isEmpty else { throw expected("a literal") }
      return text
    }
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != "|" {
      if scalar == "\\" { try skipBackslash() }
      if scalar == "\0" { throw error(.null) }
      text.append(scalars[index])
      index += 1
    }
    guard accept("|") else { throw MF2Error(.unclosed("|"), at: range(from: start, to: start + 1)) }
    return String(text)
  }

  private func unclosed(_ start: Int) -> MF2Error {
    MF2Error(.unclosed("{"), at: range(from: start, to: start + 1))
  }
}

extension MF2Parser {
  /// Reads `.match` with its selectors and variants.
  mutating func matcher(_ places: inout MF2Places) throws(MF2Error) -> MF2Message.Body {
    index += ".match".utf8.count
    var selectors: [String] = []
    var hasSpace = skipOptional()
    while peek == "$" {
      guard hasSpace else { throw expected("white space before the selector") }
      let start = index
      selectors.append(try variable())
      places.selectors.append(range(from: start))
      hasSpace = skipOptional()
    }
    guard !selectors.isEmpty else { throw expected("a variable to choose by") }
    guard hasSpace else { throw expected("white space before the first variant") }
    var variants: [MF2Message.Variant] = []
    while peek != nil {
      let start = index
      var keys: [MF2Message.Key] = []
      var keyPlaces: [Range<Int>] = []
      repeat {
        let keyStart = index
        guard let next = peek, next == "*" || next == "|" || next.isMF2Name else {
          throw badKey(isFirst: variants.isEmpty && keys.isEmpty)
        }
        keys.append(accept("*") ? .any : .literal(try literal()))
        keyPlaces.append(range(from: keyStart))
        hasSpace = skipOptional()
        if peek == "{" { break }
        guard hasSpace else { throw expected("a pattern between '{{' and '}}'") }
      } while true
      let (parts, partPlaces) = try quotedPattern()
      variants.append(MF2Message.Variant(keys, parts))
      places.variants.append(MF2Places.Variant(keys: keyPlaces, range: range(from: start), pattern: partPlaces))
      skipOptional()
    }
    guard !variants.isEmpty else { throw expected("a variant") }
    return .match(selectors: selectors, variants)
  }

  private func badKey(isFirst: Bool) -> MF2Error {
    peek == nil ? expected("a pattern between '{{' and '}}'") : expected(isFirst ? "a variant" : "a key")
  }
}
