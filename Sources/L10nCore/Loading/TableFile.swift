package import StringsFormat

/// One table file with what was read from it.
///
/// A class, though immutable, because every entry refers to its file: copying an entry then copies one reference.
package final class TableFile: Sendable {
  package enum Contents: Sendable {
    case strings(StringsTable)
    case stringsdict(StringsdictTable)
  }

  /// The path below the catalogue's folder.
  package let path: String

  package let place: CatalogPlace

  package let contents: Contents

  /// Reads a file's bytes; never fails.
  package init(path: String, place: CatalogPlace, bytes: [UInt8]) {
    self.path = path
    self.place = place
    switch place.format {
    case .strings: contents = .strings(StringsTable(bytes))
    case .stringsdict: contents = .stringsdict(StringsdictTable(bytes))
    }
  }

  package var document: PropertyListDocument {
    switch contents {
    case .strings(let table): table.document
    case .stringsdict(let table): table.document
    }
  }

  package var source: SourceText { document.source }

  /// What is wrong with the file itself.
  package var findings: [StringsFinding] {
    switch contents {
    case .strings(let table): table.findings
    case .stringsdict(let table): table.findings
    }
  }

  /// Keys that are there but cannot be used.
  package var brokenKeys: [TableKey] {
    switch contents {
    case .strings(let table): table.brokenKeys
    case .stringsdict(let table): table.brokenKeys
    }
  }

  /// The keys of the entries that could be read, with their places, in file order; equal ones are all kept.
  package var keyPlaces: [(key: TableKey, range: Range<Int>)] {
    switch contents {
    case .strings(let table): table.entries.map { ($0.key, $0.keyRange) }
    case .stringsdict(let table): table.entries.map { ($0.key, $0.keyRange) }
    }
  }

  /// The keys of the entries that could be read, in file order; equal ones are all kept.
  package var keys: [TableKey] { keyPlaces.map(\.key) }

  /// How many entries could be read.
  package var entryCount: Int {
    switch contents {
    case .strings(let table): table.entries.count
    case .stringsdict(let table): table.entries.count
    }
  }

  /// What a finding of this file is about.
  package func subject(key: String? = nil) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: place.directory, layer: place.layer, table: place.table, key: key)
  }

  package func location(_ range: Range<Int>) -> SourceLocation { SourceLocation(path, range) }
}
