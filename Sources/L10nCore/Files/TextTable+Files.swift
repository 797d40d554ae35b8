extension TextTable {
  /// The tables of files, by name, then by locale, base tables before those of layers.
  ///
  /// A `.strings` and a `.stringsdict` of one name, locale and layer are one table. Entries of a later format hide
  /// those with the same keys and follow the others.
  package static func tables(of files: [TableFile]) -> [TextTable] {
    struct Place: Hashable {
      let name: String
      let locale: String
      let layer: String?
    }
    var tables: [Place: TextTable] = [:]
    for format in TableFormat.all {
      for file in files where file.place.format == format {
        let table = TextTable(file)
        let place = Place(name: table.name, locale: table.locale, layer: table.layer)
        tables[place, default: TextTable(name: table.name, locale: table.locale, layer: table.layer, units: [])]
          .addHiding(table.units)
      }
    }
    return tables.values.sorted {
      ($0.name, $0.locale, $0.layer ?? "") < ($1.name, $1.locale, $1.layer ?? "")
    }
  }

  private mutating func addHiding(_ added: [TextUnit]) {
    let keys = Set(added.map(\.key))
    units.removeAll { keys.contains($0.key) }
    units += added
  }
}
