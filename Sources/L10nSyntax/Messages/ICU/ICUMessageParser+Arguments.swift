import L10nRuntime

extension ICUMessageParser {
  /// Reads the argument that begins with the current `{`, with its `}`.
  mutating func argument(at path: [Int]) throws(ICUMessageError) -> MessagePart {
    let start = index
    index += 1
    let name = try argumentName(openedAt: start)
    if accept("}") { return .placeholder(MessagePlaceholder(name)) }
    guard accept(",") else { throw error(.badArgument, at: index) }
    skipSpace()
    let typeStart = index
    let type = text { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    let typeEnd = index
    skipSpace()
    guard let next = peek else { throw error(.unmatchedBrace, at: start) }
    guard !type.isEmpty, next == "," || next == "}" else { throw error(.badArgument, at: index) }
    if let function = MessageSelect.Function(rawValue: type.asciiLowercased) {
      guard accept(",") else { throw error(.missingBranches, at: index) }
      return .select(try select(name, function, at: path, openedAt: start))
    }
    let styleStart = index + 1
    let style = accept(",") ? try simpleStyle(openedAt: start) : nil
    let function: MessagePlaceholder.Function
    if ["date", "time"].contains(type.asciiLowercased) {
      if let form = DateSkeleton.form(icu: style ?? "", isTime: type.asciiLowercased == "time") {
        function = .date(form)
      } else {
        problems.append(error(.unsupportedStyle, from: styleStart))
        function = .unsupported(name: type, options: style)
      }
    } else if type.asciiLowercased != "number" {
      let place = range(from: typeStart, to: typeEnd)
      guard Self.knows(type) else { throw ICUMessageError(.unknownType, at: place) }
      problems.append(ICUMessageError(.unsupportedType, at: place))
      function = .unsupported(name: type, options: style)
    } else if let numberStyle = NumberStyle(icu: style ?? "") {
      function = .number(numberStyle)
    } else {
      problems.append(error(.unsupportedStyle, from: styleStart))
      function = .unsupported(name: type, options: style)
    }
    index += 1
    return .placeholder(MessagePlaceholder(name, function))
  }

  /// Whether ICU 72 has a type other than `number`; `choice` is deprecated there and newer tools refuse it.
  private static func knows(_ type: String) -> Bool {
    ["spellout", "ordinal", "duration", "choice"].contains(type.asciiLowercased)
  }

  /// Reads a name, or a number without leading zeros, with the white space around it.
  private mutating func argumentName(openedAt start: Int) throws(ICUMessageError) -> String {
    skipSpace()
    let nameStart = index
    let name = text(while: { $0.isPatternName })
    let isNumber = name.utf8.allSatisfy { $0.isASCIIDigit }
    // At the end of the pattern the error is at the brace.
    let isCut = peek == nil && name.isEmpty
    if dialect.contains(.java), !isNumber { throw error(.badName, from: nameStart) }
    if isNumber, !isCut, Int32(name).map(String.init) != name { throw error(.badName, from: nameStart) }
    skipSpace()
    guard peek != nil else { throw error(.unmatchedBrace, at: start) }
    return name
  }

  /// Reads a style up to its `}`, which is not consumed. Nested braces and quoted text are part of the style.
  private mutating func simpleStyle(openedAt start: Int) throws(ICUMessageError) -> String {
    var text = String.UnicodeScalarView()
    var depth = 0
    var isQuoted = false
    while let scalar = peek {
      switch scalar {
      case "'": isQuoted.toggle()
      case _ where isQuoted: break
      case "{": depth += 1
      case "}" where depth == 0: return String(text)
      case "}": depth -= 1
      default: break
      }
      text.append(scalar)
      index += 1
    }
    throw error(.unmatchedBrace, at: start)
  }

  /// Reads the branches after `{name, plural,` with the `}` after them.
  private mutating func select(
    _ name: String, _ function: MessageSelect.Function, at path: [Int], openedAt start: Int
  ) throws(ICUMessageError) -> MessageSelect {
    // Each `select` adds two indices, its own and the variant's.
    guard path.count < 2 * Self.depth else { throw error(.tooDeep, from: start) }
    var offset: Double?
    var variants: [MessageSelect.Variant] = []
    while true {
      skipSpace()
      guard let next = peek else { throw error(.unmatchedBrace, at: start) }
      if next == "}" { break }
      let keyStart = index
      let key = try key(function)
      if function != .text, key == .keyword("offset"), accept(":") {
        let colonEnd = index
        skipSpace()
        let numberStart = index
        guard let number = number(), offset == nil, variants.isEmpty else {
          if index == numberStart { index = colonEnd }
          throw error(.badOffset, from: keyStart)
        }
        offset = number
        continue
      }
      let keyEnd = index
      skipSpace()
      let brace = index
      guard accept("{") else {
        if peek == nil { throw error(.unmatchedBrace, at: start) }
        index = keyEnd
        throw error(.missingBranch, from: keyStart)
      }
      let place = path + [variants.count]
      let parts = try message(at: place, inPlural: function != .text)
      guard accept("}") else { throw error(.unmatchedBrace, at: brace) }
      places.add(range(from: keyStart, to: keyEnd), at: place)
      variants.append(MessageSelect.Variant(key, parts))
    }
    index += 1
    let select = MessageSelect(name, function, offset: offset ?? 0, variants)
    // A form of i18next that is not there is one that its language needs or not.
    guard select.other != nil || dialect.contains(.doubleBraces) && !variants.isEmpty else {
      throw error(variants.isEmpty ? .missingBranches : .missingOther, from: start)
    }
    return select
  }

  private mutating func key(_ function: MessageSelect.Function) throws(ICUMessageError) -> MessageSelect.Key {
    let start = index
    if function != .text, accept("=") {
      guard let number = number() else { throw error(.badSelector, from: start) }
      return .exactly(number)
    }
    let keyword = text(while: { $0.isPatternName })
    guard !keyword.isEmpty else { throw error(.badSelector, at: start) }
    return .keyword(keyword)
  }

  /// Reads a number as ICU's `skipDouble` does: `-1.5`, `2e3`, `∞`.
  private mutating func number() -> Double? {
    let text = text { scalar in
      scalar.isASCIIDigit || "+-.eE\u{221E}".unicodeScalars.contains(scalar)
    }
    switch text {
    case "\u{221E}", "+\u{221E}": return .infinity
    case "-\u{221E}": return -.infinity
    default: return Double(text)
    }
  }
}
