import L10nRuntime

extension TableLayout {
  /// Files of a `ResourceBundle`, whose development texts have no language in their name, or files in folders named
  /// after languages:
  ///
  ///     messages.properties, messages_pt_BR.properties    messages in Base and pt_BR
  ///     locales/fr/app.properties                         locales/app in fr
  ///
  /// Other files have such names, too, so only files with siblings are tables.
  static let properties = TableLayout(
    table: { $0.stem(before: suffix) }, language: { isLanguage($0) ? $0 : nil },
    named: { $0.stem(before: suffix).map(named) }, prefersNamed: true,
    path: { table, directory in [file(table, directory)] },
    pathInFolder: { table, directory, folder in
      let isDirectory = directory != "Base" && ["locale", "locales"].contains(folder)
      return isDirectory ? [directory, "\(table).\(suffix)"] : [file(table, directory)]
    }, marksDirectories: false, siblings: Siblings(marks: "_"))

  private static let suffix = "properties"

  @Sendable private static func file(_ table: String, _ directory: String) -> String {
    let language = directory.replacing("-", with: "_")
    return directory == "Base" ? "\(table).\(suffix)" : "\(table)_\(language).\(suffix)"
  }

  /// A period separates the name from a character set, as in a POSIX locale, so a language has none.
  @Sendable private static func isLanguage(_ name: String) -> Bool {
    !name.contains(".") && LanguageTag(translationNamePart: name) != nil
  }

  /// The table and the language of a name, which is the text after the first `_` that is followed by a language,
  /// perhaps with a script and a region, in the spelling of Java's locales.
  @Sendable private static func named(_ name: String) -> (table: String, language: String) {
    for bar in name.indices where name[bar] == "_" && bar > name.startIndex {
      let rest = String(name[name.index(after: bar)...])
      if rest.wholeMatch(of: /[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?/) != nil, isLanguage(rest) {
        return (String(name[..<bar]), rest)
      }
    }
    return (name, "Base")
  }
}
