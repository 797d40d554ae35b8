import L10nRuntime

extension ICUMessageParser {
  /// Whether a plural begins here, around all forms of a text of i18next.
  var beginsPlural: Bool {
    var ahead = self
    ahead.index += 1
    let name = ahead.text { $0.isPatternName }
    guard !name.isEmpty, ahead.accept(",") else { return false }
    ahead.skipSpace()
    let type = ahead.text { $0.isPatternName }
    return (type == "plural" || type == "selectordinal") && ahead.peek == ","
  }

  /// Reads an argument of i18next: `{{name}}`, `{{- user.name}}`, `{{price, number(maximumFractionDigits: 2)}}`.
  ///
  /// - Returns: `nil`, and nothing is read, where none begins.
  mutating func doubleBracedArgument() -> MessagePlaceholder? {
    let start = index
    guard accept("{"), accept("{") else {
      index = start
      return nil
    }
    skipSpace()
    // The value is not escaped for HTML.
    if accept("-") { skipSpace() }
    let name = text { !$0.isPatternSpace && !"{},".unicodeScalars.contains($0) }
    skipSpace()
    var function = MessagePlaceholder.Function.none
    if accept(",") {
      let format = text { $0 != "{" && $0 != "}" }
      let type = String(format.drop { $0 == " " }.prefix { $0.isLetter })
      let options = format.drop { $0 == " " }.dropFirst(type.count)
      function =
        type == "number" && options.isEmpty ? .number(.plain) : .unsupported(name: type, options: String(options))
    }
    guard !name.isEmpty, accept("}"), accept("}") else {
      index = start
      return nil
    }
    return MessagePlaceholder(name, function)
  }
}

extension ICUMessage {
  /// The arguments of a text of i18next by name, with their places in UTF-8 offsets.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func doubleBracedArguments(in text: String) -> [(name: String, range: Range<Int>)] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    var parser = ICUMessageParser(text, dialect: .doubleBraces)
    var found: [(name: String, range: Range<Int>)] = []
    while let scalar = parser.peek {
      let start = parser.index
      if scalar == "{", let argument = parser.doubleBracedArgument() {
        found.append((argument.name, parser.range(from: start)))
      } else {
        parser.index = start + 1
      }
    }
    return found
  }
}
