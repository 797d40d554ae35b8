internal import Foundation
internal import L10nCore
internal import StringsFormat

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// An element that begins.
struct XMLElementStart {
  /// The name without its prefix.
  let name: String

  /// The namespace that its name is of; empty where it is of none.
  let namespace: String

  /// Values by name, prefixes included: `xml:lang`.
  let attributes: [String: String]

  /// Where the start tag stands, from `<` to after `>`.
  let tag: Range<Int>
}

/// What is called for the elements of an XML file, in their order.
protocol XMLElementListener: AnyObject {
  func start(_ element: XMLElementStart)
  func found(_ characters: String)
  /// - Parameter name: without a prefix.
  func end(_ name: String)
}

/// Reads XML files by their elements.
enum XMLElements {
  /// Reads a file up to its end or its first error.
  ///
  /// A declaration that only names a document type is passed over; nothing outside of the file is asked for.
  /// - Parameters:
  ///   - format: the format's name in messages.
  ///   - roots: the names that the outermost element may have.
  ///   - id: that of the findings.
  /// - Returns: what is wrong with the file.
  static func read(
    _ source: SourceText, path: String, format: String, roots: Set<String>, findings id: String,
    _ listener: any XMLElementListener
  ) -> [Diagnostic] {
    if let obstacle = XMLGuard(id: id, format: format).obstacle(in: source, path: path) { return [obstacle] }
    let adapter = Adapter(listener, source, path: path, roots: roots, id: id)
    // The text is decoded, whatever encoding its declaration names. A stream, as libxml2 takes no more than 10 MB at
    // once.
    let parser = XMLParser(stream: InputStream(data: Data(source.utf8WithoutInstructions)))
    parser.delegate = adapter
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    if adapter.error == nil, !adapter.hasRoot {
      return [
        Diagnostic(
          id, .error, "the file is no \(format)", at: SourceLocation(path, 0..<0),
          help: "its outermost element has to be \(roots.sorted().map { "<\($0)>" }.joined(separator: " or "))")
      ]
    }
    return adapter.error.map { [$0] } ?? []
  }
}

/// Hands what Foundation's reader meets to a listener, with places. A class because the reader wants one.
///
/// The reader goes on after some errors, so the first one ends it here.
private final class Adapter: NSObject, XMLParserDelegate {
  private let listener: any XMLElementListener
  private let source: SourceText
  private let path: String
  private let roots: Set<String>
  private let id: String
  private var scanner: XMLTagScanner
  private(set) var error: Diagnostic?

  /// Whether no element has been met.
  private var isAtRoot = true

  /// Whether the outermost element is one that the format has.
  private(set) var hasRoot = false

  init(_ listener: any XMLElementListener, _ source: SourceText, path: String, roots: Set<String>, id: String) {
    (self.listener, self.source, self.path, self.roots, self.id) = (listener, source, path, roots, id)
    scanner = XMLTagScanner(source.utf8)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if error != nil { return }
    if isAtRoot {
      isAtRoot = false
      hasRoot = roots.contains(name)
      if !hasRoot { return parser.abortParsing() }
    }
    // The reader reports a tag that the file's end cuts, and its error after that.
    guard let tag = nextStartTag() else { return }
    listener.start(
      XMLElementStart(name: name, namespace: namespaceURI ?? "", attributes: attributes, tag: tag.range))
  }

  /// The tags come here in the order of the elements.
  private func nextStartTag() -> XMLTagScanner.Tag? {
    while let tag = scanner.next() {
      if tag.kind == .start || tag.kind == .empty { return tag }
    }
    return nil
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if error == nil, hasRoot { listener.end(name) }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if error == nil, hasRoot { listener.found(characters) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if error == nil, hasRoot { listener.found(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Ending the reader early is an error of its own, and text without a tag is no XML.
    guard error == nil, hasRoot || isAtRoot && nextStartTag() != nil else { return }
    let offset = source.offset(ofByteColumn: parser.columnNumber, inLine: parser.lineNumber)
    error = Diagnostic(
      id, .error, "the file is read up to here: \(XMLGuard.reason(of: (parseError as NSError).code))",
      at: SourceLocation(path, offset..<offset), help: "export it again, or fix the XML")
    parser.abortParsing()
  }
}
