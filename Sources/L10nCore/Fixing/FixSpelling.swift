import L10nSyntax

/// Spells fixes as what is to be written into the files, in the style of what stands there.
///
/// Keeps what it learns of a file, so ask one for all fixes of a catalog.
package struct FixSpelling {
  private let files: [String: TableFile]
  private var editors: [String: (any PlaceEditing)?] = [:]
  private var editable: [String: Bool] = [:]

  /// - Parameter files: the files that fixes may change; of equal paths, as of a String Catalog's languages, one does.
  package init(_ files: [TableFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a fix writes, in the order of its changes.
  ///
  /// - Returns: `nil` where that is unknown: the file is not there, binary or not decodable, or broken and the
  ///   change needs to know its entries; the place is none of what the change is about; or the fix writes whole files.
  package mutating func replacements(for fix: Fix) -> [SourceReplacement]? {
    var replacements: [SourceReplacement] = []
    for change in fix.changes {
      guard let (range, text) = replacement(for: change) else { return nil }
      replacements.append(SourceReplacement(path: change.path, range: range, text: text))
    }
    return replacements
  }

  private mutating func replacement(for change: Fix.Change) -> (Range<Int>, String)? {
    guard let file = files[change.path], canEdit(file) else { return nil }
    switch change {
    case .source(let location, let replacement):
      let isSound = location.range.upperBound <= file.source.utf8.count && file.source.isBorder(location.range)
      return isSound ? (location.range, replacement) : nil
    case .encodeAsUTF8, .entry: return nil
    case .text(let location, let range, let replacement):
      guard let editor = editor(of: file), let spelling = file.spelling(at: location.range) else { return nil }
      return editor.replacing(range, of: spelling, with: replacement)
    case .remove(let location): return editor(of: file)?.removal(ofEntryAt: location.range.lowerBound)
    case .rename(let location, let key):
      return editor(of: file)?.renaming(entryAt: location.range.lowerBound, to: TableKey(key))
    }
  }

  /// `nil` where the file is broken, binary, or holds bytes that are no text.
  private mutating func editor(of file: TableFile) -> (any PlaceEditing)? {
    if let editor = editors[file.path] { return editor }
    let editor = file.table.placeEditor()
    editors[file.path] = .some(editor)
    return editor
  }

  private mutating func canEdit(_ file: TableFile) -> Bool {
    if let known = editable[file.path] { return known }
    let canEdit = SourceEdits(file.source).canEdit
    editable[file.path] = canEdit
    return canEdit
  }
}

extension SourceText {
  /// Whether a range begins and ends between characters.
  fileprivate func isBorder(_ range: Range<Int>) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy { $0 == utf8.count || utf8[$0] & 0xC0 != 0x80 }
  }
}
