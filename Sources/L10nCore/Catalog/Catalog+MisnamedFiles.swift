extension Catalog {
  /// The files whose names differ from a table's only in capitals, in locales without that table:
  /// `de.lproj/infoPlist.strings` beside `en.lproj/InfoPlist.strings`. Some file systems take both for one name.
  package func misnamedFiles(of tables: [TableFile]) -> [(file: TableFile, table: TableFile)] {
    let names = Set(tables.map(\.place.table))
    let meant = Dictionary(tables.map { ($0.place.table.lowercased(), $0) }) { first, _ in first }
    return locales.indices.flatMap { index -> [(file: TableFile, table: TableFile)] in
      let files = files(locale: index)
      let own = Set(files.map(\.place.table))
      return files.compactMap { file in
        guard !names.contains(file.place.table), let table = meant[file.place.table.lowercased()],
          !own.contains(table.place.table)
        else { return nil }
        return (file, table)
      }
    }
  }
}
