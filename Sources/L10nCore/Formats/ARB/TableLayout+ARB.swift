import L10nRuntime

extension TableLayout {
  /// Files named after their table and language: `app_pt_BR.arb` is `app` in `pt-BR`, `fr.arb` is `Localizable` in `fr`.
  ///
  /// The language is the text after the first `_` that is followed by a language that CLDR knows, as in Flutter's
  /// generator.
  static let arb = TableLayout(
    table: { $0.stem(before: suffix) }, language: { _ in nil },
    named: { $0.stem(before: suffix).flatMap(named) },
    path: { table, directory in
      let language = directory.replacing("-", with: "_")
      return [(table == defaultTable ? language : "\(table)_\(language)") + ".\(suffix)"]
    }, siblings: Siblings(inDirectories: false, marks: "_"))

  private static let suffix = "arb"

  @Sendable private static func named(_ name: String) -> (table: String, language: String)? {
    if let tag = LanguageTag(translationNamePart: name) { return (defaultTable, tag.code(named: name)) }
    for bar in name.indices where name[bar] == "_" && bar > name.startIndex {
      let rest = String(name[name.index(after: bar)...])
      if let tag = LanguageTag(translationNamePart: rest) { return (String(name[..<bar]), tag.code(named: rest)) }
    }
    return nil
  }
}
