package import L10nCore
package import StringsFormat

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
    let builder = XLIFFBuilder(source, path: path)
    let problems = XMLElements.read(
      source, path: path, format: "XLIFF", roots: ["xliff"], findings: "xliff-syntax", builder)
    var document = builder.document
    for index in document.files.indices { document.files[index].head = source.head(of: document.files[index]) }
    self.document = document
    diagnostics = builder.diagnostics + problems
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
