/// The replacement of a range of a file, as the file spells it.
package struct SourceReplacement: Hashable, Sendable {
  /// The file's path from the catalog's folder.
  package let path: String

  /// The range, in offsets into the file's `SourceText.utf8`; empty for an insertion.
  package let range: Range<Int>

  /// The new text, with quotes and escapes; empty for a removal.
  package let text: String

  /// A replacement from its parts.
  package init(path: String, range: Range<Int>, text: String) {
    (self.path, self.range, self.text) = (path, range, text)
  }
}
