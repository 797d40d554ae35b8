import L10nSyntax

/// Reads a file of Android resources. After an error it continues with the next resource.
struct AndroidReader {
  typealias Token = XMLScanner.Token

  private(set) var resources: [AndroidResources.Resource] = []
  var comments: [Range<Int>] = []
  var findings: [StringsFinding] = []
  private(set) var brokenNames: [String] = []
  private(set) var entities = AndroidEntities()
  private(set) var root: (range: Range<Int>, content: Range<Int>)?

  /// The language that the root declares for its texts.
  private(set) var language: String?

  /// Whether there are elements without texts.
  private(set) var hasOthers = false

  private var hasDocumentType = false
  private var hasConflict = false

  let bytes: [UInt8]
  let lines: TextLines
  var scanner: XMLScanner

  /// The first comment that may belong to the next element.
  var firstComment = 0

  /// The end of the last piece that is not a comment.
  var lastEnd = 0

  /// - Parameter entities: the entities that are known before the file declares its own.
  init(_ bytes: [UInt8], _ entities: AndroidEntities = AndroidEntities()) {
    (self.bytes, self.entities) = (bytes, entities)
    lines = TextLines(bytes)
    scanner = XMLScanner(bytes)
  }

  mutating func read() {
    while let token = next() {
      switch token.kind {
      case .open where token.name == "resources": readRoot(token)
      case .open, .close: report(token.range, "an element beside the resources")
      case .text, .section, .stray:
        if !isBlank(token.range), token.kind != .stray, !isConflictMark(token.range) {
          report(token.range.prefixOfLine(in: bytes), "text beside the resources")
        }
      case .comment, .instruction, .documentType: continue
      }
    }
    if root == nil {
      findings.insert(
        StringsFinding(
          .error, .notADictionary, at: 0..<0, "there is no <resources>", help: "write <resources></resources>"),
        at: 0)
    }
  }

  // MARK: Tokens

  /// The next token, after the processing that all tokens need.
  mutating func next() -> Token? {
    guard let token = scanner.next() else { return nil }
    switch token.kind {
    case .comment:
      if !token.isClosed { report(token.range.lowerBound..<token.range.lowerBound + 4, "this comment is never closed") }
      comments.append(token.range)
    case .documentType:
      // A later document type, or one after the root, has no effect: texts would have been read without it.
      if root == nil, !hasDocumentType {
        entities = AndroidEntities(declaredIn: bytes[token.content], entities.dialect)
      }
      hasDocumentType = true
    case .stray: reportStray(token.range)
    case .open, .close:
      if !token.isClosed {
        report(token.range.lowerBound..<token.range.lowerBound + 1, "this tag is never closed with '>'")
      } else if scanner.attributes(token).map({ token.kind == .close && !$0.isEmpty }) ?? true {
        report(token.range, "'\(token.name)' is followed by something that is not an attribute")
      }
    case .section:
      if !token.isClosed { report(token.range.lowerBound..<token.range.lowerBound + 1, "this section is never closed") }
    case .text, .instruction: break
    }
    return token
  }

  private mutating func reportStray(_ range: Range<Int>) {
    let start = range.lowerBound
    let isLineStart = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    if isLineStart, bytes[start...].starts(with: "<<<<<<<".utf8) {
      hasConflict = true
      findings.append(
        StringsFinding(
          .error, .mergeConflict, at: start..<start + 7, "a merge conflict that is not resolved",
          help: "keep one of the two sides"))
    } else if !(start > 0 && bytes[start - 1] == UInt8(ascii: "<")) {
      report(range, "expected text, found '<'", help: "write '&lt;' for the character")
    }
  }

  /// Whether a text begins with a later part of a merge conflict, which has only one finding: the rest of its first
  /// line, or one of the other marks.
  private func isConflictMark(_ range: Range<Int>) -> Bool {
    guard hasConflict else { return false }
    let text = String(decoding: bytes[range.prefixOfLine(in: bytes)], as: UTF8.self)
    return ["<<<<<<", "=======", ">>>>>>>"].contains { text.hasPrefix($0) }
      || bytes[..<range.lowerBound].suffix(7).elementsEqual("<<<<<<<".utf8)
  }

  mutating func report(_ range: Range<Int>, _ message: String, help: String? = nil) {
    findings.append(StringsFinding(.error, .invalidXML, at: range, message, help: help))
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(AndroidText.isBlank) }

  // MARK: Resources

