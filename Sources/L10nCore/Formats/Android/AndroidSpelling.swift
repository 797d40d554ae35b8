import L10nSyntax

/// Writes texts so that their reader reads them back unchanged.
enum AndroidSpelling {
  /// A way of spelling a text.
  enum Style: CaseIterable {
    /// Every special character is escaped.
    case escaped
    /// Tags are written as tags.
    case tags
    /// No entities, as in a CDATA section.
    case section
  }

  /// The spelling of a new text, in the style of `&lt;b&gt;`, or with tags if requested and sound.
  static func written(_ text: String, withTags: Bool, _ entities: AndroidEntities = AndroidEntities()) -> String {
    let tagged = withTags && text.utf8.contains(UInt8(ascii: "<")) ? spelled(text, .tags, entities) : nil
    if let tagged, reads(tagged, entities).map({ $0.text == text && $0.problems.isEmpty }) ?? false { return tagged }
    return spelled(text, .escaped, entities)
  }

  /// The text that is read from a spelling between tags; `nil` if that is not sound.
  static func reads(_ written: String, _ entities: AndroidEntities) -> AndroidText? {
    let element = "<resources><string name=\"a\">\(written)</string></resources>"
    let bytes = Array(element.utf8)
    let content = 28..<28 + written.utf8.count
    var reader = AndroidReader(bytes, entities)
    reader.read()
    guard reader.resources.count == 1, reader.resources[0].content == content,
      !reader.findings.contains(where: { $0.kind == .invalidXML })
    else { return nil }
    return AndroidText(content, of: bytes, entities)
  }

  /// A text with escapes.
  static func spelled(_ text: String, _ style: Style, _ entities: AndroidEntities) -> String {
    let dialect = entities.dialect
    let java = Array(dialect.formatter.written(text).utf8)
    var result: [UInt8] = []
    var isAfterBlank = true
    var tags: [Range<Int>] = []
    if style == .tags { tags = AndroidSpelling.tags(in: java) }
    var next = 0
    var index = 0
    while index < java.count {
      if next < tags.count, tags[next].lowerBound == index {
        result += java[tags[next]]
        index = tags[next].upperBound
        (next, isAfterBlank) = (next + 1, false)
        continue
      }
      let byte = java[index]
      let isBlank = byte == 0x20
      if isBlank, dialect.blanks == .collapsed, isAfterBlank || index == java.count - 1 {
        result += #"\u0020"#.utf8
      } else {
        result += escaped(byte, isFirst: index == 0, style, dialect)
      }
      isAfterBlank = isBlank
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8, isFirst: Bool, _ style: Style, _ dialect: AndroidDialect) -> [UInt8] {
    if let letter = dialect.letter(for: byte, isFirst: isFirst) { return [UInt8(ascii: "\\"), letter] }
    switch byte {
    case 0x00..<0x20 where dialect.readsUnicodeEscapes, 0x7F where dialect.readsUnicodeEscapes:
      let digits = String(byte, radix: 16, uppercase: true)
      return Array(#"\u00"#.utf8) + (digits.utf8.count < 2 ? [UInt8(ascii: "0")] : []) + digits.utf8
    case UInt8(ascii: "&") where style != .section: return Array("&amp;".utf8)
    case UInt8(ascii: "<") where style != .section: return Array("&lt;".utf8)
    case UInt8(ascii: ">") where style == .escaped: return Array("&gt;".utf8)
    default: return [byte]
    }
  }

  private static func tags(in bytes: [UInt8]) -> [Range<Int>] {
    var scanner = XMLScanner(bytes)
    var tags: [Range<Int>] = []
    while let token = scanner.next() {
      if token.kind == .open || token.kind == .close { tags.append(token.range) }
    }
    return tags
  }

  static func comment(_ text: String, lineEnd: String, indentation: String) -> String {
    let lines = XMLText.partingHyphens(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indented = lines.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : "\(indentation)     \($1)" }
    return "<!-- \(indented.joined(separator: lineEnd)) -->"
  }
}

/// Names of resources and of the items of arrays.
enum AndroidName {
  /// Whether Android accepts a name: a letter or underscore, then these, digits, dots and hyphens.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue || $0 == "." || $0 == "-" }
  }

  /// The array and the index of a key `name[0]`; `nil` for other keys.
  static func item(_ key: TableKey) -> (array: String, index: Int)? {
    guard key.text.hasSuffix("]"), let open = key.text.lastIndex(of: "[") else { return nil }
    let digits = key.text[open...].dropFirst().dropLast()
    guard let index = Int(digits), String(index) == digits, index >= 0 else { return nil }
    return (String(key.text[..<open]), index)
  }
}
