package import L10nCore
package import L10nSyntax

/// A translation file as read: XLIFF 1.x or 2.x, from any program.
///
/// Reading never fails: unreadable parts are findings beside the readable units. Nothing outside of the file is loaded,
/// and a file with a document type declaration, which could define entities, is not read at all.
package struct XLIFFReading: Sendable {
  package let document: XLIFFDocument

  /// The problems of the file.
  package let diagnostics: [Diagnostic]

  /// The decoded text, for excerpts.
  package let source: SourceText

  /// - Parameter path: the path of the file in places.
  /// - Complexity: O(*n*) in the size of the file.
  package init(_ bytes: [UInt8], path: String) {
    let source = SourceText(decoding: bytes)
    self.source = source
    let builder = XLIFFBuilder(source, path: path)
    let problems = XMLElements.read(
      source, path: path, format: "XLIFF", roots: ["xliff"], findings: "xliff-syntax", builder)
    var document = builder.document
    let starts = document.files.map { $0.location?.range.lowerBound }
    for (index, start) in starts.enumerated() {
      // A head ends before the next part begins, so each byte is read once, however many parts there are.
      let next = index + 1 < starts.count ? starts[index + 1] : nil
      document.files[index].head = start.flatMap { source.head(in: $0..<max($0, next ?? source.utf8.count)) }
    }
    self.document = document
    diagnostics = builder.diagnostics + problems
  }
}

extension SourceText {
  /// The start tag of a part and the text up to the tag of its body; `nil` if no body follows.
  fileprivate func head(in part: Range<Int>) -> String? {
    let end = utf8.withUnsafeBufferPointer { bytes in
      part.first { bytes[$0] == UInt8(ascii: "<") && bytes[$0..<part.upperBound].starts(with: "<body>".utf8) }
    }
    guard let end else { return nil }
    let head = self[part.lowerBound..<end]
    return head.contains("<trans-unit") ? nil : head
  }
}
