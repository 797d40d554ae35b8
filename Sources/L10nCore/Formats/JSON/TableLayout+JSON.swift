import L10nRuntime

extension TableLayout {
  /// Files in folders named after languages, `locales/pt_BR/common.json`, or files named after a language alone,
  /// `i18n/fr.json`, whose table is `Localizable`.
  ///
  /// Other files may have such names, too: a file's contents decide whether it is a table.
  static let json = TableLayout(
    table: { $0.stem(before: suffix) }, language: { isLanguage($0) ? $0 : nil },
    named: { file in file.stem(before: suffix).flatMap { isLanguage($0) ? (defaultTable, $0) : nil } },
    path: { table, directory in
      table == defaultTable ? ["\(directory).\(suffix)"] : [directory, "\(table).\(suffix)"]
    }, marksDirectories: false, siblings: Siblings(marks: "_-."))

  private static let suffix = "json"

  /// A period separates the name from a character set, as in a POSIX locale, so a language has none.
  @Sendable private static func isLanguage(_ name: String) -> Bool {
    !name.contains(".") && LanguageTag(translationNamePart: name) != nil
  }
}
