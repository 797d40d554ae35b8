package import StringsFormat

/// One table file with what was read from it; for a String Catalog, one of its languages.
///
/// A class, though immutable, because every entry refers to its file: copying an entry then copies one reference.
package final class TableFile: Sendable {
  package enum Contents: Sendable {
    case strings(StringsTable)
    case stringsdict(StringsdictTable)
    case stringCatalog(StringCatalogTable)
  }

  /// The path below the catalog's folder.
  package let path: String

  package let place: CatalogPlace

  package let contents: Contents

  /// Of texts, for their places.
  let spellings = SpellingCache()

  /// Reads a file's bytes; never fails.
  package init(path: String, place: CatalogPlace, bytes: [UInt8]) {
    self.path = path
    self.place = place
    switch place.format {
    case .strings: contents = .strings(StringsTable(bytes))
    case .stringsdict: contents = .stringsdict(StringsdictTable(bytes))
    case .stringCatalog:
      contents = .stringCatalog(StringCatalogTable(StringCatalog(bytes), language: place.directory))
    }
  }

  /// One language of a String Catalog that was read before.
  package init(path: String, place: CatalogPlace, _ table: StringCatalogTable) {
    self.path = path
    self.place = place
    contents = .stringCatalog(table)
  }

  /// The same table, of the same language, with other bytes.
  package func holding(_ bytes: [UInt8]) -> TableFile {
    guard case .stringCatalog(let table) = contents else { return TableFile(path: path, place: place, bytes: bytes) }
    let catalog = StringCatalogTable(StringCatalog(bytes), language: table.language)
    return TableFile(path: path, place: place, catalog)
  }

  /// The property list that the file is written as; `nil` for a String Catalog.
  package var document: PropertyListDocument? {
    switch contents {
    case .strings(let table): table.document
    case .stringsdict(let table): table.document
    case .stringCatalog: nil
    }
  }

  package var source: SourceText {
    switch contents {
    case .strings(let table): table.source
    case .stringsdict(let table): table.source
    case .stringCatalog(let table): table.catalog.source
    }
  }

  /// Whether nothing could be read from the file, so that none of its keys is known.
  package var isUnreadable: Bool {
    let isEmpty =
      switch contents {
      case .strings, .stringsdict: !(document?.hasRoot ?? false)
      case .stringCatalog(let table): table.catalog.entries.isEmpty
      }
    return isEmpty && findings.contains { $0.severity == .error }
  }

  /// What is wrong with the file itself.
  package var findings: [StringsFinding] {
    switch contents {
    case .strings(let table): table.findings
    case .stringsdict(let table): table.findings
    case .stringCatalog(let table): table.findings
    }
  }

  /// Keys that are there but cannot be used.
  package var brokenKeys: [TableKey] {
    switch contents {
    case .strings(let table): table.brokenKeys
    case .stringsdict(let table): table.brokenKeys
    case .stringCatalog(let table): table.brokenKeys
    }
  }

  /// The keys of the entries that could be read, with their places, in file order; equal ones are all kept.
  package var keyPlaces: [(key: TableKey, range: Range<Int>)] {
    switch contents {
    case .strings(let table): table.entries.map { ($0.key, $0.keyRange) }
    case .stringsdict(let table): table.entries.map { ($0.key, $0.keyRange) }
    case .stringCatalog(let table): table.texts.map { ($0.key, $0.keyRange) }
    }
  }

  /// The keys of the entries that could be read, in file order; equal ones are all kept.
  package var keys: [TableKey] { keyPlaces.map(\.key) }

  /// How many entries could be read.
  package var entryCount: Int {
    switch contents {
    case .strings(let table): table.entries.count
    case .stringsdict(let table): table.entries.count
    case .stringCatalog(let table): table.texts.count
    }
  }

  /// What a finding of this file is about.
  package func subject(key: String? = nil) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: place.directory, layer: place.layer, table: place.table, key: key)
  }

  package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(path, range) }
}
