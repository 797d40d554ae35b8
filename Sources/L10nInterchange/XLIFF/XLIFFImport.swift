package import L10nCore
import L10nRuntime
package import StringsFormat

/// A translation that is to be put into a catalog.
package struct ImportedText: Sendable {
  /// The index in `Catalog.locales`.
  package let locale: Int
  package let table: String
  package let key: TableKey
  package let message: Message
  package let state: TranslationState

  /// The comment of the development text.
  package let comment: String?
}

/// Compares what comes back from translators with a catalog, entry by entry: what can be put into it, and what would
/// break it, with the reasons.
///
/// An entry is a key with all its forms. Forms that are not translated stay as they are.
package struct XLIFFImport {
  let catalog: Catalog

  /// What is to be changed, in the order of the files.
  package internal(set) var texts: [ImportedText] = []

  /// Errors for what is refused; warnings for what needs a review.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// How many entries say what the catalog says already.
  package internal(set) var unchangedCount = 0

  /// How many entries have no translation.
  package internal(set) var untranslatedCount = 0

  /// How many entries are not taken.
  package internal(set) var refusedCount = 0

  private var languages: [Int: ImportLanguage] = [:]

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
      let language = languages[id.locale] ?? ImportLanguage(catalog.locales[id.locale].tag)
      languages[id.locale] = language
      var table = tables.removeValue(forKey: id) ?? ImportTable(catalog, table: id.table, locale: id.locale)
      for entry in entries(of: file, in: &table) { read(entry, of: table, language) }
      tables[id] = table
    }
  }

  /// The units of a file by their keys, in the order of the file; a text that is translated a second time is refused
  /// unless it says the same.
  private mutating func entries(of file: XLIFFFile, in table: inout ImportTable) -> [ImportedEntry] {
    var entries: [ImportedEntry] = []
    var indices: [TableKey: Int] = [:]
    for unit in file.units {
      let wholeKey = TableKey(unit.id)
      let id = table.development[wholeKey] == nil ? UnitID(unit.id) : UnitID(key: wholeKey, part: TextPart())
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
            at: unit.location, subject: table.subject(id.key),
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

/// A table that is imported into.
struct ImportTable {
  let name: String
  let locale: Int
  let development: [TableKey: TextUnit]

  /// What the plain texts are written in.
  let syntax: TextSyntax
  let translations: [TableKey: TextUnit]

  /// The units read so far.
  var read: [UnitID: XLIFFUnit] = [:]

  private let directory: String

  init(_ catalog: Catalog, table: String, locale: Int) {
    (name, self.locale, directory) = (table, locale, catalog.locales[locale].directory)
    syntax = catalog.configuration.syntax(ofTable: table)
    development = Dictionary(catalog.developmentTexts(ofTable: table).map { ($0.key, $0) }) { first, _ in first }
    translations = Dictionary(catalog.texts(ofTable: table, locale: locale).map { ($0.key, $0) }) { first, _ in first }
  }

  func subject(_ key: TableKey) -> Diagnostic.Subject {
    Diagnostic.Subject(locale: directory, table: name, key: key.text)
  }
}

/// A language that is imported into.
struct ImportLanguage {
  let tag: LanguageTag

  /// The categories of the language, and `zero`, which serves the number 0 in every language.
  let categories: Set<String>

  /// The categories without which a whole number has no form of its own.
  let needed: [PluralCategory]

  init(_ tag: LanguageTag) {
    self.tag = tag
    let names = PluralRules(for: tag).categories.map(\.rawValue)
    categories = Set(names + [PluralCategory.zero.rawValue])
    needed = PluralRequirements(for: tag).integers
  }
}
