/// Reads the subset of XML that property lists use, as Foundation reads it: tags and texts, with findings for errors.
///
/// Entities are the five of XML and numeric references; a document type is skipped.
struct XMLPropertyListScanner {
  enum Token {
    case open(name: String, isEmpty: Bool)
    case close(name: String)
    /// A text, which is decoded on access because most is blank text between tags.
    case text
    case end
  }

  private var scanner: XMLScanner
  /// The token at the offset, if it is known already.
  private var ahead: XMLScanner.Token?
  /// The offset after the last token.
  var offset: Int
  private(set) var comments: [Range<Int>] = []
  private(set) var findings: [StringsFinding] = []
  /// The first marker of the merge conflict that is being read.
  var openConflict: Range<Int>?
  private var findingsBeforeTag = 0
  private var hasMetTag = false
  /// The first skipped piece before the last token, such as a comment.
  private(set) var passedOver: (name: String, range: Range<Int>)?
  /// The range of the last token.
  private(set) var range = 0..<0
  /// The last text, if it is spelled with escapes.
  private var decodedText: String?

  var bytes: [UInt8] { scanner.bytes }

  /// The last text.
  var text: String { decodedText ?? String(decoding: bytes[range], as: UTF8.self) }

  init(_ bytes: [UInt8], from offset: Int) { (scanner, self.offset) = (XMLScanner(bytes), offset) }

  mutating func report(
    _ kind: FindingKind = .invalidXML, at range: Range<Int>, _ message: String, help: String? = nil,
    related: Range<Int>? = nil
  ) {
    findings.append(StringsFinding(.error, kind, at: range, message, help: help, related: related))
  }

  /// Reports the first marker of a merge conflict, to which the others belong.
  mutating func reportConflict(at start: Int) {
    guard openConflict == nil else { return }
    report(.mergeConflict, at: start..<start + 7, MergeConflict.message, help: MergeConflict.help)
    openConflict = start..<start + 7
  }

  /// Reads the next tag or range of text. Comments, processing instructions and the document type are skipped.
  mutating func next() -> Token {
    passedOver = nil
    while let token = nextToken() {
      if isText(token) { return text(from: token) }
      switch token.kind {
      case .comment:
        passOver(token, "comment")
        comments.append(token.range)
      case .instruction: passOver(token, "processing instruction")
      case .documentType: passOver(token, "document type")
      case .stray:
        report(at: token.range.lowerBound..<offset + 1, "'<!' that does not start a document type")
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
      default: return tag(token)
      }
    }
    range = bytes.count..<bytes.count
    return .end
  }

  private mutating func nextToken() -> XMLScanner.Token? {
    let known = ahead?.range.lowerBound == offset ? ahead : nil
    ahead = nil
    scanner.offset = known?.range.upperBound ?? offset
    let token = known ?? scanner.next()
    offset = scanner.offset
    return token
  }

  /// Goes back, so that the last tag is read again, with its findings.
  mutating func unread() {
    offset = range.lowerBound
    findings.removeLast(findings.count - findingsBeforeTag)
  }

  private mutating func passOver(_ token: XMLScanner.Token, _ name: String) {
    let (start, mark) = (token.range.lowerBound, token.content.lowerBound)
    let part = bytes[token.content].firstIndex(of: UInt8(ascii: "["))
    if token.kind == .documentType, hasMetTag {
      report(at: start..<mark, "a document type after the first tag")
    } else if token.kind == .documentType, let part {
      report(at: part..<part + 1, "Foundation refuses a document type with its own declarations")
    } else if !token.isClosed {
      report(at: start..<start + 1, "this \(name) is never closed")
    }
    if passedOver == nil, token.kind != .documentType { passedOver = (name, token.range) }
  }

  // MARK: Tags

  private mutating func tag(_ token: XMLScanner.Token) -> Token {
    findingsBeforeTag = findings.count
    hasMetTag = true
    range = token.range
    if !token.isClosed {
      report(at: range.lowerBound..<range.lowerBound + 1, "this tag is never closed with '>'")
    } else if !areSound(token.content, isClosing: token.kind == .close) {
      report(at: range, "'\(token.name)' is followed by something that is not an attribute")
    }
    return token.kind == .close ? .close(name: token.name) : .open(name: token.name, isEmpty: token.isEmpty)
  }

  /// Whether the text between a tag's name and its end is allowed: nothing in an end tag; otherwise blanks first, as
  /// many opening as closing quotes and no '>', which ends a tag for Foundation even in a value. Attributes have no
  /// meaning in a property list.
  private func areSound(_ attributes: Range<Int>, isClosing: Bool) -> Bool {
    guard let first = attributes.first else { return true }
    if isClosing { return bytes[attributes].allSatisfy(XMLScanner.isBlank) }
    return XMLScanner.isBlank(bytes[first]) && !bytes[attributes].contains(UInt8(ascii: ">"))
      && bytes[attributes].count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
  }

  // MARK: Text

  /// Whether a token is text, which includes CDATA sections and each '<' that does not begin a tag.
  private func isText(_ token: XMLScanner.Token) -> Bool {
    switch token.kind {
    case .text, .section: true
    case .stray:
      !bytes[token.range.upperBound...].starts(with: "!".utf8)
        || bytes[token.range.upperBound...].starts(with: "![".utf8)
    // All names in property lists begin with an ASCII letter; a tag in another script is text.
    case .open, .close: token.name.utf8.first.map { $0 >= 0x80 || $0 == UInt8(ascii: "_") } ?? true
    case .comment, .instruction, .documentType: false
    }
  }

  private mutating func text(from first: XMLScanner.Token) -> Token {
    var isPlain = first.kind == .text && !bytes[first.range].contains(UInt8(ascii: "&"))
    var output: [UInt8] = []
    if !isPlain { append(first, to: &output) }
    while let token = nextToken() {
      guard isText(token) else {
        (ahead, offset) = (token, token.range.lowerBound)
        break
      }
      if isPlain { output.append(contentsOf: bytes[first.range]) }
      isPlain = false
      append(token, to: &output)
    }
    range = first.range.lowerBound..<offset
    decodedText = isPlain ? nil : String(decoding: output, as: UTF8.self)
    return .text
  }

  private mutating func append(_ token: XMLScanner.Token, to output: inout [UInt8]) {
    let start = token.range.lowerBound
    switch token.kind {
    case .text:
      for (range, reference) in scanner.parts(of: token.range) {
        if let scalar = reference.flatMap(XMLText.scalar) {
          output.append(scalarValue: scalar.value)
          continue
        }
        if reference != nil {
          let fault = XMLText.fault(ofReferenceIn: bytes[range.lowerBound...])
          report(at: range.lowerBound..<range.lowerBound + 1, fault.message, help: fault.help)
        }
        output.append(contentsOf: bytes[range])
      }
    case .section:
      if !token.isClosed { report(at: start..<start + 1, "this CDATA section is never closed") }
      output.append(contentsOf: bytes[token.content])
    default:
      offset = start + 1
      if isConflictMarker(at: start) {
        reportConflict(at: start)
        offset = bytes[start...].firstIndex(where: TextLines.isBreak) ?? bytes.count
      } else {
        report(at: start..<offset, "expected text, found '<'", help: "write '&lt;' for the character")
        output.append(UInt8(ascii: "<"))
      }
    }
  }

  /// Whether a line begins with a marker of a merge conflict.
  func isConflictMarker(at start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { MergeConflict.isMarker($0, at: start) }
  }
}