  private mutating func readRoot(_ tag: Token) {
    if root != nil { report(tag.range, "a second <resources>") }
    let isFirst = root == nil
    if isFirst {
      root = (tag.range, tag.range.upperBound..<tag.range.upperBound)
      language = scanner.attributes(tag)?.first { $0.name == "tools:locale" }.map { unescaped($0.value) }
    }
    (firstComment, lastEnd) = (comments.count, tag.range.upperBound)
    if tag.isEmpty { return }
    while let token = next() {
      switch token.kind {
      // Two sides of a merge may each have a root; both have their texts in the file.
      case .open where token.name == "resources":
        if !hasConflict { report(token.range, "a second <resources>") }
      case .open: readResource(token)
      case .close where token.name == "resources":
        if isFirst {
          root = (tag.range.lowerBound..<token.range.upperBound, tag.range.upperBound..<token.range.lowerBound)
        }
        return
      case .close: report(token.range, "</\(token.name)> closes nothing")
      case .text, .section, .stray:
        if !isBlank(token.range), token.kind != .stray, !isConflictMark(token.range) {
          report(token.range.prefixOfLine(in: bytes), "text between resources")
        }
        continue
      case .comment, .instruction, .documentType: continue
      }
      (firstComment, lastEnd) = (comments.count, scanner.offset)
    }
    report(tag.range, "<resources> is never closed")
    if isFirst { root = (tag.range.lowerBound..<bytes.count, tag.range.upperBound..<bytes.count) }
  }

  private mutating func readResource(_ tag: Token) {
    let attributes = scanner.attributes(tag) ?? []
    func value(_ name: String) -> String? { attributes.first { $0.name == name }.map { unescaped($0.value) } }
    let isString = tag.name == "string" || tag.name == "item" && value("type") == "string"
    guard let kind = isString ? .string : entities.dialect.kinds[tag.name] else {
      hasOthers = true
      readOther(tag)
      return
    }
    let comments = ownComments(before: tag.range.lowerBound)
    let name = attributes.first { $0.name == "name" }
    let keyRange = name?.value ?? tag.range
    let items: [AndroidResources.Item]
    let end: (content: Int, whole: Int)
    if kind == .string {
      let contents = readText(of: tag)
      end = contents
      items = [item(tag, contents, "", keyRange, comments)]
    } else {
      (items, end) = readItems(of: tag, kind)
    }
    guard let name else {
      report(tag.range, "a <\(tag.name)> without a name")
      return
    }
    let text = unescaped(name.value)
    if kind == .plurals { reportQuantities(items, text, at: name.value) }
    if items.isEmpty, kind == .plurals {
      brokenNames.append(text)
      return
    }
    resources.append(
      AndroidResources.Resource(
        kind: kind, name: text, nameRange: name.value, range: tag.range.lowerBound..<end.whole,
        content: tag.range.upperBound..<max(tag.range.upperBound, end.content), items: items, comments: comments,
        isTranslatable: value("translatable") != "false", isFormatted: value("formatted") != "false",
        product: value("product")))
  }

  func unescaped(_ range: Range<Int>) -> String {
    AndroidTextUnits(range, of: bytes, entities).text
  }

  private mutating func reportQuantities(_ items: [AndroidResources.Item], _ name: String, at nameRange: Range<Int>) {
    var seen: [String: Range<Int>] = [:]
    for item in items {
      if !Self.quantities.contains(item.quantity) {
        findings.append(
          StringsFinding(
            .error, .unknownCategory, at: item.keyRange, "'\(item.quantity)' is not a plural category",
            help: "write zero, one, two, few, many or other"))
      } else if let first = seen[item.quantity] {
        findings.append(
          StringsFinding(
            .error, .duplicateKey, at: item.keyRange, "'\(item.quantity)' occurs twice\(entities.dialect.refusal)",
            help: "keep one of them", related: first))
      }
      seen[item.quantity] = item.keyRange
    }
    if seen["other"] == nil {
      findings.append(
        StringsFinding(
          .error, .missingOther, at: nameRange, "'\(name)' has no 'other', which every language needs",
          help: "add an item with quantity=\"other\""))
    }
  }

  private static let quantities: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}

extension Range<Int> {
  /// The first line of the range that is not blank, within the range.
  func prefixOfLine(in bytes: [UInt8]) -> Range<Int> {
    guard let start = bytes[self].firstIndex(where: { !AndroidText.isBlank($0) }) else { return self }
    let end = bytes[start..<upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? upperBound
    return start..<end
  }
}
