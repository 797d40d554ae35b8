/// Applies changes to the files of one table in one locale and layer, in the format that the table has there, or else in
/// the development language; a table that is in neither becomes `.strings` and `.stringsdict`.
///
/// New entries stand next to their neighbours in the development table, and a file that is not there is made in the
/// canonical form. In a file of all languages, removing a text of its source language removes the key in all of them, and
/// renaming renames it in all. One editor knows one language: to change several, make the next editor of the files that
/// the one before has changed.
package struct TableEditor: Sendable {
  private var editing: any TableEditing

  /// No changes yet.
  ///
  /// - Parameters:
  ///   - files: the locale's files of the table, at most one of each format.
  ///   - development: the development language's files of the table, whose order counts.
  ///   - directory: the name of the locale's `.lproj` directory without its suffix, for new files.
  package init(
    files: [TableFile], development: [TableFile], table: String, directory: String, layer: String? = nil
  ) {
    let site = TableSite(files: files, development: development, table: table, directory: directory, layer: layer)
    editing = site.format.editor(site)
  }

  /// Makes a change.
  ///
  /// - Returns: `nil` when it is made; else why it is not, and then nothing is changed.
  package mutating func apply(_ change: TableChange) -> Diagnostic? { editing.apply(change) }

  /// Each file that is not as it was, or is new, with all of its bytes.
  package func changedFiles() -> [SourceFile] { editing.changedFiles() }
}

extension TableSite {
  /// The format that the table is to have. Files of a layer say nothing of those of another one, unless they hold all
  /// languages.
  fileprivate var format: TableFormat {
    let all = files + development
    let shared = (files + development.filter { $0.place.layer == layer }).first { $0.place.format.holdsAllLanguages }
    return shared?.place.format ?? all.first { !$0.place.format.holdsAllLanguages }?.place.format ?? .strings
  }
}
