internal import L10nCore
internal import L10nSyntax

/// Reads a well-formed XML document, element by element, and throws at the first error: XML 1.0 with namespaces, but
/// the characters of names are not checked, and declarations are skipped.
///
/// There are no entities except the five of XML, so a text is never longer than its source.
struct XMLElementReader {
  /// The deepest nesting of elements.
  static let maximumDepth = 64

  private struct Element {
    let tag: XMLScanner.Token

    /// The name without a prefix.
    let name: String

    /// The namespaces outside of it, by prefix.
    let outerNamespaces: [String: String]
  }

  private var scanner: XMLScanner
  private let format: String
  private let roots: Set<String>
  private let listener: any XMLElementListener

  /// The offset of the first character that XML does not allow; the end if there is none.
  private let forbidden: Int

  /// The open elements.
  private var elements: [Element] = []
  private var namespaces = ["": "", "xml": "http://www.w3.org/XML/1998/namespace"]
  private var hasRoot = false

  init(_ utf8: [UInt8], format: String, roots: Set<String>, _ listener: any XMLElementListener) {
    // Some programs write a second byte order mark.
    scanner = XMLScanner(utf8, in: (utf8.starts(with: "\u{FEFF}".utf8) ? 3 : 0)..<utf8.count)
    (self.format, self.roots, self.listener) = (format, roots, listener)
    forbidden = utf8.firstForbidden
  }

  mutating func read() throws(XMLFault) {
    while let token = scanner.next() {
      if token.range.contains(forbidden) {
        let scalar = String(decoding: scanner.bytes[forbidden...].prefix(3), as: UTF8.self).unicodeScalars.prefix(1)
        throw fault(
          "XML cannot hold \(scalar.first?.codePoint ?? "this")", at: forbidden..<forbidden + String(scalar).utf8.count)
      }
      try read(token)
    }
    if let element = elements.last {
      throw fault("it ends before </\(element.tag.name)>", at: scanner.end..<scanner.end)
    }
    if !hasRoot { throw foreign }
  }

  private mutating func read(_ token: XMLScanner.Token) throws(XMLFault) {
    let mark = token.range.lowerBound..<max(token.range.lowerBound + 1, token.content.lowerBound)
    guard token.isClosed else { throw fault("what begins here is never closed", at: mark) }
    switch token.kind {
    case .open: try open(token)
    case .close: try close(token)
    case .text: try readText(token.range)
    case .section:
      guard !elements.isEmpty else { throw outside(mark) }
      listener.found(String(decoding: normalized(token.content), as: UTF8.self))
    case .comment:
      if scanner.firstIndex(of: "--", in: token.content.lowerBound..<token.content.upperBound + 1) != nil {
        throw fault("a comment cannot hold '--'", at: mark)
      }
    case .instruction: break
    case .documentType:
      if hasRoot { throw fault("a document type belongs before the first tag", at: mark) }
      guard let part = scanner.firstIndex(of: "[", in: token.content) else { return }
      throw XMLFault(
        "the file declares its own document type, which \(format) does not need",
        at: token.range.lowerBound..<part + 1, help: "remove it: it can make a reader fetch files or fill the memory")
    case .stray: throw fault("'<' does not begin a tag here", at: mark, help: "write '&lt;' for the character")
    }
  }

  // MARK: Tags

  private mutating func open(_ tag: XMLScanner.Token) throws(XMLFault) {
    let (prefix, name) = Self.parts(of: tag.name)
    if elements.isEmpty {
      if hasRoot { throw outside(tag.range) }
      guard roots.contains(name) else { throw foreign }
      hasRoot = true
    }
    if elements.count == Self.maximumDepth {
      throw XMLFault(
        "elements are nested more than \(Self.maximumDepth) deep", at: tag.range,
        help: "\(format) needs ten levels or so")
    }
    let outerNamespaces = namespaces
    let attributes = try readAttributes(of: tag)
    guard let namespace = namespaces[prefix] else { throw unknown(prefix, tag) }
    listener.start(XMLElementStart(name: name, namespace: namespace, attributes: attributes, tag: tag.range))
    if tag.isEmpty {
      listener.end(name)
      namespaces = outerNamespaces
    } else {
      elements.append(Element(tag: tag, name: name, outerNamespaces: outerNamespaces))
    }
  }

