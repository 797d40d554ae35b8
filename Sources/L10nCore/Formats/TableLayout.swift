/// What the paths of a format's files say.
package struct TableLayout: Sendable {
  /// The name of the table in a file of this name; `nil` for a file that is none of the format.
  package let table: @Sendable (_ file: String) -> String?

  /// The language whose directory has this name, as `CatalogPlace.directory` has it: `fr` for `fr.lproj`; `nil` for any
  /// other directory.
  package let language: @Sendable (_ directory: String) -> String?

  /// The table and the language of a file whose own name says both, as `app_fr.arb` does, in a directory of no language;
  /// `nil` for other names.
  package var named: @Sendable (_ file: String) -> (table: String, language: String)? = { _ in nil }

  /// The end of a table's path, of which the others speak: `["fr.lproj", "Player.strings"]`.
  package let path: @Sendable (_ table: String, _ directory: String) -> [String]

  /// The same for a table in a folder of this name, where that decides; `nil` for `path`.
  package var pathInFolder: (@Sendable (_ table: String, _ directory: String, _ folder: String) -> [String])?

  /// A directory between that of the language and the files, `LC_MESSAGES`, which tables are not named after; `nil` for none.
  package var inner: String?

  /// Whether the names of directories say that they are of languages, as `fr.lproj` does; `fr` may be anything.
  package var marksDirectories = true

  /// The table of files that are named after their language alone, as the system calls it.
  static let defaultTable = "Localizable"
}

extension TableLayout {
  /// Files in `.lproj` directories of their languages.
  static func languageDirectories(suffix: String) -> TableLayout {
    TableLayout(
      table: { $0.stem(before: suffix) }, language: { $0.stem(before: "lproj") },
      path: { table, directory in ["\(directory).lproj", "\(table).\(suffix)"] })
  }

  /// Files of all languages, which stand in the catalog's folder. The directory of one language is no place for them, but
  /// they are read there.
  static func multilingualFiles(suffix: String) -> TableLayout {
    TableLayout(
      table: { $0.stem(before: suffix) }, language: { $0.stem(before: "lproj") },
      path: { table, _ in ["\(table).\(suffix)"] })
  }
}

extension TableLayout {
  /// Whether a folder with a file or folder of this name holds tables.
  package func holdsTables(_ name: String, ofAllLanguages: Bool) -> Bool {
    marksDirectories && (language(name) != nil || named(name) != nil) || ofAllLanguages && table(name) != nil
  }
}

extension String {
  /// The part of a file's name before a suffix and its dot; `nil` for other names, and where nothing is left.
  func stem(before suffix: String) -> String? {
    hasSuffix(".\(suffix)") && utf8.count > suffix.utf8.count + 1 ? String(dropLast(suffix.count + 1)) : nil
  }
}
