package import L10nCore
import L10nRuntime
internal import L10nSyntax

/// Compares translators' files with a catalog, entry by entry: translations to accept, and those to refuse, with the
/// reasons.
///
/// An entry is a key with all its forms. Forms that are not translated stay unchanged.
package struct XLIFFImport {
  let catalog: Catalog

  /// The texts to change, in the order of the files.
  package internal(set) var texts: [CheckedText] = []

  /// The units that `texts` come from, in the same order; the first of several.
  var units: [XLIFFUnit] = []

  /// Errors for refused entries; warnings for those that need a review.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The number of entries that equal the catalog's.
  package internal(set) var unchangedCount = 0

  /// The number of entries without a translation.
  package internal(set) var untranslatedCount = 0

  /// The number of refused entries.
  package internal(set) var refusedCount = 0

  private var languages: [Int: TranslatedLanguage] = [:]

  /// The tables in one locale, with the units read so far.
  private var tables: [TableID: ImportTable] = [:]

  private struct TableID: Hashable {
    let locale: Int
    let table: String
  }

  private let tablePaths: TablePaths

  /// - Parameter folder: the absolute path of the catalog's folder, which distinguishes its tables from those of other
  ///   folders; empty if it is unknown.
  package init(_ catalog: Catalog, folder: String = "") {
    self.catalog = catalog
    tablePaths = TablePaths(catalog, folder: folder)
  }

  /// Reads a document; several may have parts of the same table.
  ///
  /// - Complexity: O(*n*) in the number of units, without reading the catalog's tables.
  package mutating func read(_ document: XLIFFDocument) {
    for file in document.files {
      let place = Place(of: file, in: catalog, tablePaths)
      if let diagnostic = place.diagnostic {
        diagnostics.append(diagnostic)
        refusedCount += Set(file.units.map { UnitID($0.id).key }).count
        continue
      }
      let id = TableID(locale: place.locale, table: place.table)
      let language = languages[id.locale] ?? TranslatedLanguage(catalog.locales[id.locale].tag)
      languages[id.locale] = language
      var table =
        tables.removeValue(forKey: id)
        ?? ImportTable(texts: TranslatedTable(catalog, table: id.table, locale: id.locale, language))
      for entry in entries(of: file, in: &table) { read(entry, of: table.texts) }
      tables[id] = table
    }
  }

  /// Removes texts that cause errors in the catalog.
  ///
  /// - Parameter faults: the errors, by the index in `texts`.
  package mutating func leaveOut(_ faults: [Int: Diagnostic]) {
    for (index, fault) in faults.sorted(by: { $0.key < $1.key }) { report(fault, .error, about: index) }
    texts = texts.indices.filter { faults[$0] == nil }.map { texts[$0] }
    units = units.indices.filter { faults[$0] == nil }.map { units[$0] }
    refusedCount += faults.count
  }

  /// Reports a rule's finding in a text, at the unit that it comes from.
  ///
  /// - Parameter index: in `texts`.
  package mutating func report(_ finding: Diagnostic, _ severity: Severity, about index: Int) {
    diagnostics.append(
      Diagnostic(
        finding.ruleID, severity, finding.message, at: units[index].location, subject: finding.subject,
        help: finding.help))
  }

  /// The files of the catalog that the texts change, with all of their new bytes, by path; and the texts that could not
  /// be changed, with the reasons.
  package func changedFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    catalog.changedFiles(setting: texts)
  }

  /// The units of a file by their keys, in the order of the file; a second translation of a text is refused unless it
  /// is equal.
  private mutating func entries(of file: XLIFFFile, in table: inout ImportTable) -> [ImportedEntry] {
    var entries: [ImportedEntry] = []
    var indices: [TableKey: Int] = [:]
    for written in file.units {
      var unit = written
      let wholeKey = TableKey(unit.id)
      let id = table.texts.development[wholeKey] == nil ? UnitID(unit.id) : UnitID(key: wholeKey, part: TextPart())
      let stored = table.texts.specifiers(of: id.key).stored
      unit.source = stored(unit.source)
      unit.target = unit.target.map(stored)
      // Xcode has a unit for a format that only shows a variable.
      if unit.id.hasPrefix("/"), id.part == TextPart(), FormatString(unit.source).isVariableAlone,
        unit.target?.hasSameScalars(as: unit.source) ?? true
      {
        continue
      }
      if let first = table.read[id] {
        if (first.target ?? "").hasSameScalars(as: unit.target ?? "") { continue }
        refusedCount += 1
        diagnostics.append(
          Diagnostic(
            "import-duplicate", .error, "'\(unit.id)' is translated twice, of which the first counts",
            at: unit.location, subject: table.texts.subject(id.key),
            related: first.location.map { [Diagnostic.Related("the first translation", at: $0)] } ?? [],
            help: "leave one of them"))
        continue
      }
      table.read[id] = unit
      if let index = indices[id.key] {
        entries[index].units.append((id.part, unit))
      } else {
        indices[id.key] = entries.count
        entries.append(ImportedEntry(key: id.key, units: [(id.part, unit)]))
      }
    }
    return entries
  }
}

/// The units of one key.
struct ImportedEntry {
  let key: TableKey

  /// At least one unit.
  var units: [(part: TextPart, unit: XLIFFUnit)]
}

/// A table of an import, with its units read so far.
struct ImportTable {
  let texts: TranslatedTable
  var read: [UnitID: XLIFFUnit] = [:]
}
