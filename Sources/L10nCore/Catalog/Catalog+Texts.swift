extension Catalog {
  /// The texts of a base table in one locale, in file order, those of a `.stringsdict` last.
  ///
  /// Keys are unique: an entry of a `.stringsdict` hides one of the `.strings`.
  package func texts(ofTable table: String, locale: Int) -> [TextUnit] {
    TextTable.tables(of: files(locale: locale).filter { $0.place.table == table }).first?.units ?? []
  }

  /// The texts of a base table in the development language, in file order, followed by those that only `Base` has.
  package func developmentTexts(ofTable table: String) -> [TextUnit] {
    developmentIndices.reduce(into: [TextUnit]()) { texts, locale in
      let known = Set(texts.map(\.key))
      texts += self.texts(ofTable: table, locale: locale).filter { !known.contains($0.key) }
    }
  }

  /// The base tables of the development language by name, each with its first file.
  package var developmentTables: [(name: String, file: TableFile)] {
    let files = developmentIndices.flatMap { self.files(locale: $0) }
    return Dictionary(files.map { ($0.place.table, $0) }) { first, _ in first }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
