internal import Foundation
internal import L10nCore
internal import StringsFormat

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Hands what Foundation's XML reader meets to a builder, with places. A class because the reader wants one.
///
/// The reader goes on after some errors, so the first one ends it here.
final class XLIFFParserListener: NSObject, XMLParserDelegate {
  private(set) var builder: XLIFFBuilder
  private var scanner: XMLTagScanner
  private var error: Diagnostic?

  /// Whether no element has been met.
  private var isAtRoot = true

  /// Whether the outermost element is `<xliff>`.
  private var hasRoot = false

  private let source: SourceText
  private let path: String

  init(_ source: SourceText, path: String) {
    builder = XLIFFBuilder(path: path)
    scanner = XMLTagScanner(source.utf8)
    self.source = source
    self.path = path
  }

  /// What is wrong with the file.
  var diagnostics: [Diagnostic] {
    if error == nil, !hasRoot {
      return [
        Diagnostic(
          "xliff-syntax", .error, "the file is no XLIFF", at: SourceLocation(path, 0..<0),
          help: "its outermost element has to be <xliff>")
      ]
    }
    return builder.diagnostics + [error].compactMap { $0 }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    // The reader reports a tag that the file's end cuts, and its error after that.
    guard error == nil, let tag = nextStartTag() else { return }
    if isAtRoot {
      isAtRoot = false
      hasRoot = name == "xliff"
      if !hasRoot { return parser.abortParsing() }
    }
    builder.start(name, namespace: namespaceURI ?? "", attributes, at: tag.range)
  }

  private func nextStartTag() -> XMLTagScanner.Tag? {
    while let tag = scanner.next() {
      if tag.kind != .end { return tag }
    }
    return nil
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if error == nil, hasRoot { builder.end() }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if error == nil, hasRoot { builder.found(characters) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if error == nil, hasRoot { builder.found(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Ending the reader early is an error of its own.
    guard error == nil, isAtRoot || hasRoot else { return }
    let code = (parseError as NSError).code
    let offset = source.offset(ofByteColumn: parser.columnNumber, inLine: parser.lineNumber)
    error = Diagnostic(
      "xliff-syntax", .error, "the file is read up to here: \(XMLGuard.reason(of: code))",
      at: SourceLocation(path, offset..<offset), help: "export it again, or fix the XML")
    parser.abortParsing()
  }
}
