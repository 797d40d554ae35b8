package import L10nSyntax

/// One table file with what was read from it; for a String Catalog, one of its languages.
///
/// A class, though immutable, because every entry refers to its file: copying an entry then copies one reference.
package final class TableFile: Sendable {
  /// The path below the catalog's folder.
  package let path: String

  package let place: CatalogPlace

  /// What its format read.
  package let table: LoadedTable

  /// The whole file, which the tables of all its languages share.
  package let read: ReadFile

  /// Of texts, for their places.
  let spellings = SpellingCache()

  private let lazyKeySet: Lazy<Set<TableKey>>

  /// The path that names the table whatever the language: of the texts of the code that of a template, be it there or not.
  package var templatePath: String {
    guard place.format.looksUpTexts else { return path }
    return CatalogPlace.path(table: place.table, directory: "Base", layer: place.layer, format: place.format)
  }

  /// Reads a file's bytes; never fails.
  package convenience init(path: String, place: CatalogPlace, bytes: [UInt8]) {
    self.init(path: path, place: place, place.format.read(bytes))
  }

  /// One table of a file that was read before.
  ///
  /// - Parameter language: as a file of several languages writes it; `nil` for what its place says.
  package init(path: String, place: CatalogPlace, _ read: ReadFile, language: String? = nil) {
    self.path = path
    self.place = place
    self.read = read
    let table = read.table(language ?? place.directory)
    self.table = table
    lazyKeySet = Lazy { Set(table.entries.map(\.key)) }
  }

  /// The same table, of the same language, with other bytes.
  package func holding(_ bytes: [UInt8]) -> TableFile {
    TableFile(path: path, place: place, place.format.read(bytes), language: table.language)
  }

  /// The property list that the file is written as; `nil` for other files.
  ///
  /// - Complexity: O(*n*) where the table was read from its index; `syntax` takes no time.
  package var document: PropertyListDocument? { table.document() }

  /// The spelling of the property list that the file is written as; `nil` for other files.
  package var syntax: PropertyListDocument.Syntax? { table.syntax }

  package var source: SourceText { table.source }

  /// Whether the file is a translation whose texts of the code stand for a template that is not there.
  package var isStandIn: Bool { table.language == ReadFile.sources }

  /// Whether nothing could be read from the file, so that none of its keys is known.
  package var isUnreadable: Bool { table.isEmpty && findings.contains { $0.severity == .error } }

  /// Whether nothing in the file is broken, so that its entries can be removed and renamed.
  ///
  /// - Complexity: O(*n*) in the number of findings: ask once a file.
  package var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// What is wrong with the file itself.
  package var findings: [StringsFinding] { table.findings }

  /// What is wrong with the file in any of its languages, in file order.
  package var findingsInAllLanguages: [StringsFinding] {
    read.languages.isEmpty
      ? findings
      : read.languages.flatMap { read.table($0).findings }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Keys that are there but cannot be used.
  package var brokenKeys: [TableKey] { table.brokenKeys }

  /// Keys of the file whose texts are not read: the phrases of App Shortcuts.
  package var phrases: [(key: TableKey, range: Range<Int>)] {
    table.phraseKeys.isEmpty ? [] : table.keys.filter { table.phraseKeys.contains($0.key) }
  }

  /// The entries that could be read, in file order; of equal keys all.
  package var entries: [LoadedEntry] { table.entries }

  /// The keys of the entries that could be read, with their places, in file order; equal ones are all kept.
  package var keyPlaces: [(key: TableKey, range: Range<Int>)] { entries.map { ($0.key, $0.keyRange) } }

  /// The keys of the entries that could be read, in file order; equal ones are all kept.
  package var keys: [TableKey] { entries.map(\.key) }

  /// The keys of the entries that could be read, found out once.
  package var keySet: Set<TableKey> { lazyKeySet.value }

  /// The entry that holds an offset.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func entry(at offset: Int) -> LoadedEntry? {
    guard let entry = entries.last(beginningBy: offset, { $0.range }), entry.range.contains(offset) else { return nil }
    return entry
  }

  /// The translator's comment of an entry, without the lines that are for this tool; `nil` without one.
  package func comment(of entry: LoadedEntry) -> String? { table.commentText(entry.comments)?.withoutMarkerLines }

  /// What a finding of this file is about.
  package func subject(key: String? = nil) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: place.directory, layer: place.layer, table: place.table, key: key)
  }

  package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(path, range) }
}
