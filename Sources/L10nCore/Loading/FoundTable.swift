import L10nRuntime
import StringsFormat

/// A table file before its locale is known; of a file of several languages, the table of one.
struct FoundTable {
  let file: SourceFile
  let place: CatalogPlace

  /// The file, read once for all its languages.
  let read: ReadFile

  /// The language as a file of several writes it.
  var language: String?

  /// The table of an earlier reading of the same bytes.
  var known: TableFile?

  /// The tables of files in order of their paths; files that are no tables are passed over.
  ///
  /// A file of several languages has a table for its source language and for each language in it. A language whose tag
  /// an `.lproj` directory spells otherwise belongs to that directory's locale.
  static func tables(in files: [SourceFile], knowing known: [TableFile]) -> [FoundTable] {
    let known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let places = files.sorted { $0.path < $1.path }.compactMap { file in
      CatalogPlace(path: file.path).map { (file: file, place: $0) }
    }
    let all = places.concurrentMap { file, place in
      let same = known[file.path].flatMap { $0.source.bytes == file.bytes ? $0 : nil }
      return FoundTable(file: file, place: place, read: same?.read ?? place.format.read(file.bytes), known: same)
    }
    let found = all.filter(\.read.isTable)
    let directories = Set(found.filter { !$0.place.format.holdsAllLanguages }.map(\.place.directory)).sorted()
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
      return FoundTable(file: file, place: CatalogPlace(place, directory: directory), read: read, language: language)
    }
  }

  /// The table as a part of its catalog.
  var table: TableFile { known ?? TableFile(path: file.path, place: place, read, language: language) }
}

extension [FoundTable] {
  /// What Xcode refuses: files of all languages in the directory of one, and those that share their table with other
  /// files.
  var misplacedCatalogs: [Diagnostic] {
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
            "misplaced-catalog", .error, "table '\(table.place.table)' stands in \(format.title) and in other files",
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
