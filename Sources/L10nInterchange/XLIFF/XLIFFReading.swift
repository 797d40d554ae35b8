internal import Foundation
package import L10nCore
package import StringsFormat

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// A translation file as it was read: XLIFF 1.x or 2.x, of whatever program.
///
/// Reading never fails: what cannot be read is a finding beside the units that can. Nothing outside of the file is
/// asked for, and a file with a document type declaration, which could define entities, is not read at all.
package struct XLIFFReading: Sendable {
  package let document: XLIFFDocument

  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]

  /// The decoded text, for excerpts.
  package let source: SourceText

  /// How deeply elements may be nested.
  package static let maximumDepth = 64

  /// How many attributes an element may have. The XML reader compares each with all others.
  package static let maximumAttributeCount = 100

  /// How long a file may be, in bytes of its text in UTF-8.
  package static let maximumSize = 256 << 20

  /// - Parameter path: what places in the file are given with.
  /// - Complexity: O(*n*) in the size of the file.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    if let obstacle = Self.obstacle(in: source, path: path) {
      (document, diagnostics) = (XLIFFDocument(files: []), [obstacle])
      return
    }
    let listener = XLIFFParserListener(source, path: path)
    // The text is decoded, whatever encoding its declaration names. A stream, as libxml2 takes no more than 10 MB at
    // once.
    let parser = XMLParser(stream: InputStream(data: Data(source.utf8WithoutInstructions)))
    parser.delegate = listener
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    var document = listener.builder.document
    for index in document.files.indices { document.files[index].head = source.head(of: document.files[index]) }
    self.document = document
    diagnostics = listener.diagnostics
  }

  /// Why a file is not given to the XML reader at all; `nil` for nearly every file.
  private static func obstacle(in source: SourceText, path: String) -> Diagnostic? {
    func obstacle(_ message: String, at range: Range<Int>, help: String) -> Diagnostic {
      Diagnostic("xliff-syntax", .error, message, at: SourceLocation(path, range), help: help)
    }
    guard source.utf8.count <= maximumSize else {
      return obstacle("the file is larger than \(maximumSize >> 20) MB", at: 0..<0, help: "split it")
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
      if tag.attributeCount > maximumAttributeCount {
        return obstacle(
          "an element has more than \(maximumAttributeCount) attributes", at: tag.range,
          help: "XLIFF knows thirty or so")
      }
      switch tag.kind {
      case .declaration:
        return obstacle(
          "the file has a document type declaration, which XLIFF does not need", at: tag.range,
          help: "remove it: it can make a reader fetch files or fill the memory")
      case .start:
        depth += 1
        if depth > maximumDepth {
          return obstacle(
            "elements are nested more than \(maximumDepth) deep", at: tag.range, help: "XLIFF needs ten levels or so")
        }
      case .end: depth -= 1
      case .empty: break
      }
    }
    return scanner.instructions.first { $0.count < SourceText.emptyComment.count }.map { short in
      obstacle("a processing instruction says nothing", at: short, help: "remove it")
    }
  }
}

extension SourceText {
  /// The start tag of a part and what follows it up to the tag of its body; `nil` where that does not follow.
  fileprivate func head(of file: XLIFFFile) -> String? {
    guard let start = file.location?.range.lowerBound, let end = utf8[start...].firstRange(of: "<body>".utf8) else {
      return nil
    }
    let head = self[start..<end.lowerBound]
    return head.contains("<trans-unit") ? nil : head
  }

  /// The XML declaration, to the end of the text where nothing closes it; `nil` without one.
  ///
  /// It may stand after a second byte order mark, which libxml2 passes over.
  fileprivate var declaration: (range: Range<Int>, isClosed: Bool)? {
    let start = utf8.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    guard utf8[start...].starts(with: "<?xml".utf8) else { return nil }
    let end = utf8.indices.dropFirst(start + 5).first {
      utf8[$0] == UInt8(ascii: ">") && utf8[$0 - 1] == UInt8(ascii: "?")
    }
    return (start..<(end.map { $0 + 1 } ?? utf8.count), end != nil)
  }

  fileprivate static let emptyComment = "<!---->".utf8

  /// The text with comments in place of its declaration and its processing instructions, so that all places stay.
  ///
  /// Foundation's reader ends the process over `<?x?>`.
  fileprivate var utf8WithoutInstructions: [UInt8] {
    var scanner = XMLTagScanner(utf8)
    while scanner.next() != nil {}
    var text = utf8
    for range in scanner.instructions where range.count >= Self.emptyComment.count {
      for index in range where text[index] != 0x0A && text[index] != 0x0D { text[index] = UInt8(ascii: " ") }
      text.replaceSubrange(range.prefix(4), with: Self.emptyComment.prefix(4))
      text.replaceSubrange(range.suffix(3), with: Self.emptyComment.suffix(3))
    }
    return text
  }

  /// The first character of a UTF-8 file that stands for bytes which are no UTF-8; `nil` where all are.
  fileprivate var firstReplacement: Range<Int>? {
    guard encoding == .utf8 else { return nil }
    let file = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    if file == utf8 { return nil }
    var start = zip(file, utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? utf8.count
    // A byte that leads no character may be the same as the first of the replacement.
    while start > 0, start < utf8.count, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<min(start + 3, utf8.count)
  }
}
