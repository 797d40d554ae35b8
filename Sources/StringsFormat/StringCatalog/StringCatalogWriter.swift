/// Writes String Catalogs as Xcode does: entries in Xcode's order, fields and languages by name, no line break at the end.
package enum StringCatalogWriter {
  /// An entry to be written.
  package struct Entry: Hashable, Sendable {
    package var key: TableKey
    package var comment: String?

    /// `manual`, `migrated`, …; `nil` for a text that was extracted from code.
    package var extractionState: String?

    package var shouldTranslate = true

    /// Localizations by language: objects with `stringUnit`, `variations` and `substitutions`.
    package var localizations: [String: JSONOutput] = [:]

    package init(_ key: TableKey) { self.key = key }
  }

  /// A whole file.
  ///
  /// - Parameter entries: in any order, no two with the same key.
  package static func catalog(sourceLanguage: String, entries: [Entry]) -> String {
    let sorted = entries.sorted { StringCatalogKeyOrder.precedes($0.key.text, $1.key.text) }
    return JSONOutput.object([
      JSONOutput.Member("sourceLanguage", .string(sourceLanguage)),
      JSONOutput.Member("strings", .object(sorted.map { JSONOutput.Member($0.key.text, object(of: $0)) })),
      JSONOutput.Member("version", .string("1.0")),
    ]).text()
  }

  /// The object of an entry, its fields by name.
  package static func object(of entry: Entry) -> JSONOutput {
    var members: [JSONOutput.Member] = []
    if let comment = entry.comment { members.append(.init("comment", .string(comment))) }
    if let state = entry.extractionState { members.append(.init("extractionState", .string(state))) }
    if !entry.localizations.isEmpty {
      let sorted = entry.localizations.sorted { StringCatalogKeyOrder.precedes($0.key, $1.key) }
      members.append(.init("localizations", .object(sorted.map { .init($0.key, $0.value) })))
    }
    if !entry.shouldTranslate { members.append(.init("shouldTranslate", .boolean(false))) }
    return .object(members)
  }

  /// A localization, or a part of one, with one text.
  package static func unit(_ text: String, state: StringCatalogUnit.State) -> JSONOutput {
    .object([
      .init("stringUnit", .object([.init("state", .string(state.rawValue)), .init("value", .string(text))]))
    ])
  }

  /// `variations` by `plural` or `device`: a member for localizations and substitutions.
  package static func variations(by kind: String, _ cases: [(name: String, content: JSONOutput)]) -> JSONOutput.Member {
    let sorted = cases.sorted { TableKey($0.name) < TableKey($1.name) }
    return .init("variations", .object([.init(kind, .object(sorted.map { .init($0.name, $0.content) }))]))
  }
}