  private mutating func close(_ tag: XMLScanner.Token) throws(XMLFault) {
    guard let element = elements.popLast() else { throw hasRoot ? outside(tag.range) : foreign }
    guard tag.name == element.tag.name, scanner.bytes[tag.content].allSatisfy(XMLScanner.isBlank) else {
      throw fault("this end tag does not close <\(element.tag.name)>", at: tag.range)
    }
    listener.end(element.name)
    namespaces = element.outerNamespaces
  }

  /// The attributes of a tag by name; also declares its namespaces.
  private mutating func readAttributes(of tag: XMLScanner.Token) throws(XMLFault) -> [String: String] {
    if tag.content.isEmpty { return [:] }
    guard let written = scanner.attributes(tag) else {
      throw fault("'\(tag.name)' is followed by something that is not an attribute", at: tag.range)
    }
    var attributes: [String: String] = [:]
    var prefixes: [String] = []
    for (name, range) in written {
      let value = try decoded(range, isAttribute: true)
      if attributes.updateValue(value, forKey: name) != nil {
        throw fault("'\(name)' occurs twice in one tag", at: tag.range)
      }
      let (prefix, local) = Self.parts(of: name)
      if prefix == "xmlns" {
        namespaces[local] = value.isEmpty ? nil : value
      } else if name == "xmlns" {
        namespaces[""] = value
      } else {
        prefixes.append(prefix)
      }
    }
    if let prefix = prefixes.first(where: { namespaces[$0] == nil }) { throw unknown(prefix, tag) }
    return attributes
  }

  /// The parts of a name such as `xml:lang`; the prefix is empty if there is none.
  private static func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }

  // MARK: Texts

  private func readText(_ range: Range<Int>) throws(XMLFault) {
    if elements.isEmpty {
      guard let start = scanner.bytes[range].firstIndex(where: { !XMLScanner.isBlank($0) }) else { return }
      throw hasRoot ? outside(start..<range.upperBound) : foreign
    }
    if let end = scanner.firstIndex(of: "]]>", in: range) {
      throw fault("']]>' ends no section here", at: end..<end + 3, help: "write ']]&gt;' for the characters")
    }
    listener.found(try decoded(range))
  }

  /// A text with its references resolved and line ends normalized by XML: LF, and in an attribute a space for each.
  private func decoded(_ range: Range<Int>, isAttribute: Bool = false) throws(XMLFault) -> String {
    let bytes = scanner.bytes[range]
    if !bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D || isAttribute && $0 < 0x20 }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text: [UInt8] = []
    for (range, reference) in scanner.parts(of: range) {
      guard let reference else {
        text += normalized(range, isAttribute: isAttribute)
        continue
      }
      guard let scalar = XMLText.scalar(referencedBy: reference), XMLText.isAllowed(scalar) else {
        let (message, help) = XMLText.fault(ofReferenceIn: bytes[range.lowerBound...])
        throw fault(reference.isEmpty ? message : "'&\(reference);' is not defined in XML", at: range, help: help)
      }
      text += String(scalar).utf8
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func normalized(_ range: Range<Int>, isAttribute: Bool = false) -> [UInt8] {
    let bytes = scanner.bytes
    return range.compactMap { index in
      let byte = bytes[index]
      if byte == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D { return nil }
      if isAttribute, byte < 0x20 { return 0x20 }
      return byte == 0x0D ? 0x0A : byte
    }
  }

  // MARK: Faults

  private var foreign: XMLFault {
    XMLFault(
      "the file is not \(format)", at: 0..<0,
      help: "its outermost element has to be \(roots.sorted().map { "<\($0)>" }.joined(separator: " or "))")
  }

  private func fault(
    _ reason: String, at range: Range<Int>, help: String = "export it again, or fix the XML"
  ) -> XMLFault {
    XMLFault("the file is read up to here: \(reason)", at: range, help: help)
  }

  private func outside(_ range: Range<Int>) -> XMLFault { fault("it goes on after its end", at: range) }

  private func unknown(_ prefix: String, _ tag: XMLScanner.Token) -> XMLFault {
    fault("the prefix '\(prefix)' has no namespace", at: tag.range)
  }
}

extension [UInt8] {
  /// The offset of the first character that XML 1.0 does not allow (production 2, "Char"); the end if there is none.
  fileprivate var firstForbidden: Int {
    withUnsafeBufferPointer { bytes in
      bytes.indices.first { index in
        let byte = bytes[index]
        if byte < 0x20 { return byte != 0x09 && !TextLines.isBreak(byte) }
        return byte == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
      } ?? bytes.count
    }
  }
}
