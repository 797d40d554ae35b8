import L10nSyntax

/// A string literal in Swift code that looks like a text for people, without signs of another purpose.
package struct ExtractableText: Sendable {
  package struct Argument: Sendable {
    /// The expression in the parentheses.
    package let expression: String

    /// Whether the expression itself reveals a whole number.
    package let isInteger: Bool

    /// A name for the value; `nil` if it has none.
    package let name: String?
  }

  /// The range of the literal with its quotes.
  package let range: Range<Int>

  /// The text, with a specifier for each interpolation.
  package let text: String

  package let arguments: [Argument]

  /// - Parameter range: the selection, which must be within the literal.
  init?(in range: Range<Int>, of code: SwiftCode, functions: Set<String>) {
    let rows = SwiftLexer.rows(in: code.source).map { SwiftTokenRow($0) }
    // For nested literals the inner one.
    let found = rows.lazy.compactMap { row in
      row.tokens.firstIndex {
        $0.string != nil && $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      }
      .map { (row, $0) }
    }.first
    guard let (row, index) = found, let literal = row.tokens[index].string,
      Self.isText(literal.text), !Self.isNoText(index, in: row, functions: functions, code.source)
    else { return nil }
    let place = row.tokens[index].range
    let bytes = code.source.utf8
    // Raw and multiline literals are left to people.
    guard place.count > 2, bytes[place.lowerBound] == UInt8(ascii: "\""),
      bytes[place.lowerBound + 1] != UInt8(ascii: "\""),
      let expressions = Self.interpolations(bytes[place.lowerBound + 1..<place.upperBound - 1])
    else { return nil }
    let parts = literal.text.split(separator: "\0", omittingEmptySubsequences: false)
    guard parts.count == expressions.count + 1 else { return nil }
    self.range = place
    var taken: Set<String> = []
    arguments = expressions.map { Argument($0, &taken) }
    var text = ""
    for (number, part) in parts.enumerated() {
      let plain = String(part)
      text += arguments.isEmpty ? plain : plain.replacing("%", with: "%%")
      guard number < arguments.count else { continue }
      let position = arguments.count > 1 ? "\(number + 1)$" : ""
      text += "%\(position)\(arguments[number].isInteger ? "lld" : "@")"
    }
    self.text = text
  }

  /// The expressions between parentheses after a backslash; `nil` if one is not closed or has more than one argument.
  private static func interpolations(_ content: ArraySlice<UInt8>) -> [String]? {
    var found: [String] = []
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      index += 2
      guard index - 1 < content.endIndex, content[index - 1] == UInt8(ascii: "(") else { continue }
      let start = index
      var depth = 1
      while index < content.endIndex, depth > 0 {
        let byte = content[index]
        // Nested strings, and formats, are left to people.
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ","), depth == 1 || byte == UInt8(ascii: "\"") {
          return nil
        }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        index += 1
      }
      guard depth == 0 else { return nil }
      found.append(String(decoding: content[start..<index - 1], as: UTF8.self))
    }
    return found
  }

  /// Whether a literal looks like a text: several words, or one that begins with a capital.
  private static func isText(_ text: String) -> Bool {
    let words = text.replacing("\0", with: " ").split(separator: " ")
    guard words.contains(where: { $0.contains(where: \.isLetter) }), !text.contains("://"),
      // Code of other languages, and log messages.
      !text.contains(where: { "=<>{}|$\\\"".contains($0) }), text.first?.isNewline != true, text.last?.isNewline != true
    else { return false }
    if words.count > 1 {
      return words.contains { $0.count(where: \.isLetter) > 1 && $0.allSatisfy { !"_/".contains($0) } }
    }
    let word = words[0]
    // `SettingsCell`, `GET` and `A-1` are names.
    return !text.contains("\0") && word.first?.isUppercase ?? false && word.count > 1
      && word.dropFirst().allSatisfy { $0.isLowercase || ".!?…:’'".contains($0) }
  }

  /// Whether the context of a literal shows that it is not a text, or one that is already looked up.
  private static func isNoText(
    _ index: Int, in row: SwiftTokenRow, functions: Set<String>, _ source: SourceText
  ) -> Bool {
    let (before, after) = (row.token(at: index - 1), row.token(at: index + 1))
    // Comparisons and patterns; members of the literal, such as `.localized`.
    if let before, before.name == "case" || before.isSymbol("~") || before.isSymbol(".") { return true }
    if let after, after.isSymbol("=") || after.isSymbol("!") || after.isSymbol(".") || after.isSymbol("~") {
      return true
    }
    if before?.isSymbol("=") ?? false {
      if let earlier = row.token(at: index - 2), earlier.isSymbol("=") || earlier.isSymbol("!") || earlier.isSymbol("~")
      {
        return true
      }
      // Raw values.
      var start = index - 2
      while row.name(at: start) != nil || row.token(at: start)?.isSymbol(",") ?? false
        || row.token(at: start)?.string != nil
        || row.token(at: start)?.isSymbol("=") ?? false
      {
        if row.name(at: start) == "case" { return true }
        start -= 1
      }
    }
    // Keys of dictionaries, patterns of a switch.
    if after?.isSymbol(":") ?? false, !(before?.isSymbol("?") ?? false) { return true }
    return isNoTextInBrackets(index, in: row, functions: functions, source)
  }

  private static func isNoTextInBrackets(
    _ index: Int, in row: SwiftTokenRow, functions: Set<String>, _ source: SourceText
  ) -> Bool {
    if row.token(at: index - 1)?.isSymbol(":") ?? false, let label = row.name(at: index - 2),
      otherLabels.contains(label)
    {
      return true
    }
    // All surrounding calls and subscripts.
    for opening in (0..<index).reversed().prefix(400) {
      guard let closing = row.closing(of: opening), closing > index else { continue }
      let bracket = row.tokens[opening]
      if bracket.isSymbol("{") { return false }
      guard let name = row.name(at: opening - 1) else {
        if bracket.isSymbol("["), let before = row.token(at: opening - 1), before.isSymbol(")") || before.isSymbol("]"),
          before.range.upperBound == bracket.range.lowerBound
        {
          return true
        }
        continue
      }
      let isAdjacent = row.tokens[opening - 1].range.upperBound == bracket.range.lowerBound
      if bracket.isSymbol("["), isAdjacent { return true }
      if bracket.isSymbol("("), otherFunctions.contains(name) || functions.contains(name) { return true }
      if bracket.isSymbol("("), row.name(at: opening + 1) == "localized" { return true }
      if let sign = row.token(at: opening - 2), sign.isSymbol("@") || sign.isSymbol("#") { return true }
    }
    return false
  }

  /// Labels of arguments that are not texts.
  private static let otherLabels: Set<String> = [
    "attributeName", "bundle", "category", "comment", "dateFormat", "defaultValue", "encoding", "entityName", "file",
    "forHTTPHeaderField", "forKey", "forKeyPath", "forResource", "format", "fromTemplate", "function", "host", "id",
    "identifier", "image", "imageName", "imageNamed", "key", "keyPath", "localizationKey", "localized", "method",
    "name",
    "named", "nibName", "ofType", "path", "pattern", "predicate", "queue", "rawValue", "reuseIdentifier", "scheme",
    "separator", "string", "subsystem", "suiteName", "systemImage", "systemName", "table", "tableName", "value",
    "verbatim", "with", "withExtension", "withIdentifier", "withName", "withReuseIdentifier",
  ]

  /// Functions and types whose arguments are not texts, or are looked up.
  private static let otherFunctions: Set<String> = [
    "AppStorage", "AttributedString", "Color", "DispatchQueue", "Image", "LocalizationValue", "LocalizedStringKey",
    "LocalizedStringResource", "Logger", "NSClassFromString", "NSColor", "NSError", "NSExpression", "NSImage",
    "NSLocalizedString", "NSLog",
    "NSPredicate", "NSRegularExpression", "Name", "Notification", "OSLog", "Regex", "SceneStorage", "Selector",
    "UIColor", "UIFont",
    "UIImage", "UINib", "UIStoryboard", "URL", "URLQueryItem", "UserDefaults", "XCTAssert", "XCTAssertEqual",
    "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertTrue", "XCTFail", "assert", "assertionFailure",
    "components", "contains", "critical", "debug", "debugPrint", "dump", "error", "expect", "fatalError", "fault",
    "hasPrefix", "hasSuffix", "info", "l10n", "localizedString", "log", "notice", "os_log", "precondition",
    "preconditionFailure",
    "print", "range", "replacingOccurrences", "setValue", "split", "trace", "value", "verbose", "warn", "warning",
  ]
}

extension ExtractableText.Argument {
  /// - Parameter taken: the names of earlier arguments.
  fileprivate init(_ expression: String, _ taken: inout Set<String>) {
    self.expression = expression
    isInteger =
      Int(expression) != nil
      || expression.hasPrefix("Int(") && expression.hasSuffix(")") && !expression.dropLast().contains(")")
    let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let last = parts.last.map(String.init) ?? ""
    name = isName && last != "self" && taken.insert(last).inserted ? last : nil
  }
}
