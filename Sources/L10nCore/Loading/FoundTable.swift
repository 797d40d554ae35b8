import L10nRuntime
import L10nSyntax

/// A table file before its locale is known; for a file of several languages, the table of one.
struct FoundTable {
  let file: SourceFile
  fileprivate(set) var place: CatalogPlace

  /// The file, read once for all its languages.
  let read: ReadFile

  /// The language as it is written in a file of several.
  var language: String?

  /// The source language of the catalog's texts, if the file declares it.
  var sourceLanguage: String? {
    place.format.holdsAllLanguages || place.directory == "Base" ? read.sourceLanguage : nil
  }

  /// The tables of an earlier reading of the same bytes.
  var known: ArraySlice<TableFile>

  /// The tables of files in the order of their paths; other files are ignored.
  ///
  /// A file of several languages has a table for its source language and for each language in it. A language whose tag
  /// an `.lproj` directory spells differently belongs to that directory's locale.
  ///
  /// - Parameters:
  ///   - folder: the name of the catalog's folder, if it is known.
  ///   - known: the tables of an earlier reading, by path.
  static func tables(in files: [SourceFile], of folder: String, knowing known: [TableFile]) -> [FoundTable] {
    var rest = known[...]
    let all = CatalogPlaces(files.lazy.map(\.path), in: folder)
    typealias Place = (file: SourceFile, place: CatalogPlace, known: ArraySlice<TableFile>)
    let places = files.sorted { $0.path < $1.path }.compactMap { file -> Place? in
      rest = rest.drop { $0.path < file.path }
      let same = rest.prefix { $0.path == file.path }
      if let first = same.first, first.table.language == nil, first.place.format.layout.siblings == nil {
        return (file, first.place, same)
      }
      return all[file.path].map { (file, $0, same) }
    }
    let read = places.concurrentMap { file, place, known in
      if let first = known.first, first.source.bytes == file.bytes {
        return FoundTable(file: file, place: place, read: first.read, known: known)
      }
      return FoundTable(file: file, place: place, read: place.format.read(file.bytes), known: [])
    }
    let found = read.filter(\.read.isTable).withSources
    if found.allSatisfy(\.read.languages.isEmpty) { return found }
    let directories = found.distinct { $0.place.format.holdsAllLanguages ? nil : $0.place.directory }.sorted()
    var spellings: [LanguageTag: String] = [:]
    for directory in directories where directory != "Base" {
      if let tag = LanguageTag(directoryName: directory), spellings[tag] == nil { spellings[tag] = directory }
    }
    return found.flatMap { $0.languages(&spellings, directories: Set(directories)) }
  }

  private func languages(_ spellings: inout [LanguageTag: String], directories: Set<String>) -> [FoundTable] {
    if read.languages.isEmpty { return [self] }
    return read.languages.map { language in
      var directory = language
      if !directories.contains(language), let tag = LanguageTag(directoryName: language) {
        directory = spellings[tag] ?? language
        spellings[tag] = directory
      }
      return FoundTable(
        file: file, place: CatalogPlace(place, directory: directory), read: read, language: language, known: known)
    }
  }

  /// The table as a part of its catalog.
  ///
  /// - Parameter model: the table's file in the development language, which decides how its texts are written.
  func table(like model: ReadFile?) -> TableFile {
    if let read = model?.contents.flatMap(read.like) {
      return TableFile(path: file.path, place: place, read, language: language)
    }
    return known.first { $0.table.language == language && (language == nil || $0.place == place) }
      ?? TableFile(path: file.path, place: place, read, language: language)
  }
}

extension [FoundTable] {
  /// The distinct values of a property of tables, which adjacent tables often share; `nil` values are left out.
  func distinct(_ value: (FoundTable) -> String?) -> Set<String> {
    var values: Set<String> = []
    var last: String?
    for table in self {
      guard let value = value(table), value != last else { continue }
      values.insert(value)
      last = value
    }
    return values
  }

  /// The tables with those of the source texts in translations, if no template has them: each as in one file, that of
  /// their own language or else the largest.
  ///
  /// A single template in a folder of translations that are named after their languages belongs to them.
  var withSources: [FoundTable] {
    if !contains(where: \.read.hasSources) { return self }
    var tables = self
    let known = Dictionary(grouping: self.filter(\.read.hasSources)) { $0.place.tableKey }
    let templates = Dictionary(
      grouping: indices.filter { self[$0].read.hasSources && self[$0].place.directory == "Base" }
    ) {
      self[$0].place.folder
    }
    for own in templates.values {
      let place = CatalogPlace(self[own[0]].place, tableNamed: TableLayout.defaultTable)
      guard own.count == 1, known[self[own[0]].place.tableKey]?.count == 1, known[place.tableKey] != nil else {
        continue
      }
      tables[own[0]].place = place
    }
    let sourced = Set(tables.lazy.filter { $0.place.directory == "Base" }.map(\.place.tableKey))
    for (key, translations) in known.sorted(by: { $0.key < $1.key }) where !sourced.contains(key) {
      func isOwn(_ table: FoundTable) -> Int {
        let tag = LanguageTag(directoryName: table.place.directory)
        return tag == table.read.sourceLanguage.flatMap { LanguageTag(directoryName: $0) } ?? .english ? 1 : 0
      }
      let largest = translations.filter { $0.place.directory != "Base" }.max {
        (isOwn($0), $0.file.bytes.count, $1.file.path) < (isOwn($1), $1.file.bytes.count, $0.file.path)
      }
      guard let largest else { continue }
      let place = CatalogPlace(largest.place, directory: "Base")
      tables.append(
        FoundTable(
          file: largest.file, place: place, read: largest.read, language: ReadFile.sources, known: largest.known))
    }
    return tables.sorted { $0.file.path < $1.file.path }
  }

  /// Files that Xcode refuses: files of all languages in the directory of one, and those that share their table with
  /// other files.
  var misplacedCatalogs: [Diagnostic] {
    guard contains(where: \.place.format.holdsAllLanguages) else { return [] }
    var others: [String: String] = [:]
    for table in self where !table.place.format.holdsAllLanguages {
      let key = table.place.tableKey
      if others[key] == nil { others[key] = table.file.path }
    }
    var seen: Set<String> = []
    return filter { $0.place.format.holdsAllLanguages && seen.insert($0.file.path).inserted }.flatMap {
      table -> [Diagnostic] in
      let format = table.place.format
      let location = SourceLocation(table.file.path, 0..<0)
      let subject = Diagnostic.Subject(layer: table.place.layer, table: table.place.table)
      var diagnostics: [Diagnostic] = []
      let directory = CatalogPlace(path: table.file.path)?.directory
      if let directory, directory != CatalogPlace.multilingual {
        diagnostics.append(
          Diagnostic(
            "misplaced-catalog", .error, "\(format.title) in '\(directory).lproj', the directory of one language",
            at: location, subject: subject, help: "move it to the folder above"))
      }
      if let other = others[table.place.tableKey] {
        diagnostics.append(
          Diagnostic(
            "misplaced-catalog", .error, "table '\(table.place.table)' is in \(format.title) and in other files",
            at: location, subject: subject,
            related: [Diagnostic.Related("another file", at: SourceLocation(other, 0..<0))],
            help: "move all its texts into one of them"))
      }
      return diagnostics
    }
  }
}

extension CatalogPlace {
  /// The table and layer, which is shared by all files of one table in one layer.
  fileprivate var tableKey: String { "\(layer ?? "")/\(table)" }
}
