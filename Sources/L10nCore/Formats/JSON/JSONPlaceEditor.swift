import L10nSyntax

/// Changes at places of a JSON file.
struct JSONPlaceEditor: PlaceEditing {
  private let table: JSONTable

  /// - Parameter table: one that can be edited.
  init(_ table: JSONTable) { self.table = table }

  func comment(of key: TableKey) -> String? {
    table.entries.last { $0.key == key }?.details?[ARBName.description]?.value.string
  }

  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    spelling.replacing(part, with: replacement)
  }

  /// The member with its notes, which may stand elsewhere, and the comma that parts it from the one before or after.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    change(ofEntryAt: keyStart) { editor, key in editor.remove(key) }
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    change(ofEntryAt: keyStart) { editor, old in editor.rename(old, to: key) }
  }

  private func change(
    ofEntryAt keyStart: Int, _ change: (inout JSONTextEditor, Int) -> Void
  ) -> (range: Range<Int>, written: String)? {
    let index = table.entries.firstIndex { $0.keyRange.lowerBound == keyStart }
    guard let index, table.entries[index].name != nil else {
      return nil
    }
    var editor = JSONTextEditor(table)
    change(&editor, index)
    return editor.edits.asOne
  }
}
