package import L10nSyntax

/// One table file with its contents; for a String Catalog, one of its languages.
///
/// A class, though immutable, because every entry refers to its file: copying an entry then copies one reference.
package final class TableFile: Sendable {
  /// The path from the catalog's folder.
  package let path: String

  package let place: CatalogPlace

  /// The table that its format read.
  package let table: LoadedTable

  /// The whole file, which the tables of all its languages share.
  package let read: ReadFile

  /// The cached spellings of texts, for their places.
  let spellings = SpellingCache()

  private let lazyKeySet: Lazy<Set<TableKey>>

  /// The path that identifies the table in all languages; for source texts that of the template, even if it does not
  /// exist.
  package var templatePath: String {
    guard place.format.looksUpTexts else { return path }
    return CatalogPlace(place, directory: "Base").path
  }

  /// Reads a file's bytes; never fails.
  package convenience init(path: String, place: CatalogPlace, bytes: [UInt8]) {
    self.init(path: path, place: place, place.format.read(bytes))
  }

  /// One table of a file that was read before.
  ///
  /// - Parameter language: the language as it is written in a file of several; `nil` for that of its place.
  package init(path: String, place: CatalogPlace, _ read: ReadFile, language: String? = nil) {
    self.path = path
    self.place = place
    self.read = read
    let table = read.table(language ?? place.directory)
    self.table = table
    lazyKeySet = Lazy { Set(table.entries.map(\.key)) }
  }

  /// The same table in the same language, with other bytes.
  package func holding(_ bytes: [UInt8]) -> TableFile {
    let new = place.format.read(bytes)
    return TableFile(path: path, place: place, read.contents.flatMap(new.like) ?? new, language: table.language)
  }

  /// The property list of the file; `nil` for other files.
  ///
  /// - Complexity: O(*n*) if the table was read from its index; `syntax` takes no time.
  package var document: PropertyListDocument? { table.document() }

  /// The syntax of the file's property list; `nil` for other files.
  package var syntax: PropertyListDocument.Syntax? { table.syntax }

  package var source: SourceText { table.source }

  /// Whether the file is a translation whose source texts replace a missing template.
  package var replacesTemplate: Bool { table.language == ReadFile.sources }

  /// Whether nothing could be read from the file, so that none of its keys is known.
  package var isUnreadable: Bool { table.isEmpty && findings.contains { $0.severity == .error } }

  /// Whether nothing in the file is broken, so that its entries can be removed and renamed.
  ///
  /// - Complexity: O(*n*) in the number of findings, so use it once for each file.
  package var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// The problems in the file itself.
  package var findings: [StringsFinding] { table.findings }

  /// The problems in any of the file's languages, in file order.
  package var findingsInAllLanguages: [StringsFinding] {
    read.languages.isEmpty
      ? findings
      : read.languages.flatMap { read.table($0).findings }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Existing keys that cannot be used.
  package var brokenKeys: [TableKey] { table.brokenKeys }

  /// Keys of the file whose texts are not read: the phrases of App Shortcuts.
  package var phrases: [(key: TableKey, range: Range<Int>)] {
    table.phraseKeys.isEmpty ? [] : table.keys.filter { table.phraseKeys.contains($0.key) }
  }

  /// The entries that could be read, in file order, including equal keys.
  package var entries: [LoadedEntry] { table.entries }

  /// The keys of the entries that could be read, with their places, in file order, including equal ones.
  package var keyPlaces: [(key: TableKey, range: Range<Int>)] { entries.map { ($0.key, $0.keyRange) } }

  /// The keys of the entries that could be read, in file order, including equal ones.
  package var keys: [TableKey] { entries.map(\.key) }

  /// The keys of the entries that could be read, computed once.
  package var keySet: Set<TableKey> { lazyKeySet.value }

  /// The entry at an offset.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func entry(at offset: Int) -> LoadedEntry? {
    guard let entry = entries.last(beginningBy: offset, { $0.range }), entry.range.contains(offset) else { return nil }
    return entry
  }

  /// The comment of an entry for translators, without lines that are meant for this tool; `nil` if there is none.
  package func comment(of entry: LoadedEntry) -> String? { table.commentText(entry.comments)?.withoutMarkerLines }

  /// The subject of a finding in this file.
  package func subject(key: String? = nil) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: place.directory, layer: place.layer, table: place.table, key: key)
  }

  package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(path, range) }
}
