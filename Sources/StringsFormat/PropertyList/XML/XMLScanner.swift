/// Splits the small part of XML that property lists use into tags, text and comments, on UTF-8 bytes.
///
/// Entities are the five of XML and numeric references; a document type is skipped unread, so nothing is ever
/// expanded or fetched.
struct XMLScanner {
  enum Token {
    case open(name: String, isEmpty: Bool)
    case close(name: String)
    case text(String)
    case end
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  private(set) var comments: [Range<Int>] = []
  private(set) var findings: [StringsFinding] = []
  /// The first marker of the merge conflict that is being read.
  var openConflict: Range<Int>?
  private var findingsBeforeTag = 0
  /// Where the token last read stands.
  private(set) var range = 0..<0

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

  /// The next tag or stretch of text. Comments, processing instructions and the document type are passed over.
  mutating func next() -> Token {
    while offset < bytes.count {
      let start = offset
      guard bytes[offset] == UInt8(ascii: "<") else { return text() }
      if starts(with: "<!--") {
        skip(behind: "-->", from: start, what: "comment")
        comments.append(start..<offset)
      } else if starts(with: "<![CDATA[") {
        return text()
      } else if starts(with: "<?") {
        skip(behind: "?>", from: start, what: "processing instruction")
      } else if starts(with: "<!") {
        skipDocumentType(from: start)
      } else if isTag(at: start) {
        return tag(from: start)
      } else {
        return text()
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

  private func isTag(at start: Int) -> Bool {
    let name = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
    return name < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[name] | 0x20)
  }

  private mutating func tag(from start: Int) -> Token {
    findingsBeforeTag = findings.count
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
  /// as many opening as closing quotes. Attributes mean nothing in a property list.
  private func areSound(_ attributes: Range<Int>, isClosing: Bool) -> Bool {
    guard let first = attributes.first(where: { bytes[$0] != UInt8(ascii: "/") || isClosing }) else { return true }
    let isBlank = { (index: Int) in XMLPropertyListReader.isBlank(bytes[index]) }
    if isClosing { return attributes.allSatisfy(isBlank) }
    return isBlank(first) && attributes.count { bytes[$0] == UInt8(ascii: "\"") }.isMultiple(of: 2)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || OpenStepScanner.isBareCharacter(byte) && byte != UInt8(ascii: "/")
  }

  private mutating func skip(behind end: StaticString, from start: Int, what: String) {
    while offset < bytes.count, !starts(with: end) { offset += 1 }
    if offset >= bytes.count {
      report(at: start..<start + 1, "this \(what) is never closed")
    } else {
      offset += end.utf8CodeUnitCount
    }
  }

  private mutating func skipDocumentType(from start: Int) {
    if !starts(with: "<!DOCTYPE") { report(at: start..<start + 2, "'<!' that starts no document type") }
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    report(at: start..<start + 1, "this document type is never closed")
  }

  // MARK: Text

  private mutating func text() -> Token {
    let start = offset
    let plainEnd = endOfPlainText(from: start)
    if plainEnd == bytes.count || bytes[plainEnd] == UInt8(ascii: "<") && isMarkup(at: plainEnd) {
      offset = plainEnd
      range = start..<offset
      return .text(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }
    var output: [UInt8] = []
    while offset < bytes.count {
      let end = endOfPlainText(from: offset)
      output.append(contentsOf: bytes[offset..<end])
      offset = end
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: "&") {
        appendReference(to: &output)
      } else if starts(with: "<![CDATA[") {
        appendCDATA(to: &output)
      } else if isMarkup(at: offset) {
        break
      } else if MergeConflict.isMarker(bytes, at: offset) {
        reportConflict(at: offset)
        offset += 7
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else {
        report(at: offset..<offset + 1, "'<' where text is due", help: "write '&lt;' for the character")
        output.append(UInt8(ascii: "<"))
        offset += 1
      }
    }
    range = start..<offset
    return .text(String(decoding: output, as: UTF8.self))
  }

  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "<"), bytes[index] != UInt8(ascii: "&") { index += 1 }
    return index
  }

  /// Whether a '<' starts a tag, a comment or an instruction. A CDATA section is text.
  private func isMarkup(at start: Int) -> Bool {
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "?"): return true
    case UInt8(ascii: "!"): return start + 2 < bytes.count && bytes[start + 2] != UInt8(ascii: "[")
    default: return isTag(at: start)
    }
  }

  private mutating func appendCDATA(to output: inout [UInt8]) {
    let start = offset
    offset += 9
    let contentStart = offset
    while offset < bytes.count, !starts(with: "]]>") { offset += 1 }
    output.append(contentsOf: bytes[contentStart..<offset])
    if offset >= bytes.count { report(at: start..<start + 1, "this CDATA section is never closed") }
    offset = min(offset + 3, bytes.count)
  }

  private mutating func appendReference(to output: inout [UInt8]) {
    let start = offset
    var end = start + 1
    while end < bytes.count, end - start <= 10, isNameByte(bytes[end]) || bytes[end] == UInt8(ascii: "#") {
      end += 1
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let value = Self.referenced(name) else {
      report(at: start..<start + 1, "'&' that starts no entity", help: "write '&amp;' for the character")
      output.append(UInt8(ascii: "&"))
      offset = start + 1
      return
    }
    output.append(scalarValue: value)
    offset = end + 1
  }

  private static func referenced(_ name: String) -> UInt32? {
    switch name {
    case "lt": return 0x3C
    case "gt": return 0x3E
    case "amp": return 0x26
    case "quot": return 0x22
    case "apos": return 0x27
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap { Unicode.Scalar($0)?.value }
  }

  private func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
