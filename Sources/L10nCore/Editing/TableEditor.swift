/// Changes the files of one table in one locale and layer, in the format that the table has there, or else in the
/// development language; a table in neither becomes `.strings` and `.stringsdict`.
///
/// New entries are inserted beside their neighbors in the development table, and a new file has the canonical form. In
/// a file of all languages, removing a text of its source language removes the key in all of them, and renaming renames
/// it in all. An editor works on one language: to change several, make the next editor from the files that the previous
/// one changed.
package struct TableEditor: Sendable {
  private var editing: any TableEditing

  /// An editor without changes.
  ///
  /// - Parameters:
  ///   - files: the locale's files of the table, at most one of each format.
  ///   - development: the development language's files of the table, which determine the order.
  ///   - directory: the name of the locale's `.lproj` directory without its suffix, for new files.
  package init(
    files: [TableFile], development: [TableFile], table: String, directory: String, layer: String? = nil
  ) {
    let site = TableSite(files: files, development: development, table: table, directory: directory, layer: layer)
    editing = site.format.editor(site)
  }

  /// Makes a change.
  ///
  /// - Returns: `nil` if it is made; otherwise the reason why it is not, and nothing is changed.
  package mutating func apply(_ change: TableChange) -> Diagnostic? { editing.apply(change) }

  /// The changed and new files with all of their bytes.
  package func changedFiles() -> [SourceFile] { editing.changedFiles() }
}

extension TableSite {
  /// The format for the table. Files of one layer do not determine that of another, unless they hold all languages.
  fileprivate var format: TableFormat {
    let all = files + development
    let shared = (files + development.filter { $0.place.layer == layer }).first { $0.place.format.holdsAllLanguages }
    return shared?.place.format ?? all.first { !$0.place.format.holdsAllLanguages }?.place.format ?? .strings
  }
}
