import L10nCore
import L10nSyntax
import Testing

struct StringCatalogRoundTripTests {
  /// The player's texts, written as String Catalogs and read again, are the same: texts, plural forms, comments.
  @Test func thePlayersTextsAreTheSameInStringCatalogs() throws {
    let catalog = try PlayerCatalog.loaded()
    let tables = catalog.files.map { TextTable($0) }
    var count = 0
    for (name, tables) in Dictionary(grouping: tables.filter { $0.layer == nil }, by: \.name) {
      let merged = Dictionary(grouping: tables, by: \.locale).map { locale, tables in
        TextTable(name: name, locale: locale, units: tables.flatMap(\.units))
      }
      let draft = StringCatalogDraft(merged, source: "en")
      #expect(draft.losses.isEmpty)
      let read = StringCatalog(Array(draft.text.utf8))
      #expect(read.findings.isEmpty)
      for table in merged {
        let found = StringCatalogTable(read, language: table.locale)
        let contents = Dictionary(found.entries.map { ($0.key, $0.message.byName) }) { $1 }
        #expect(contents == Dictionary(table.units.map { ($0.key, $0.message.byName) }) { $1 })
        count += table.units.count
      }
    }
    #expect(count > 1000)
  }
}

extension Message {
  /// The message with its variables and forms by name: a String Catalog has them in this order.
  fileprivate var byName: Message {
    guard case .format(let format, let variables) = content else { return self }
    let sorted = variables.sorted { $0.name < $1.name }.map { variable in
      MessageVariable(
        name: variable.name, rule: variable.rule, valueType: variable.valueType,
        variants: variable.variants.sorted { $0.category < $1.category })
    }
    return .format(format, variables: sorted)
  }
}
