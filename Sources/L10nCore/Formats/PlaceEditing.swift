package import L10nSyntax

/// Writes changes at places of one file, in the style of what stands there. Each change is `nil` where the place is none
/// of what it is about.
package protocol PlaceEditing {
  /// What the comments say that go with the last entry of a key and not with what stands around it, without the lines that
  /// are for this tool; `nil` without any.
  func comment(of key: TableKey) -> String?

  /// Other characters in a text.
  ///
  /// - Parameters:
  ///   - part: in UTF-8 offsets of the decoded text.
  ///   - spelling: of the text, as it stands in the file.
  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)?

  /// Removes the entry whose key begins at an offset.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)?

  /// Gives the entry whose key begins at an offset another key.
  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)?
}
