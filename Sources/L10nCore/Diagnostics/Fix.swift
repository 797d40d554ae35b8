/// A change that mends a finding without anybody having to think about it.
///
/// A rule offers one only where the result is what the translator meant, whatever that is: no words are made up.
package struct Fix: Hashable, Sendable {
  /// What it does, an imperative clause: `write %lld`.
  package let summary: String

  /// What to change, all of it or nothing.
  package let changes: [Change]

  package init(_ summary: String, _ changes: Change...) {
    self.init(summary, changes)
  }

  package init(_ summary: String, _ changes: [Change]) {
    self.summary = summary
    self.changes = changes
  }

  /// One change to one file.
  package enum Change: Hashable, Sendable {
    /// Put other characters into a text.
    ///
    /// The location is the text's own (`EntryText.range` in its file), quotes or tags included; the stretch counts the
    /// UTF-8 of the decoded text. Escapes and entities outside of the stretch stay as they are written.
    case text(SourceLocation, stretch: Range<Int>, replacement: String)

    /// Put other characters into the file, as it is written.
    case source(SourceLocation, replacement: String)

    /// Remove the entry whose key stands at a place, with its comments.
    case remove(entryAt: SourceLocation)

    /// Give the entry whose key stands at a place another key.
    case rename(entryAt: SourceLocation, to: String)

    /// Write the file in UTF-8, without a byte order mark.
    case encodeAsUTF8(path: String)

    /// The file that is changed.
    package var path: String {
      switch self {
      case .text(let location, _, _), .source(let location, _), .remove(let location), .rename(let location, _):
        location.path
      case .encodeAsUTF8(let path): path
      }
    }
  }
}
