package import L10nCore
import L10nRuntime
internal import L10nSyntax

/// Compares what comes back from translators with a catalog, entry by entry: what can be put into it, and what would
/// break it, with the reasons.
///
/// An entry is a key with all its forms. Forms that are not translated stay as they are.
package struct XLIFFImport {
  let catalog: Catalog

  /// What is to be changed, in the order of the files.
  package internal(set) var texts: [CheckedText] = []

  /// The units that `texts` come from, in the same order; of several the first.
  var units: [XLIFFUnit] = []

  /// Errors for what is refused; warnings for what needs a review.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// How many entries say what the catalog says already.
  package internal(set) var unchangedCount = 0

  /// How many entries have no translation.
  package internal(set) var untranslatedCount = 0

  /// How many entries are not taken.
  package internal(set) var refusedCount = 0

  private var languages: [Int: TranslatedLanguage] = [:]

  /// The texts of a table in one locale, and what of it has been read.
  private var tables: [TableID: ImportTable] = [:]

  private struct TableID: Hashable {
    let locale: Int
    let table: String
  }

  private let tablePaths: TablePaths

  /// - Parameter folder: the absolute path of the catalog's folder, which distinguishes its tables from those of other
  ///   folders; empty where it is unknown.
  package init(_ catalog: Catalog, folder: String = "") {
    self.catalog = catalog
    tablePaths = TablePaths(catalog, folder: folder)
  }

  /// Reads a document; several may have parts of the same table.
  ///
  /// - Complexity: O(*n*) in the number of units, but for the reading of the catalog's tables.
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

  /// Leaves out texts that bring up errors in the catalog.
  ///
  /// - Parameter faults: the errors, by the index in `texts`.
  package mutating func leaveOut(_ faults: [Int: Diagnostic]) {
    for (index, fault) in faults.sorted(by: { $0.key < $1.key }) { report(fault, .error, about: index) }
    texts = texts.indices.filter { faults[$0] == nil }.map { texts[$0] }
    units = units.indices.filter { faults[$0] == nil }.map { units[$0] }
    refusedCount += faults.count
  }

  /// Reports what a rule finds in a text, at the unit that it comes from.
  ///
  /// - Parameter index: in `texts`.
  package mutating func report(_ finding: Diagnostic, _ severity: Severity, about index: Int) {
    diagnostics.append(
      Diagnostic(
        finding.ruleID, severity, finding.message, at: units[index].location, subject: finding.subject,
        help: finding.help))
  }

  /// The files of the catalog that the texts change, with all of their new bytes, by path; and what could not be
  /// changed, with the reasons.
  package func changedFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    catalog.changedFiles(setting: texts)
  }

  /// The units of a file by their keys, in the order of the file; a text that is translated a second time is refused
  /// unless it says the same.
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
      // Xcode has a unit for a format that shows a variable and nothing else.
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

  /// At least one.
  var units: [(part: TextPart, unit: XLIFFUnit)]
}

/// A table that is imported into, and the units of it that were read so far.
struct ImportTable {
  let texts: TranslatedTable
  var read: [UnitID: XLIFFUnit] = [:]
}
