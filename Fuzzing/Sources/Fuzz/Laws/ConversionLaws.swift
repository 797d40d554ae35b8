internal import L10nCore
internal import L10nInterchange
internal import L10nRuntime
internal import StringsFormat

/// A file that `l10n convert` reads, with what it read.
struct ConversionReading {
  /// A format that holds one table in one language.
  enum Format {
    case po, arb, flatJSON
  }

  let format: Format
  let bytes: [UInt8]
  let tables: ReadTables

  /// - Parameter locale: the language, named as an `.lproj` directory is; `nil` to take what the file says, or Polish,
  ///   which has four plural forms.
  init(_ format: Format, _ bytes: [UInt8], locale: String? = nil) {
    (self.format, self.bytes) = (format, bytes)
    let file = InterchangeFile(path: "T", table: "T", locale: locale, placeLocale: "pl", bytes: bytes)
    tables =
      switch format {
      case .po: ReadTables(po: file)
      case .arb: ReadTables(arb: file)
      case .flatJSON: ReadTables(json: file)
      }
  }
}

extension Law<ConversionReading> {
  /// The laws of tables in other formats.
  static var ofConversions: [Law] { [placesAreSound, keysAreUnique, readsTheSameTwice, whatIsNotLostComesBack] }

  static var placesAreSound: Law {
    Law("places in a file to convert lie inside its text and on scalar borders") { reading in
      let places = Places(reading.tables.source)
      return reading.tables.diagnostics.firstViolation { diagnostic in
        diagnostic.location.flatMap { places.violation($0.range, diagnostic.message) }
          ?? diagnostic.related.firstViolation { places.violation($0.location.range, $0.message) }
      }
        ?? reading.tables.tables.flatMap(\.units).firstViolation { unit in
          unit.location.flatMap { places.violation($0.range, "'\(unit.key)'") }
        }
    }
  }

  static var keysAreUnique: Law {
    Law("no two texts of a table have the same key") { reading in
      reading.tables.tables.firstViolation { table in
        var seen: Set<TableKey> = []
        return table.units.first { !seen.insert($0.key).inserted }.map { "'\($0.key)'" }
      }
    }
  }

  static var readsTheSameTwice: Law {
    Law("reading a file to convert is deterministic") { reading in
      let again = ConversionReading(reading.format, reading.bytes).tables
      if again.tables != reading.tables.tables { return "\(reading.tables.tables), then \(again.tables)" }
      let (first, second) = (reading.tables.diagnostics, again.diagnostics)
      return first == second ? nil : "\(first), then \(second)"
    }
  }

  static var whatIsNotLostComesBack: Law {
    Law("a table that is written and read says what it said, but for what is reported as lost") { reading in
      if reading.tables.diagnostics.contains(where: { $0.severity == .error }) { return nil }
      return reading.tables.tables.firstViolation { table in
        let written = reading.format.written(table)
        let read = ConversionReading(reading.format, Array(written.text.utf8), locale: table.locale).tables
        let lost = Set(written.losses.compactMap { $0.subject.key.map { TableKey($0) } })
        // A text that loses something may take the key of another, which is among the losses.
        if lost.isEmpty, let error = read.diagnostics.first(where: { $0.severity == .error }) {
          return "\(error.message) in '\(written.text)'"
        }
        let contents = Dictionary(read.tables.flatMap(\.units).map { ($0.key, $0.content) }) { $1 }
        return table.units.firstViolation { unit in
          if lost.contains(unit.key) || contents[unit.key] == unit.content { return nil }
          let back = contents[unit.key].map { "\($0)" } ?? "nothing"
          return "'\(unit.key)' is \(unit.content), then \(back) in '\(written.text)'"
        }
      }
    }
  }
}

extension ConversionReading.Format {
  fileprivate func written(_ table: TextTable) -> WrittenTable {
    let language = LanguageTag(directoryName: table.locale) ?? .english
    return switch self {
    case .po: WrittenTable(po: table, language: language, development: table, developmentLanguage: language)
    case .arb: WrittenTable(arb: table, language: language, development: table)
    case .flatJSON: WrittenTable(json: table)
    }
  }
}
