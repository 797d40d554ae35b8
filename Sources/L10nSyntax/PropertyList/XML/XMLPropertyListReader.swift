/// Reads XML property lists: entries in file order with their places, and findings for errors in the text.
///
/// Reading continues after an error: a bare `&` is text, a missing end tag is assumed before the next tag, an entry
/// without a value is left out.
struct XMLPropertyListReader {
  var scanner: XMLPropertyListScanner
  var brokenKeys: [TableKey] = []
  /// Ranges in which findings follow from a reported merge conflict.
  var unreliable = UnreliableText()

  /// The end of the last reported text between tags, whose end tag belongs to it.
  var strayTextEnd: Int?

  /// The number of values around the offset.
  var depth = 0

  static func read(
    _ source: SourceText, from start: Int, bytes: [UInt8], decoding findings: [StringsFinding]
  ) -> PropertyListDocument {
    var source = source
    var findings = findings
    var start = start
    if let declared = XMLEncodingDeclaration(in: source.utf8), source.encoding == .utf8, !source.hasByteOrderMark {
      switch declared.resolved(bytes) {
      case .asDecoded: break
      case .latin1(let utf8):
        source = SourceText(utf8: utf8, encoding: .latin1, hasByteOrderMark: false, bytes: bytes)
        findings.removeAll { $0.kind == .invalidUTF8 }
        start = documentStart(in: utf8) ?? 0
      case .contradicted:
        findings.append(
          StringsFinding(
            .error, .invalidXML, at: declared.range, "the file declares '\(declared.name)' and is not written in it",
            help: "declare UTF-8"))
      case .unsupported:
        // Most encodings are supersets of ASCII.
        let isHarmless = bytes.allSatisfy { $0 < 0x80 }
        findings.removeAll { $0.kind == .invalidUTF8 }
        findings.append(
          StringsFinding(
            isHarmless ? .warning : .error, .invalidXML, at: declared.range,
            "encoding '\(declared.name)' is not supported", help: "save the file as UTF-8"))
      }
    }
    var reader = XMLPropertyListReader(scanner: XMLPropertyListScanner(source.utf8, from: start))
    let root = reader.readDocument()
    if let conflict = reader.scanner.openConflict {
      reader.unreliable.insert(conflict.upperBound..<source.utf8.count + 1)
    }
    let all = findings + reader.scanner.findings
    return PropertyListDocument(
      source: source, syntax: .xml, contents: PropertyListDocument.Contents(root), comments: reader.scanner.comments,
      brokenKeys: reader.brokenKeys,
      findings: all.filter { !reader.unreliable.contains($0.range.lowerBound) }, unreliable: reader.unreliable)
  }

  /// The start of an XML document; `nil` if the text is not an XML property list.
  static func documentStart(in utf8: [UInt8]) -> Int? {
    guard let first = utf8.firstIndex(where: { !XMLScanner.isBlank($0) }),
      utf8[first] == UInt8(ascii: "<")
    else { return nil }
    if utf8[first...].starts(with: "<?xml".utf8) { return first }
    var scanner = XMLPropertyListScanner(utf8, from: first)
    let names = ["plist", "dict", "array", "string", "integer", "real", "true", "false", "date", "data"]
    while true {
      switch scanner.next() {
      case .open(let name, _): return names.contains(name) ? first : nil
      case .text where scanner.text.utf8.allSatisfy(XMLScanner.isBlank): continue
      default: return nil
      }
    }
  }

  // MARK: Document

  mutating func readDocument() -> PropertyListNode? {
    let root = readRoot()
    if root == nil, scanner.findings.isEmpty {
      scanner.report(.notADictionary, at: scanner.range, "no dictionary in this property list")
    } else if let root, scanner.findings.isEmpty {
      if case .dictionary = root.value { return root }
      scanner.report(.notADictionary, at: root.range, "expected a dictionary, found \(root.kindName)")
    }
    return root
  }

  private mutating func readRoot() -> PropertyListNode? {
    var root: PropertyListNode?
    var plist: Range<Int>?
    while true {
      switch scanner.next() {
      case .end:
        if let plist { reportCutShort("plist", plist) }
        return root
      case .text: reportStray("text outside of all tags")
      case .open("plist", let isEmpty):
        if isEmpty { return root }
        plist = scanner.range
      case .close("plist"):
        reportTextAfterDocument()
        return root
      case .close(let name):
        reportFirst(at: scanner.range, "'</\(name)>' closes nothing")
      case .open(let name, let isEmpty):
        guard root == nil else {
          reportFirst(at: scanner.range, "a second value in a property list")
          return root
        }
        root = readValue(name, isEmpty: isEmpty)
        if root == nil { return nil }
      }
    }
  }

  private mutating func reportTextAfterDocument() {
    while true {
      switch scanner.next() {
      case .end: return
      case .text where trimmedRange.isEmpty: continue
      default:
        scanner.report(
          .trailingJunk, at: trimmedRange, "text after the end of the property list",
          help: "were two files joined? nothing after '</plist>' is read")
        return
      }
    }
  }

  /// The range of the last token without the blanks around it; empty if it is blank.
  var trimmedRange: Range<Int> {
    let bytes = scanner.bytes[scanner.range]
    guard let start = bytes.firstIndex(where: { !XMLScanner.isBlank($0) }),
      let last = bytes.lastIndex(where: { !XMLScanner.isBlank($0) })
    else { return scanner.range.upperBound..<scanner.range.upperBound }
    return start..<last + 1
  }
}
