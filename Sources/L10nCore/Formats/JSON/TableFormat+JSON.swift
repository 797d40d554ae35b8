import L10nRuntime
import L10nSyntax

extension TableFormat {
  /// JSON objects of texts by key, flat or nested: plain texts, ICU messages as in FormatJS and next-intl, or i18next's
  /// texts with their plural suffixes.
  package static let json: TableFormat = TableFormat(
    name: "json", title: "a JSON file", layout: .json, variableDefinition: { "'\($0)'" }, definesVariables: false,
    pluralAdvice: "'{count, plural, one {…} other {…}}'", keepsBase: false, sharesNames: true, isOfSwift: false,
    read: { ReadFile(JSONTable(JSONDocument($0))) },
    editor: { JSONTableEditor($0, of: .json, isBundle: false) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(JSONDocument(bytes)) })
}

extension ReadFile {
  fileprivate init(_ table: JSONTable) {
    self.init(
      syntax: { table.syntax }, isTable: table.isTable, isOnlyConverted: table.isFlat, contents: table
    ) { directory in
      let language = directory.flatMap(LanguageTag.init(directoryName:)) ?? .english
      return LoadedTable(table, language: language) { entry, number in
        var loaded = entry.loadedEntry(at: number)
        let text = entry.value.string ?? ""
        loaded.dialect = table.dialect(of: text)
        // Tools write an empty text if they have no translation.
        if text.isEmpty { loaded.state = .new }
        return loaded
      }
    }
    like = { model in
      guard let model = model as? JSONTable, !table.isLike(model) else { return nil }
      return ReadFile(JSONTable(table.document, like: model))
    }
  }
}
