import L10nSyntax

/// The lines of a catalog's files, computed once for each text.
///
/// A class, so that requests can fill it.
final class DocumentTexts {
  private var known: [String: DocumentText] = [:]

  /// A file's text with positions as the protocol counts them.
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

  /// Forgets the texts of changed files.
  func forget(_ paths: Set<String>) {
    for path in paths { known[path] = nil }
  }
}
