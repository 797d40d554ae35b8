/// What is to stand in place of a range of a file, as the file spells it.
package struct SourceReplacement: Hashable, Sendable {
  /// The file's path below the catalog's folder.
  package let path: String

  /// The range, in offsets into the file's `SourceText.utf8`; empty where something is put in between.
  package let range: Range<Int>

  /// What goes there, quotes and escapes included; empty where something goes.
  package let text: String

  /// A replacement from its parts.
  package init(path: String, range: Range<Int>, text: String) {
    (self.path, self.range, self.text) = (path, range, text)
  }
}
