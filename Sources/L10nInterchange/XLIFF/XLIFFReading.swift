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

  /// - Parameter path: what places in the file are given with.
  /// - Complexity: O(*n*) in the size of the file.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    if let obstacle = XMLGuard(id: "xliff-syntax", format: "XLIFF").obstacle(in: source, path: path) {
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
}
