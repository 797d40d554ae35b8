/// Reads the parts of a pattern from left to right, as ICU's `MessagePattern` does.
struct ICUMessageParser: PatternScanning {
  /// The greatest depth of nested choices, more than any sensible pattern needs.
  static let depth = 16

  /// Formats that are valid but not supported.
  var problems: [ICUMessageError] = []

  /// The places of the parts.
  var places = PatternPlaces()

  let scalars: [Unicode.Scalar]
  let offsets: [Int]
  var index = 0

  let dialect: ICUDialect

  init(_ pattern: String, dialect: ICUDialect) {
    (scalars, offsets) = Self.scalars(of: pattern)
    self.dialect = dialect
  }

  /// Reads text and arguments up to the end, or in a branch up to its `}`, which is not consumed.
  /// - Parameters:
  ///   - path: the path of the variant in `PatternPlaces`; empty for the whole pattern.
  ///   - inPlural: whether the innermost `select` is a plural, so that `#` is its number.
  mutating func message(at path: [Int], inPlural: Bool) throws(ICUMessageError) -> [MessagePart] {
    var parts: [MessagePart] = []
    var text = PlacedText()
    let inPlural = inPlural && !dialect.contains(.plainNumberSigns)
    while let scalar = peek {
      if scalar == "}", !path.isEmpty { break }
      if scalar == "'", !dialect.contains(.plainApostrophes) {
        readApostrophe(into: &text, inPlural: inPlural)
        continue
      }
      if scalar == "{", dialect.contains(.quotedLiterals), readLiteral(into: &text) { continue }
      if scalar == "$", dialect.contains(.expressions), readExpression(into: &text) { continue }
      if scalar == "{", dialect.contains(.doubleBraces), !(path.isEmpty && index == 0 && beginsPlural) {
        let (start, place) = (index, path + [parts.count + (text.isEmpty ? 0 : 1)])
        guard let placeholder = doubleBracedArgument() else {
          take(into: &text)
          continue
        }
        finish(&text, as: &parts, in: path)
        parts.append(.placeholder(placeholder))
        places.add(range(from: start), at: place)
        continue
      }
      guard scalar == "{" && !dialect.contains(.plainBraces) || scalar == "#" && inPlural else {
        take(into: &text)
        continue
      }
      finish(&text, as: &parts, in: path)
      let (start, place) = (index, path + [parts.count])
      if scalar == "{" {
        parts.append(try argument(at: place))
      } else {
        parts.append(.number)
        index += 1
      }
      places.add(range(from: start), at: place)
    }
    finish(&text, as: &parts, in: path)
    return parts
  }

  /// Reads the next scalar as text.
  private mutating func take(into text: inout PlacedText) {
    text.append(scalars[index], at: range(from: index, to: index + 1))
    index += 1
  }

  private mutating func finish(_ text: inout PlacedText, as parts: inout [MessagePart], in path: [Int]) {
    guard !text.isEmpty else { return }
    places.add(text.pieces, at: path + [parts.count])
    parts.append(.text(text.text))
    text = PlacedText()
  }

  /// Reads a literal, `{'@'}`; returns `false` if there is none.
  private mutating func readLiteral(into text: inout PlacedText) -> Bool {
    guard peekSecond == "'", let end = scalars[(index + 2)...].firstIndex(of: "'"), end + 1 < scalars.count,
      scalars[end + 1] == "}"
    else { return false }
    index += 2
    while index < end { take(into: &text) }
    index += 2
    return true
  }

  /// Reads an expression, `${a ? 'b' : 'c'}`, as text; returns `false` if there is none, or only a name.
  private mutating func readExpression(into text: inout PlacedText) -> Bool {
    guard peekSecond == "{", let brace = scalars[(index + 2)...].firstIndex(where: { !$0.isPatternName }),
      scalars[brace] != "}"
    else { return false }
    var depth = 0
    repeat {
      if peek == "{" { depth += 1 }
      if peek == "}" { depth -= 1 }
      take(into: &text)
    } while peek != nil && !(depth == 0 && scalars[index - 1] == "}")
    return true
  }

  /// Reads an apostrophe as text, or the text that it quotes.
  private mutating func readApostrophe(into text: inout PlacedText, inPlural: Bool) {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let isAlwaysQuote = dialect.contains(.java) && next != "'"
    guard isAlwaysQuote || next == "{" || next == "}" || next == "#" && inPlural else {
      take(into: &text)
      if next == "'" { index += 1 }
      return
    }
    index += 1
    while let scalar = peek {
      if scalar == "'" {
        index += 1
        guard peek == "'" else { return }
      }
      take(into: &text)
    }
  }
}

extension ICUMessage {
  /// Reads a pattern.
  ///
  /// - Parameter dialect: the differences from ICU's own messages.
  /// - Throws: the first place at which ICU refuses the pattern, and choices that are nested more than 16 deep.
  /// - Complexity: O(*n*) in the length of the pattern.
  package init(_ pattern: String, dialect: ICUDialect = []) throws(ICUMessageError) {
    var parser = ICUMessageParser(pattern, dialect: dialect)
    let parts = try parser.message(at: [], inPlural: false)
    // Java shows arguments in more ways than this tool.
    self.init(parts: parts, problems: dialect.contains(.java) ? [] : parser.problems, places: parser.places)
  }
}

extension ICUMessageParser {
  /// Skips white space.
  mutating func skipSpace() { _ = text(while: { $0.isPatternSpace }) }

  /// An error at one scalar, or at the end.
  func error(_ code: ICUMessageError.Code, at scalar: Int) -> ICUMessageError {
    ICUMessageError(code, at: range(from: scalar, to: min(scalar + 1, scalars.count)))
  }

  /// An error in the text from a scalar on.
  func error(_ code: ICUMessageError.Code, from start: Int) -> ICUMessageError {
    ICUMessageError(code, at: range(from: start))
  }
}
