import L10nSyntax

/// The syntax of one text of a `.properties` file, which does not say how the program formats its texts.
enum PropertiesSyntax {
  /// Without arguments: the text is shown as it is.
  case plain
  /// A message of `java.text.MessageFormat`: `{0}`, `{1,date,short}`, and two apostrophes for one.
  case java
  /// A message of ICU4J or GWT with plural forms, or with names.
  case icu

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var isJava = false
    var hasNames = false
    for brace in bytes.indices where bytes[brace] == UInt8(ascii: "{") {
      let name = bytes[(brace + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
      guard !name.isEmpty, name.endIndex < bytes.count else { continue }
      let next = bytes[name.endIndex]
      guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else { continue }
      if next == UInt8(ascii: ",") {
        let type = bytes[(name.endIndex + 1)...].drop { $0.isASCIISpace }.prefix { $0.isASCIILetter }
        // A regular expression has numbers there.
        if type.isEmpty { continue }
        if ["plural", "select", "selectordinal"].contains(where: { type.elementsEqual($0.utf8) }) {
          self = .icu
          return
        }
      }
      if name.allSatisfy(\.isASCIIDigit) { isJava = true } else { hasNames = true }
    }
    if !isJava, hasNames, let message = try? ICUMessage(text, dialect: Self.icuDialect(of: text)),
      !message.argumentNames.isEmpty
    {
      self = .icu
    } else {
      // Programs that format every text double its apostrophes.
      self = isJava || text.contains("''") && !bytes.contains(UInt8(ascii: "{")) ? .java : .plain
    }
  }

  /// The dialect in which the text is read as an ICU message.
  static func dialect(of text: String) -> ICUDialect {
    switch PropertiesSyntax(text) {
    case .plain: [.plainApostrophes, .plainBraces]
    case .java: .java
    case .icu: icuDialect(of: text)
    }
  }

  private static func icuDialect(of text: String) -> ICUDialect {
    let dialect: ICUDialect = ICUText.quotesArgument(text) ? .plainApostrophes : []
    return text.contains("${") ? dialect.union(.expressions) : dialect
  }

  /// Whether most values of a file, of those that are not empty, are settings of a program rather than texts.
  static func areSettings(_ values: [String]) -> Bool {
    let values = values.filter { !$0.isEmpty }
    return !values.isEmpty && values.count { isSetting($0) } * 2 >= values.count
  }

  /// Whether a value is a number, a truth value, a path, a URL or the name of a class.
  private static func isSetting(_ value: String) -> Bool {
    let bytes = value.utf8
    if bytes.contains(where: \.isASCIISpace) { return false }
    if value == "true" || value == "false" || bytes.first == UInt8(ascii: "/") { return true }
    if bytes.allSatisfy({ $0.isASCIIDigit || "+-.,".utf8.contains($0) }) { return true }
    let rest = bytes.drop { $0.isASCIILetter }
    if rest.first == UInt8(ascii: ":"), rest.startIndex > bytes.startIndex, rest.count > 1 { return true }
    let names = value.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 2
      && names.allSatisfy { name in
        !name.isEmpty && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_$-".utf8.contains($0) }
      }
  }

  /// The syntax of a file's texts; `nil` if none has an argument.
  ///
  /// Messages have no specifiers, so the more frequent of both decides.
  static func syntax(of texts: [String]) -> TextSyntax? {
    let messages = texts.count { text in
      text.utf8.contains(UInt8(ascii: "{")) && PropertiesSyntax(text) != .plain
    }
    let formats = texts.count { text in
      text.utf8.contains(UInt8(ascii: "%"))
        && FormatString(JavaSpecifier.foundation(text)).placeholders.contains { $0.flags.isEmpty }
    }
    return messages + formats == 0 ? nil : messages < formats ? .printf : .icu
  }
}
