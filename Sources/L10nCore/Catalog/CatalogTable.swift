import StringsFormat

/// One table in all its languages and layers: `Localizable` in `en.lproj`, in `de.lproj`, in `Overrides/acme/de.lproj`.
///
/// Keys are unique within a table, so most of what can be said of a text can be said by its table alone. A class, though
/// immutable: that two catalogs have the same one says that no file of it has changed.
package final class CatalogTable: Sendable {
  package let name: String

  /// By path.
  package let files: [TableFile]

  /// By locale and layer, with the base tables at 0.
  fileprivate let texts: [[[TableKey: CatalogEntry]]]

  /// Where each locale's base tables keep a place for a text that is not translated yet.
  private let stubs: [[TableKey: SourceLocation]]

  private init(
    _ name: String, _ files: [TableFile], _ texts: [[[TableKey: CatalogEntry]]], _ stubs: [[TableKey: SourceLocation]]
  ) {
    (self.name, self.files, self.texts, self.stubs) = (name, files, texts, stubs)
  }

  /// Reads the entries of a table's files: those of a `.stringsdict` hide those of the `.strings`, key by key, and the last
  /// of two equal keys counts, as in Foundation. An entry that only keeps a place is left out, and so is what it hides.
  ///
  /// - Parameters:
  ///   - files: by path.
  ///   - numbers: the place of each directory's locale in the layout.
  package convenience init(_ name: String, _ files: [TableFile], _ layout: CatalogLayout, _ numbers: [String: Int]) {
    var texts = [[[TableKey: CatalogEntry]]](
      repeating: Array(repeating: [:], count: layout.layers.count + 1), count: layout.locales.count)
    var stubs = [[TableKey: SourceLocation]](repeating: [:], count: layout.locales.count)
    let syntax = layout.configuration.syntax(ofTable: name)
    // Entries of a later format hide those of an earlier one.
    for format in TableFormat.all {
      for file in files where file.place.format == format {
        guard let locale = numbers[file.place.directory] else { continue }
        let layer = file.place.layer.flatMap { layout.layers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        let found = Self.add(file, syntax: syntax, to: &texts[locale][layer])
        if layer == 0 { stubs[locale].merge(found) { $1 } }
      }
    }
    self.init(name, files, Self.naming(texts, layout), stubs)
  }

  /// - Returns: the places that are kept.
  private static func add(
    _ file: TableFile, syntax: TextSyntax, to texts: inout [TableKey: CatalogEntry]
  ) -> [TableKey: SourceLocation] {
    var stubs: [TableKey: SourceLocation] = [:]
    for loaded in file.entries {
      let isStub = loaded.state == .new
      let entry = CatalogEntry(loaded, in: file, syntax: syntax)
      texts[entry.key] = isStub ? nil : entry
      if isStub { stubs[entry.key] = entry.keyLocation } else if !stubs.isEmpty { stubs[entry.key] = nil }
    }
    return stubs
  }

  /// Gives arguments by name the positions of the development text in all locales.
  private static func naming(
    _ texts: [[[TableKey: CatalogEntry]]], _ layout: CatalogLayout
  ) -> [[[TableKey: CatalogEntry]]] {
    var names: [TableKey: [String]] = [:]
    for index in layout.developmentIndices.reversed() {
      for (key, entry) in texts[index][0] { names[key] = entry.pattern?.argumentNames }
    }
    names = names.filter { !$0.value.isEmpty }
    if names.isEmpty { return texts }
    return texts.map { layers in
      layers.map { texts in texts.mapValues { entry in names[entry.key].map { entry.naming($0) } ?? entry } }
    }
  }

  /// The place that a locale's base tables keep for a text; `nil` where there is none, or a translation.
  func stub(of key: TableKey, locale: Int) -> SourceLocation? {
    texts[locale][0][key] == nil ? stubs[locale][key] : nil
  }

  /// The same files with some of their texts only.
  ///
  /// - Parameter isKept: takes a text with the places of its locale and layer; `nil` for the base tables.
  func keeping(_ isKept: (_ id: TextID, _ locale: Int, _ layer: Int?) -> Bool) -> CatalogTable {
    CatalogTable(
      name, files,
      texts.enumerated().map { locale, layers in
        layers.enumerated().map { number, texts in
          texts.filter { isKept($0.value.id, locale, number == 0 ? nil : number - 1) }
        }
      }, stubs)
  }

  /// The same texts for other locales.
  ///
  /// - Parameter old: the former places of the locales; `nil` for one without any text.
  func moving(_ old: [Int?], layers: Int) -> CatalogTable {
    CatalogTable(
      name, files, old.map { $0.map { texts[$0] } ?? Array(repeating: [:], count: layers + 1) },
      old.map { $0.map { stubs[$0] } ?? [:] })
  }
}

/// The texts of one locale, in the base tables or in a layer.
package struct LayerTexts: Sendable {
  let tables: [CatalogTable]

  /// The places in `tables`, by name.
  let numbers: [String: Int]
  let locale: Int

  /// With the base tables at 0.
  let layer: Int

  package subscript(id: TextID) -> CatalogEntry? {
    numbers[id.table].flatMap { tables[$0].texts[locale][layer][id.key] }
  }

  /// In no order.
  package var values: [CatalogEntry] { tables.flatMap { $0.texts[locale][layer].values } }

  /// In no order.
  package var keys: [TextID] { values.map(\.id) }

  package var count: Int { tables.reduce(0) { $0 + $1.texts[locale][layer].count } }

  package var isEmpty: Bool { tables.allSatisfy { $0.texts[locale][layer].isEmpty } }
}
