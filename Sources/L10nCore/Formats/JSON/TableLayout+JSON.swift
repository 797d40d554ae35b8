import L10nRuntime

extension TableLayout {
  /// Files in folders named after languages, `locales/pt_BR/common.json`, or named after them alone, `i18n/fr.json`: their
  /// table is `Localizable`.
  ///
  /// Other files may have such names, too: what is in a file says whether it is a table.
  static let json = TableLayout(
    table: { $0.stem(before: suffix) },
    language: { LanguageTag(translationNamePart: $0) == nil ? nil : $0 },
    named: { file in
      file.stem(before: suffix).flatMap { name in
        LanguageTag(translationNamePart: name).map { _ in (defaultTable, name) }
      }
    },
    path: { table, directory in
      table == defaultTable ? ["\(directory).\(suffix)"] : [directory, "\(table).\(suffix)"]
    }, marksDirectories: false)

  private static let suffix = "json"
}
