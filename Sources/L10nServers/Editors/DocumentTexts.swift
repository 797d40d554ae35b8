import L10nSyntax

/// The lines of a catalog's files, found out once for each text.
///
/// A class, so that what answers a request can fill it.
final class DocumentTexts {
  private var known: [String: DocumentText] = [:]

  /// A file's text as the protocol counts places.
  ///
  /// - Parameters:
  ///   - source: the file's, until `forget` is called for its path.
  ///   - encoding: the same in all calls.
  func text(of path: String, _ source: SourceText, _ encoding: PositionEncoding) -> DocumentText {
    if let text = known[path] { return text }
    let text = DocumentText(source, encoding)
    known[path] = text
    return text
  }

  /// Takes the texts of files that have changed for unknown.
  func forget(_ paths: Set<String>) {
    for path in paths { known[path] = nil }
  }
}
