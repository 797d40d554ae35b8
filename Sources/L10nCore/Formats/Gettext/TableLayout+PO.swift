import L10nRuntime

extension TableLayout {
  /// Files of GNU gettext, as programs and their tools lay them out:
  ///
  ///     locale/pt_BR/LC_MESSAGES/app.po    locale/app in pt_BR; its template is locale/app.pot
  ///     po/pt_BR.po                        po/Localizable in pt_BR; its template is the one that the folder has
  ///     languages/app-pt_BR.po             languages/app in pt_BR
  ///
  /// A template has the texts of the code, which are the texts of `Base`.
  static let po = TableLayout(
    table: { $0.stem(before: suffix) ?? $0.stem(before: template) }, language: { isLanguage($0) ? $0 : nil },
    named: named, path: { table, directory in path(table, directory, "") },
    pathInFolder: path, inner: "LC_MESSAGES", marksDirectories: false, siblings: Siblings(marks: "_-."))

  private static let suffix = "po"
  private static let template = "pot"

  /// A period separates the name from a character set, as in a POSIX locale, so a language has none.
  @Sendable private static func isLanguage(_ name: String) -> Bool {
    !name.contains(".") && LanguageTag(translationNamePart: name) != nil
  }

  @Sendable private static func named(_ file: String) -> (table: String, language: String)? {
    if let name = file.stem(before: template) { return (name, "Base") }
    guard let name = file.stem(before: suffix) else { return nil }
    if isLanguage(name) { return (defaultTable, name) }
    for mark in name.indices where mark > name.startIndex && "-_.".contains(name[mark]) {
      let rest = String(name[name.index(after: mark)...])
      if isLanguage(rest) { return (String(name[..<mark]), rest) }
    }
    return nil
  }

  @Sendable private static func path(_ table: String, _ directory: String, _ folder: String) -> [String] {
    if directory == "Base" { return ["\(table).\(template)"] }
    let language = directory.replacing("-", with: "_")
    if table == defaultTable { return ["\(language).\(suffix)"] }
    // WordPress and its plugins put the language into the file name.
    if ["languages", "lang", "po"].contains(folder) { return ["\(table)-\(language).\(suffix)"] }
    return [language, "LC_MESSAGES", "\(table).\(suffix)"]
  }
}
