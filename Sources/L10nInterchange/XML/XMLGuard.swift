internal import L10nCore
internal import StringsFormat

/// Keeps files from the XML reader that would make it fill the memory, fetch other files or end the process.
struct XMLGuard {
  /// The id of findings.
  let id: String

  /// The name of the format in messages.
  let format: String

  /// How deeply elements may be nested.
  static let maximumDepth = 64

  /// How many attributes an element may have. The XML reader compares each with all others.
  static let maximumAttributeCount = 100

  /// How long a file may be, in bytes of its text in UTF-8.
  static let maximumSize = 256 << 20

  /// Why a file is not given to the XML reader at all; `nil` for nearly every file.
  func obstacle(in source: SourceText, path: String) -> Diagnostic? {
    func obstacle(_ message: String, at range: Range<Int>, help: String) -> Diagnostic {
      Diagnostic(id, .error, message, at: SourceLocation(path, range), help: help)
    }
    guard source.utf8.count <= Self.maximumSize else {
      return obstacle("the file is larger than \(Self.maximumSize >> 20) MB", at: 0..<0, help: "split it")
    }
    if let replaced = source.firstReplacement {
      return obstacle("the file has bytes that are not UTF-8", at: replaced, help: "save it as UTF-8")
    }
    // libxml2 would take a zero there for UTF-16, and the declaration that it finds then for one to follow.
    if let zero = source.utf8.prefix(4).firstIndex(of: 0) {
      return obstacle("the file begins with a zero, which XML does not allow", at: zero..<zero + 1, help: "remove it")
    }
    // libxml2 ends the process over some declarations, so it is given none.
    if let declaration = source.declaration, !declaration.isClosed {
      return obstacle(
        "the XML declaration does not end", at: declaration.range.lowerBound..<declaration.range.lowerBound + 5,
        help: "write '?>' after it")
    }
    var scanner = XMLTagScanner(source.utf8)
    var depth = 0
    while let tag = scanner.next() {
      if tag.attributeCount > Self.maximumAttributeCount {
        return obstacle(
          "an element has more than \(Self.maximumAttributeCount) attributes", at: tag.range,
          help: "\(format) knows thirty or so")
      }
      switch tag.kind {
      case .declaration where source.isPlainDocumentType(tag.range): break
      case .declaration:
        return obstacle(
          "the file declares a document type of its own, which \(format) does not need", at: tag.range,
          help: "remove it: it can make a reader fetch files or fill the memory")
      case .start:
        depth += 1
        if depth > Self.maximumDepth {
          return obstacle(
            "elements are nested more than \(Self.maximumDepth) deep", at: tag.range,
            help: "\(format) needs ten levels or so")
        }
      case .end: depth -= 1
      case .empty: break
      }
    }
    return scanner.instructions.first { $0.count < SourceText.emptyComment.count }.map { short in
      obstacle("a processing instruction says nothing", at: short, help: "remove it")
    }
  }

  /// What libxml2's number of an error means (`xmlParserErrors`).
  static func reason(of code: Int) -> String {
    switch code {
    case 4, 5, 73, 77: "it ends too early, or goes on after its end"
    case 9: "it has a character that XML cannot hold"
    case 26: "it uses an entity that XML does not define"
    case 42: "an element has one attribute twice"
    case 76: "an end tag does not fit its start tag"
    case 201: "a name has a prefix that stands for no namespace"
    default: "it is not well-formed XML (libxml2 error \(code))"
    }
  }
}

extension SourceText {
  /// The XML declaration, to the end of the text where nothing closes it; `nil` without one.
  ///
  /// It may stand after a second byte order mark, which libxml2 passes over.
  var declaration: (range: Range<Int>, isClosed: Bool)? {
    let start = utf8.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    guard utf8[start...].starts(with: "<?xml".utf8) else { return nil }
    let end = utf8.indices.dropFirst(start + 5).first {
      utf8[$0] == UInt8(ascii: ">") && utf8[$0 - 1] == UInt8(ascii: "?")
    }
    return (start..<(end.map { $0 + 1 } ?? utf8.count), end != nil)
  }

  static let emptyComment = "<!---->".utf8

  /// The text with comments in place of its declaration and its processing instructions, so that all places stay.
  ///
  /// Foundation's reader ends the process over `<?x?>`.
  var utf8WithoutInstructions: [UInt8] {
    var scanner = XMLTagScanner(utf8)
    while scanner.next() != nil {}
    var text = utf8
    for range in plainDocumentTypes { blank(range, in: &text) }
    for range in scanner.instructions where range.count >= Self.emptyComment.count {
      blank(range, in: &text)
      text.replaceSubrange(range.prefix(4), with: Self.emptyComment.prefix(4))
      text.replaceSubrange(range.suffix(3), with: Self.emptyComment.suffix(3))
    }
    return text
  }

  /// The first character of a UTF-8 file that stands for bytes which are no UTF-8; `nil` where all are.
  var firstReplacement: Range<Int>? {
    guard encoding == .utf8 else { return nil }
    let file = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    if file == utf8 { return nil }
    var start = zip(file, utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? utf8.count
    // A byte that leads no character may be the same as the first of the replacement.
    while start > 0, start < utf8.count, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<min(start + 3, utf8.count)
  }

  /// The offset of a place as libxml2 counts it, both from 1: lines end at LF alone, columns are bytes of UTF-8.
  func offset(ofByteColumn column: Int, inLine line: Int) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = utf8[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    var offset = min(start + max(column, 1) - 1, utf8.count)
    while offset > start, offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Whether a declaration only names a document type: `<!DOCTYPE tmx SYSTEM "tmx14.dtd">`.
  func isPlainDocumentType(_ range: Range<Int>) -> Bool {
    utf8[range].starts(with: "<!DOCTYPE".utf8) && !utf8[range].contains(UInt8(ascii: "["))
  }

  /// The declarations that only name a document type.
  private var plainDocumentTypes: [Range<Int>] {
    var scanner = XMLTagScanner(utf8)
    var found: [Range<Int>] = []
    while let tag = scanner.next(), tag.kind == .declaration {
      if isPlainDocumentType(tag.range) { found.append(tag.range) }
    }
    return found
  }

  private func blank(_ range: Range<Int>, in text: inout [UInt8]) {
    for index in range where text[index] != 0x0A && text[index] != 0x0D { text[index] = UInt8(ascii: " ") }
  }
}
