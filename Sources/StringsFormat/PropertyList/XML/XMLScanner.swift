/// Splits the small part of XML that property lists use into tags, text and comments, on UTF-8 bytes.
///
/// Entities are the five of XML and numeric references; a document type is skipped unread, so nothing is ever
/// expanded or fetched.
struct XMLScanner {
  enum Token {
    case open(name: String, isEmpty: Bool)
    case close(name: String)
    /// Its text is asked for where it is needed: most stands between tags and is blank.
    case text
    case end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  private(set) var comments: [Range<Int>] = []
  private(set) var findings: [StringsFinding] = []
  /// The first marker of the merge conflict that is being read.
  var openConflict: Range<Int>?
  private var findingsBeforeTag = 0
  private var hasMetTag = false
  /// What stands before the token last read and is none itself, the first of it if there is more.
  private(set) var passedOver: (name: String, range: Range<Int>)?
  /// Where the token last read stands.
  var range = 0..<0
  /// The text last read, where it is not as it stands in the file.
  var decodedText: String?

  /// The text last read.
  var text: String {
    decodedText ?? String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func report(
    _ kind: FindingKind = .invalidXML, at range: Range<Int>, _ message: String, help: String? = nil,
    related: Range<Int>? = nil
  ) {
    findings.append(StringsFinding(.error, kind, at: range, message, help: help, related: related))
  }

  /// Reports the first marker of a merge conflict; the others belong to it.
  mutating func reportConflict(at start: Int) {
    guard openConflict == nil else { return }
    report(.mergeConflict, at: start..<start + 7, MergeConflict.message, help: MergeConflict.help)
    openConflict = start..<start + 7
  }

  /// The next tag or range of text. Comments, processing instructions and the document type are passed over.
  mutating func next() -> Token {
    passedOver = nil
    while offset < bytes.count {
      let start = offset
      guard bytes[offset] == UInt8(ascii: "<") else { return textToken() }
      if starts(with: "<!--") {
        skip("<!--", "-->", name: "comment")
        comments.append(start..<offset)
      } else if starts(with: "<![CDATA[") {
        return textToken()
      } else if starts(with: "<?") {
        skip("<?", "?>", name: "processing instruction")
      } else if starts(with: "<!") {
        skipDocumentType(from: start)
      } else if isTag(at: start) {
        return tag(from: start)
      } else {
        return textToken()
      }
    }
    range = bytes.count..<bytes.count
    return .end
  }

  /// Goes back, so that the tag last read is read again, with what was found in it.
  mutating func unread() {
    offset = range.lowerBound
    findings.removeLast(findings.count - findingsBeforeTag)
  }

  // MARK: Tags

  func isTag(at start: Int) -> Bool {
    let name = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
    return name < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[name] | 0x20)
  }

  private mutating func tag(from start: Int) -> Token {
    findingsBeforeTag = findings.count
    hasMetTag = true
    offset += 1
    let isClosing = bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[nameStart..<offset]), as: UTF8.self)
    let attributes = offset
    // No attribute of a property list holds '>', and none of any XML may hold '<'.
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    let isEmpty = bytes[offset - 1] == UInt8(ascii: "/")
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
      if !areSound(attributes..<offset - 1, isClosing: isClosing) {
        report(at: start..<offset, "'\(name)' is followed by something that is no attribute")
      }
    } else {
      report(at: start..<start + 1, "this tag is never closed with '>'")
    }
    range = start..<offset
    return isClosing ? .close(name: name) : .open(name: name, isEmpty: isEmpty)
  }

  /// Whether what stands between a tag's name and its '>' may be there: nothing in an end tag, else blanks first and
  /// as many opening as closing quotes; or the slash of an element without contents. Attributes mean nothing in a
  /// property list.
  private func areSound(_ attributes: Range<Int>, isClosing: Bool) -> Bool {
    guard let first = attributes.first else { return true }
    let isBlank = { (index: Int) in XMLPropertyListReader.isBlank(bytes[index]) }
    if isClosing { return attributes.allSatisfy(isBlank) }
    if attributes.count == 1, bytes[first] == UInt8(ascii: "/") { return true }
    return isBlank(first) && attributes.count { bytes[$0] == UInt8(ascii: "\"") }.isMultiple(of: 2)
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || OpenStepScanner.isBareCharacter(byte) && byte != UInt8(ascii: "/")
  }

  private mutating func skip(_ opening: StaticString, _ end: StaticString, name: String) {
    let start = offset
    offset += opening.utf8CodeUnitCount
    while offset < bytes.count, !starts(with: end) { offset += 1 }
    if offset >= bytes.count {
      report(at: start..<start + 1, "this \(name) is never closed")
    } else {
      offset += end.utf8CodeUnitCount
    }
    if passedOver == nil { passedOver = (name, start..<offset) }
  }

  private mutating func skipDocumentType(from start: Int) {
    let findingCount = findings.count
    if !starts(with: "<!DOCTYPE") {
      report(at: start..<start + 2, "'<!' that starts no document type")
    } else if hasMetTag {
      report(at: start..<start + 9, "a document type after the first tag")
    }
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["):
        depth += 1
        if findings.count == findingCount {
          report(at: offset..<offset + 1, "a document type with parts of its own is an error to Foundation")
        }
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    if findings.count == findingCount { report(at: start..<start + 1, "this document type is never closed") }
  }

  /// Whether bytes stand at the offset.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }
}
