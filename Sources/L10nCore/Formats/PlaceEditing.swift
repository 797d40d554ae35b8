package import L10nSyntax

/// Edits places of one file, in the style of the existing text. Each edit is `nil` if there is no such entry or text at
/// the place.
package protocol PlaceEditing {
  /// The comments of the last entry with a key, without those that belong to its surroundings, and without lines that
  /// are meant for this tool; `nil` if there are none.
  func comment(of key: TableKey) -> String?

  /// Replaces characters of a text.
  ///
  /// - Parameters:
  ///   - part: the range in UTF-8 offsets of the decoded text.
  ///   - spelling: the text as it is spelled in the file.
  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)?

  /// Removes the entry whose key begins at an offset.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)?

  /// Renames the entry whose key begins at an offset.
  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)?
}
