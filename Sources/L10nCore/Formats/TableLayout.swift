/// The meaning of the paths of a format's files.
package struct TableLayout: Sendable {
  /// The name of the table in a file with this name; `nil` for files of other formats.
  package let table: @Sendable (_ file: String) -> String?

  /// The language of a directory with this name, as in `CatalogPlace.directory`: `fr` for `fr.lproj`; `nil` for other
  /// directories.
  package let language: @Sendable (_ directory: String) -> String?

  /// The table and the language of a file whose name contains both, such as `app_fr.arb`, in a directory without a
  /// language; `nil` for other names.
  package var named: @Sendable (_ file: String) -> (table: String, language: String)? = { _ in nil }

  /// Whether the language of a file's name counts even in a directory with the name of a language.
  var prefersNamed = false

  /// The end of a table's path, the inverse of the others: `["fr.lproj", "Player.strings"]`.
  package let path: @Sendable (_ table: String, _ directory: String) -> [String]

  /// The end of the path of a table in a folder with this name, if that matters; `nil` to use `path`.
  package var pathInFolder: (@Sendable (_ table: String, _ directory: String, _ folder: String) -> [String])?

  /// A directory between that of the language and the files, `LC_MESSAGES`, which is not part of table names; `nil` for
  /// none.
  package var inner: String?

  /// The name of the folder around the directories of languages, which tells the files from those of another format;
  /// `nil` for any.
  package var folder: String?

  /// Whether the names of directories show that they are for languages, as `fr.lproj` does but `fr` does not.
  package var marksDirectories = true

  /// Where else a path may name its language, beside files of the same table in others; `nil` for nowhere.
  package var siblings: Siblings?

  /// Where a path may name its language besides the place that the layout says.
  package struct Siblings: Sendable {
    /// Whether any directory may be a language's.
    var inDirectories = true

    /// The characters before a language at the end of a file's name.
    let marks: String
  }

  /// The table of files that are named only after their language, by the system's name.
  static let defaultTable = "Localizable"
}

extension TableLayout {
  /// Files in `.lproj` directories of their languages.
  static func languageDirectories(suffix: String) -> TableLayout {
    TableLayout(
      table: { $0.stem(before: suffix) }, language: { $0.stem(before: "lproj") },
      path: { table, directory in ["\(directory).lproj", "\(table).\(suffix)"] })
  }

  /// Files of all languages, in the catalog's folder. They should not be in the directory of one language, but are read
  /// there.
  static func multilingualFiles(suffix: String) -> TableLayout {
    TableLayout(
      table: { $0.stem(before: suffix) }, language: { $0.stem(before: "lproj") },
      path: { table, _ in ["\(table).\(suffix)"] })
  }
}

extension TableLayout {
  /// Whether a folder that contains a file or folder with this name has tables.
  package func holdsTables(_ name: String, ofAllLanguages: Bool) -> Bool {
    marksDirectories && (language(name) != nil || named(name) != nil) || ofAllLanguages && table(name) != nil
  }
}

extension String {
  /// The part of a file's name before a suffix and its dot; `nil` for other names, and if nothing is left.
  func stem(before suffix: String) -> String? {
    hasSuffix(".\(suffix)") && utf8.count > suffix.utf8.count + 1 ? String(dropLast(suffix.count + 1)) : nil
  }
}
