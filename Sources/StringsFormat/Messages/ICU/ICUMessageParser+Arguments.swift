extension ICUMessageParser {
  /// What begins with the `{` at hand, with its `}`.
  mutating func argument(depth: Int) throws(ICUMessageError) -> ICUMessage.Part {
    let start = index
    index += 1
    let name = try argumentName(openedAt: start)
    if accept("}") { return .argument(ICUArgument(name: name, format: .plain, range: range(from: start))) }
    guard accept(",") else { throw error(.badArgument, at: index) }
    skipSpace()
    let typeStart = index
    let type = text { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    let typeEnd = index
    skipSpace()
    guard let next = peek else { throw error(.unmatchedBrace, at: start) }
    guard !type.isEmpty, next == "," || next == "}" else { throw error(.badArgument, at: index) }
    if let kind = ICUChoice.Kind(rawValue: type.asciiLowercased) {
      guard accept(",") else { throw error(.missingBranches, at: index) }
      return .choice(try choice(name, kind, depth: depth, openedAt: start))
    }
    let styleStart = index + 1
    let style = accept(",") ? try simpleStyle(openedAt: start) : nil
    let format: ICUArgument.Format
    if type.asciiLowercased != "number" {
      let place = range(from: typeStart, to: typeEnd)
      guard Self.knows(type) else { throw ICUMessageError(.unknownType, at: place) }
      problems.append(ICUMessageError(.unsupportedType, at: place))
      format = .unsupported(type: type, style: style)
    } else if let numberStyle = ICUNumberStyle(style ?? "") {
      format = .number(numberStyle)
    } else {
      problems.append(error(.unsupportedStyle, from: styleStart))
      format = .unsupported(type: type, style: style)
    }
    index += 1
    return .argument(ICUArgument(name: name, format: format, range: range(from: start)))
  }

  /// Types of ICU 72 beside `number`; `choice` is deprecated there and is refused by newer tools.
  private static func knows(_ type: String) -> Bool {
    ["date", "time", "spellout", "ordinal", "duration", "choice"].contains(type.asciiLowercased)
  }

  /// A name, or a number without leading zeros, with the white space around it.
  private mutating func argumentName(openedAt start: Int) throws(ICUMessageError) -> String {
    skipSpace()
    let nameStart = index
    let name = text(while: { $0.isPatternName })
    let isNumber = name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // At the end the brace is to blame.
    let isCut = peek == nil && name.isEmpty
    if isNumber, !isCut, Int32(name).map(String.init) != name { throw error(.badName, from: nameStart) }
    skipSpace()
    guard peek != nil else { throw error(.unmatchedBrace, at: start) }
    return name
  }

  /// A style up to its `}`, which is left to be read: nested braces and quoted text are part of it.
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

  /// The branches after `{name, plural,` with the `}` after them.
  private mutating func choice(
    _ name: String, _ kind: ICUChoice.Kind, depth: Int, openedAt start: Int
  ) throws(ICUMessageError) -> ICUChoice {
    guard depth < Self.depth else { throw error(.tooDeep, from: start) }
    var offset: Double?
    var branches: [ICUChoice.Branch] = []
    while true {
      skipSpace()
      guard let next = peek else { throw error(.unmatchedBrace, at: start) }
      if next == "}" { break }
      let selectorStart = index
      let selector = try selector(kind)
      if kind != .select, selector == .keyword("offset"), accept(":") {
        let colonEnd = index
        skipSpace()
        let numberStart = index
        guard let number = number(), offset == nil, branches.isEmpty else {
          if index == numberStart { index = colonEnd }
          throw error(.badOffset, from: selectorStart)
        }
        offset = number
        continue
      }
      let selectorEnd = index
      skipSpace()
      let brace = index
      guard accept("{") else {
        if peek == nil { throw error(.unmatchedBrace, at: start) }
        index = selectorEnd
        throw error(.missingBranch, from: selectorStart)
      }
      let parts = try message(depth: depth + 1, inPlural: kind != .select)
      guard accept("}") else { throw error(.unmatchedBrace, at: brace) }
      let place = range(from: selectorStart, to: selectorEnd)
      branches.append(ICUChoice.Branch(selector: selector, parts: parts, range: place))
    }
    index += 1
    let choice = ICUChoice(
      name: name, kind: kind, offset: offset ?? 0, branches: branches, range: range(from: start))
    guard choice.other != nil else {
      throw error(branches.isEmpty ? .missingBranches : .missingOther, from: start)
    }
    return choice
  }

  private mutating func selector(_ kind: ICUChoice.Kind) throws(ICUMessageError) -> ICUChoice.Selector {
    let start = index
    if kind != .select, accept("=") {
      guard let number = number() else { throw error(.badSelector, from: start) }
      return .exactly(number)
    }
    let keyword = text(while: { $0.isPatternName })
    guard !keyword.isEmpty else { throw error(.badSelector, at: start) }
    return .keyword(keyword)
  }

  /// A number as ICU's `skipDouble` finds it: `-1.5`, `2e3`, `∞`.
  private mutating func number() -> Double? {
    let text = text { scalar in
      ("0"..."9").contains(scalar) || "+-.eE\u{221E}".unicodeScalars.contains(scalar)
    }
    switch text {
    case "\u{221E}", "+\u{221E}": return .infinity
    case "-\u{221E}": return -.infinity
    default: return Double(text)
    }
  }
}

extension String {
  /// The text with the letters A–Z in lower case and all else as it is.
  var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
