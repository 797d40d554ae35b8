/// The differences between the ICU messages of other tools and ICU's own.
package struct ICUDialect: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Apostrophes quote nothing, as in Flutter and Vue I18n.
  package static let plainApostrophes = ICUDialect(rawValue: 1)

  /// `#` is text: plurals show their number by name, as in Flutter.
  package static let plainNumberSigns = ICUDialect(rawValue: 2)

  /// A text between apostrophes in braces is literal, as in Vue I18n: `{'@'}`.
  package static let quotedLiterals = ICUDialect(rawValue: 4)

  /// Two braces begin and end an argument and one is text, as in i18next: `{{name}}`. A plural around the whole message has
  /// single ones.
  package static let doubleBraces = ICUDialect(rawValue: 8)

  /// Java's `MessageFormat`: every apostrophe begins or ends quoted text, arguments are numbers, and types and styles
  /// are those of Java.
  package static let java = ICUDialect(rawValue: 16)

  /// Braces are text, so that there are no arguments.
  package static let plainBraces = ICUDialect(rawValue: 32)

  /// An expression after a dollar sign is text, as in Jakarta's Bean Validation: `${inclusive ? 'or equal to' : ''}`; a
  /// name is an argument.
  package static let expressions = ICUDialect(rawValue: 64)

  package init(rawValue: Int) { self.rawValue = rawValue }
}

/// Quoting of literal text in an ICU message.
///
/// An apostrophe is literal unless a brace, a `#` or another apostrophe follows; then it begins quoted text. Source:
/// ICU, MessageFormat, `ApostropheMode.DOUBLE_OPTIONAL`.
package enum ICUText {
  /// The ICU spelling of a message whose apostrophes are all literal: they are doubled if ICU would read one of them as
  /// a quotation.
  package static func literal(_ message: String) -> String {
    let scalars = message.unicodeScalars
    let isSame = !zip(scalars, scalars.dropFirst()).contains { $0 == "'" && "'{}#".unicodeScalars.contains($1) }
    return isSame ? message : message.replacing("'", with: "''")
  }

  /// Whether a quotation contains a whole argument: `'{name}'`, `'{name, …`. If the file does not say whether
  /// apostrophes quote, such a message has literal ones.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  package static func quotesArgument(_ message: String) -> Bool {
    let bytes = Array(message.utf8)
    var (isQuoted, index) = (false, 0)
    while index < bytes.count {
      defer { index += 1 }
      if bytes[index] == UInt8(ascii: "'") {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == UInt8(ascii: "'") { index += 1 } else { isQuoted = !isQuoted && next == UInt8(ascii: "{") }
      } else if isQuoted, bytes[index] == UInt8(ascii: "{") {
        let name = bytes[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
        let end = name.endIndex < bytes.count ? bytes[name.endIndex] : 0
        if !name.isEmpty, end == UInt8(ascii: "}") || end == UInt8(ascii: ",") { return true }
      }
    }
    return false
  }

  /// - Parameter isInPlural: whether a bare `#` would be the number.
  package static func quoted(_ text: String, isInPlural: Bool) -> String {
    var output = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isSpecial = scalar == "{" || scalar == "}" || isInPlural && scalar == "#"
      if isSpecial, !isQuoted { output.append("'") }
      if isSpecial { isQuoted = true }
      if scalar == "'" {
        // The text after this one may begin with a brace.
        let next = index + 1 < scalars.count ? scalars[index + 1] : "{"
        if isQuoted || "'{}#".unicodeScalars.contains(next) { output.append("'") }
      } else if !isSpecial, isQuoted {
        output.append("'")
        isQuoted = false
      }
      output.append(scalar)
    }
    if isQuoted { output.append("'") }
    return String(output)
  }
}
