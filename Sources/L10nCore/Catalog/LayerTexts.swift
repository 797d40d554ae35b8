import L10nSyntax

/// The texts of one locale, in the base tables or in a layer.
package struct LayerTexts: Sendable {
  let tables: [CatalogTable]

  /// The indices in `tables`, by name.
  let numbers: [String: Int]
  let locale: Int

  /// The index of the layer, with the base tables at 0.
  let layer: Int

  package subscript(id: TextID) -> CatalogEntry? {
    if tables.count == 1 { return tables[0].name == id.table ? tables[0].texts[locale][layer][id.key] : nil }
    return numbers[id.table].flatMap { tables[$0].texts[locale][layer][id.key] }
  }

  /// The texts of one table.
  func texts(ofTable name: String) -> [TableKey: CatalogEntry] {
    numbers[name].map { tables[$0].texts[locale][layer] } ?? [:]
  }

  /// The entries, in no particular order.
  package var values: [CatalogEntry] { tables.flatMap { $0.texts[locale][layer].values } }

  /// The identities of the texts, in no particular order.
  package var keys: [TextID] { values.map(\.id) }

  package var count: Int { tables.reduce(0) { $0 + $1.texts[locale][layer].count } }

  package var isEmpty: Bool { tables.allSatisfy { $0.texts[locale][layer].isEmpty } }
}
