internal import Foundation
internal import L10nCore
internal import StringsFormat

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// What is called for the elements of an XML file, in their order. Names are without prefixes.
protocol XMLElementListener: AnyObject {
  func start(_ name: String, _ attributes: [String: String])
  func found(_ characters: String)
  func end(_ name: String)
}

/// Reads XML files whose elements say all that is asked of them.
enum XMLElements {
  /// Reads a file up to its end or its first error.
  ///
  /// A declaration of its document type is passed over where it only names one; nothing outside of the file is asked for.
  /// - Parameters:
  ///   - format: the format's name in messages.
  ///   - roots: the names that the outermost element may have.
  ///   - id: that of the findings.
  /// - Returns: what is wrong with the file.
  static func read(
    _ source: SourceText, path: String, format: String, roots: Set<String>, findings id: String,
    _ listener: any XMLElementListener
  ) -> [Diagnostic] {
    if let obstacle = XMLGuard(id: id, format: format, passesDocumentType: true).obstacle(in: source, path: path) {
      return [obstacle]
    }
    let adapter = Adapter(listener, source, path: path, roots: roots, id: id)
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

/// Hands what Foundation's reader meets to a listener. A class because the reader wants one.
private final class Adapter: NSObject, XMLParserDelegate {
  private let listener: any XMLElementListener
  private let source: SourceText
  private let path: String
  private let roots: Set<String>
  private let id: String
  private(set) var error: Diagnostic?
  private(set) var hasRoot = false

  init(_ listener: any XMLElementListener, _ source: SourceText, path: String, roots: Set<String>, id: String) {
    (self.listener, self.source, self.path, self.roots, self.id) = (listener, source, path, roots, id)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if error != nil { return }
    if !hasRoot {
      hasRoot = roots.contains(name)
      if !hasRoot { return parser.abortParsing() }
    }
    listener.start(name, attributes)
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
    // Ending the reader early is an error of its own.
    guard error == nil, hasRoot else { return }
    let offset = source.offset(ofByteColumn: parser.columnNumber, inLine: parser.lineNumber)
    error = Diagnostic(
      id, .error, "the file is read up to here: \(XMLGuard.reason(of: (parseError as NSError).code))",
      at: SourceLocation(path, offset..<offset), help: "export it again, or fix the XML")
    parser.abortParsing()
  }
}
