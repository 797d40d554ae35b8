import L10nSyntax

/// Turns fixes into edits of the files, in the style of the existing text.
///
/// Caches what it learns about a file, so use one for all fixes of a catalog.
package struct FixSpelling {
  private let files: [String: TableFile]
  private var editors: [String: (any PlaceEditing)?] = [:]
  private var editable: [String: Bool] = [:]

  /// - Parameter files: the files that fixes may change; files with equal paths, as for a String Catalog's languages,
  ///   may be given once.
  package init(_ files: [TableFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The edits of a fix, in the order of its changes.
  ///
  /// - Returns: `nil` if they are unknown: the file is missing, binary or not decodable, or broken while the change
  ///   depends on its entries; the place does not fit the change; or the fix writes whole files.
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

  /// The editor of a file; `nil` if the file is broken, binary, or contains undecodable bytes.
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
