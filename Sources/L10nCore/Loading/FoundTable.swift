import L10nRuntime
import StringsFormat

/// A table file before its locale is known; for a String Catalog, one of its languages.
struct FoundTable {
  let file: SourceFile
  let place: CatalogPlace

  /// The language of a String Catalog, as the file writes it.
  var language: String?

  /// The String Catalog, read once for all its languages.
  var catalog: StringCatalog?

  /// The table of an earlier reading of the same bytes.
  var known: TableFile?

  /// The tables of files in order of their paths; files that are no tables are passed over.
  ///
  /// A String Catalog has a table for its source language and for each language in it. A language whose tag an `.lproj`
  /// directory spells otherwise belongs to that directory's locale.
  static func tables(in files: [SourceFile], knowing known: [TableFile]) -> [FoundTable] {
    let known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let found = files.sorted { $0.path < $1.path }.compactMap { file in
      CatalogPlace(path: file.path).map { place in
        let same = known[file.path].flatMap { $0.source.bytes == file.bytes ? $0 : nil }
        return FoundTable(file: file, place: place, known: same)
      }
    }.concurrentMap(\.withCatalog)
    let directories = Set(found.filter { $0.place.format != .stringCatalog }.map(\.place.directory)).sorted()
    var spellings: [LanguageTag: String] = [:]
    for directory in directories where directory != "Base" {
      if let tag = LanguageTag(directoryName: directory), spellings[tag] == nil { spellings[tag] = directory }
    }
    return found.flatMap { table in
      table.catalog.map { table.languages(of: $0, &spellings, directories: Set(directories)) } ?? [table]
    }
  }

  /// The table with its String Catalog read, if it is one.
  private var withCatalog: FoundTable {
    var table = self
    guard place.format == .stringCatalog else { return table }
    if case .stringCatalog(let read)? = known?.contents { table.catalog = read.catalog }
    if table.catalog == nil { table.catalog = StringCatalog(file.bytes) }
    return table
  }

  private func languages(
    of catalog: StringCatalog, _ spellings: inout [LanguageTag: String], directories: Set<String>
  ) -> [FoundTable] {
    let source = StringCatalogTable.sourceLanguage(of: catalog)
    let languages = [source] + catalog.languages.filter { !$0.utf8.elementsEqual(source.utf8) }
    return languages.map { language in
      var directory = language
      if !directories.contains(language), let tag = LanguageTag(directoryName: language) {
        directory = spellings[tag] ?? language
        spellings[tag] = directory
      }
      return FoundTable(
        file: file, place: CatalogPlace(place, directory: directory), language: language, catalog: catalog)
    }
  }

  /// Reads the file, or takes the language out of the String Catalog.
  var table: TableFile {
    guard let catalog, let language else {
      return known ?? TableFile(path: file.path, place: place, bytes: file.bytes)
    }
    return TableFile(path: file.path, place: place, StringCatalogTable(catalog, language: language))
  }
}

extension [FoundTable] {
  /// What Xcode refuses: String Catalogs in the directory of one language, and those that share their table with other
  /// files.
  var misplacedCatalogs: [Diagnostic] {
    var others: [String: String] = [:]
    for table in self where table.catalog == nil {
      let key = table.place.tableKey
      if others[key] == nil { others[key] = table.file.path }
    }
    var seen: Set<String> = []
    return filter { $0.catalog != nil && seen.insert($0.file.path).inserted }.flatMap { table -> [Diagnostic] in
      let location = SourceLocation(table.file.path, 0..<0)
      let subject = Diagnostic.Subject(layer: table.place.layer, table: table.place.table)
      var diagnostics: [Diagnostic] = []
      let directory = CatalogPlace(path: table.file.path)?.directory
      if let directory, directory != CatalogPlace.multilingual {
        diagnostics.append(
          Diagnostic(
            "misplaced-catalog", .error, "a String Catalog in '\(directory).lproj', the directory of one language",
            at: location, subject: subject, help: "move it to the folder above"))
      }
      if let other = others[table.place.tableKey] {
        diagnostics.append(
          Diagnostic(
            "misplaced-catalog", .error, "table '\(table.place.table)' stands in a String Catalog and in other files",
            at: location, subject: subject,
            related: [Diagnostic.Related("another file", at: SourceLocation(other, 0..<0))],
            help: "move all its texts into one of them"))
      }
      return diagnostics
    }
  }
}

extension CatalogPlace {
  /// What the files of one table in one layer have in common.
  fileprivate var tableKey: String { "\(layer ?? "")/\(table)" }
}
