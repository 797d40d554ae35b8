internal import L10nCore
internal import L10nSyntax

/// The start of an element.
struct XMLElementStart {
  /// The name without its prefix.
  let name: String

  /// The namespace of its name; empty without one.
  let namespace: String

  /// Values by name, including prefixes: `xml:lang`.
  let attributes: [String: String]

  /// The place of the start tag, from `<` to after `>`.
  let tag: Range<Int>
}

/// Receives the elements of an XML file, in their order.
protocol XMLElementListener: AnyObject {
  func start(_ element: XMLElementStart)
  func found(_ characters: String)
  /// - Parameter name: without a prefix.
  func end(_ name: String)
}

/// Reads XML files by their elements.
enum XMLElements {
  /// The largest file, in bytes of its text in UTF-8.
  static let maximumSize = 256 << 20

  /// Reads a file up to its end or its first error.
  ///
  /// A declaration that only names a document type is skipped; nothing outside of the file is loaded. The text is
  /// already decoded, whatever encoding its declaration names.
  /// - Parameters:
  ///   - format: the format's name in messages.
  ///   - roots: the names that the root element may have.
  ///   - id: the id of the findings.
  /// - Returns: the problems of the file.
  /// - Complexity: O(*n*) in the size of the file.
  static func read(
    _ source: SourceText, path: String, format: String, roots: Set<String>, findings id: String,
    _ listener: any XMLElementListener
  ) -> [Diagnostic] {
    do throws(XMLFault) {
      if source.utf8.count > maximumSize {
        throw XMLFault("the file is larger than \(maximumSize >> 20) MB", at: 0..<0, help: "split it")
      }
      if let replaced = source.firstReplacement {
        throw XMLFault("the file has bytes that are not UTF-8", at: replaced, help: "save it as UTF-8")
      }
      var reader = XMLElementReader(source.utf8, format: format, roots: roots, listener)
      try reader.read()
      return []
    } catch {
      return [Diagnostic(id, .error, error.message, at: SourceLocation(path, error.range), help: error.help)]
    }
  }
}

/// An error that ends the reading of an XML file.
struct XMLFault: Error {
  let message: String
  let range: Range<Int>
  let help: String

  init(_ message: String, at range: Range<Int>, help: String) {
    (self.message, self.range, self.help) = (message, range, help)
  }
}

extension SourceText {
  /// The first replacement character in a UTF-8 file for bytes that are not UTF-8; `nil` if all are.
  fileprivate var firstReplacement: Range<Int>? {
    guard encoding == .utf8 else { return nil }
    let file = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    if file == utf8 { return nil }
    var start = zip(file, utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? utf8.count
    // A continuation byte may equal the first of the replacement.
    while start > 0, start < utf8.count, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start..<min(start + 3, utf8.count)
  }
}
