import L10nSyntax

extension TableFormat {
  /// JSON of texts by key, flat or with objects in objects: plain texts, or ICU messages as FormatJS and next-intl have them.
  package static let json: TableFormat = TableFormat(
    name: "json", title: "a JSON file", layout: .json, variableDefinition: { "'\($0)'" }, definesVariables: false,
    pluralAdvice: "'{count, plural, one {…} other {…}}'", keepsBase: false, sharesNames: true, isOfSwift: false,
    read: { bytes in
      let table = JSONTable(JSONDocument(bytes))
      return ReadFile(syntax: { table.syntax }, isTable: table.isTable) { _ in
        LoadedTable(table) { entry, number in
          var loaded = entry.loadedEntry(at: number)
          loaded.dialect = table.dialect(of: entry.value.string ?? "")
          return loaded
        }
      }
    },
    editor: { JSONTableEditor($0, of: .json, isBundle: false) },
    outline: { (bytes) throws(EditRefusal) in try SourceOutline(JSONDocument(bytes)) })
}
