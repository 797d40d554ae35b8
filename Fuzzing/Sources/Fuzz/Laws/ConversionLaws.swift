internal import L10nCompiler
internal import L10nCore
internal import L10nInterchange
internal import L10nRuntime
internal import L10nSyntax

/// A file that `l10n convert` reads, with its tables and diagnostics.
struct ConversionReading {
  let format: ConversionFormat
  let bytes: [UInt8]
  let tables: ReadTables

  /// - Parameters:
  ///   - format: a format that is read by itself.
  ///   - locale: the language, named as an `.lproj` directory is; Polish has four plural forms.
  init(_ format: ConversionFormat, _ bytes: [UInt8], locale: String = "pl") {
    (self.format, self.bytes) = (format, bytes)
    tables = format.read(SourceFile(path: "T", bytes: bytes), "T", locale)[0]
  }
}

extension Law<ConversionReading> {
  /// The laws of tables in other formats.
  static var ofConversions: [Law] {
    [placesAreSound, keysAreUnique, readsTheSameTwice, whatIsNotLostComesBack, whatDiffersIsReported]
  }

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
        let language = LanguageTag(directoryName: table.locale) ?? .english
        let written = Conversion([table], development: language).result(as: reading.format)
        // A template is before its translation.
        guard let file = written.files.last else { return nil }
        let read = ConversionReading(reading.format, file.bytes, locale: table.locale).tables
        let lost = Set(written.losses.compactMap { $0.subject.key.map { TableKey($0) } })
        // A text with a loss may take the key of another text, which is also reported as a loss.
        if lost.isEmpty, let error = read.diagnostics.first(where: { $0.severity == .error }) {
          return "\(error.message) in '\(String(decoding: file.bytes, as: UTF8.self))'"
        }
        let contents = Dictionary(read.tables.flatMap(\.units).map { ($0.key, $0.message) }) { $1 }
        return table.units.firstViolation { unit in
          if lost.contains(unit.key) || contents[unit.key] == unit.message { return nil }
          let back = contents[unit.key].map { "\($0)" } ?? "nothing"
          return "'\(unit.key)' is \(unit.message), then \(back) in '\(String(decoding: file.bytes, as: UTF8.self))'"
        }
      }
    }
  }

  /// For all formats and a development language that lacks every other key: no text is lost, changed or invented unless
  /// the report names it.
  static var whatDiffersIsReported: Law {
    Law("texts that differ after a conversion to any format and back are in its report") { reading in
      if reading.tables.diagnostics.contains(where: { $0.severity == .error }) { return nil }
      guard var table = reading.tables.tables.first, !table.units.isEmpty else { return nil }
      (table.name, table.locale) = ("App/T", "pl")
      var source = table
      source.locale = "en"
      source.units = table.units.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      return ConversionFormat.all.firstViolation { format in
        let result = Conversion([source, table], development: .english).result(as: format)
        return Self.unreported(before: [source, table], after: format.tables(in: result.files), result.losses)
          .map { "\(format): \($0)" }
      }
    }
  }

  private static func unreported(before: [TextTable], after: [TextTable], _ losses: [Diagnostic]) -> String? {
    let (before, after) = (texts(before), texts(after))
    return Set(before.keys).union(after.keys).sorted().firstViolation { place in
      // By bytes: a key may begin with a scalar that extends the space to one character.
      let parts = place.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(decoding: parts[1], as: UTF8.self)
      // Forms of a plural that JSON cannot hold become separate keys.
      let isReported = losses.contains { loss in
        loss.message.contains("'\(key)'") || loss.subject.key.map { key == $0 || key.hasPrefix("\($0)_") } ?? false
      }
      if isReported || before[place] == after[place] { return nil }
      let (was, becomes) = (before[place].map { "\($0)" }, after[place].map { "\($0)" })
      return "'\(place)' is \(was ?? "nothing"), then \(becomes ?? "nothing")"
    }
  }

  /// The translated texts by locale and key, with their forms in a fixed order.
  private static func texts(_ tables: [TextTable]) -> [String: Message] {
    var texts: [String: Message] = [:]
    for table in tables {
      // Android resources without a language are in the source language.
      let locale = table.locale == "Base" ? "en" : table.locale
      // Texts of the source language are never untranslated in a String Catalog.
      for unit in table.units where unit.state != .new || locale == "en" {
        texts["\(locale) \(unit.key)"] = unit.message.sorted
      }
    }
    return texts
  }
}

extension Message {
  /// The message with its forms in a fixed order, and with the numbers that Android writes into several specifiers.
  fileprivate var sorted: Message {
    guard case .format(let format, var variables) = content else {
      return texts.count == 1 ? .text(texts[0].withNumberedArguments) : self
    }
    for index in variables.indices { variables[index].variants.sort { $0.category < $1.category } }
    return .format(format, variables: variables.sorted { $0.name < $1.name })
  }
}

extension ConversionFormat {
  /// Reads a file as that of a table in a language.
  fileprivate func read(_ file: SourceFile, _ table: String, _ locale: String) -> [ReadTables] {
    let named = CatalogPlace(CatalogPlace(standingAlone: "", format: self.table), tableNamed: table)
    let place = CatalogPlace(named, directory: locale)
    return read?([TableFile(path: file.path, place: place, bytes: file.bytes)], ReadingOptions()) ?? []
  }

  /// The tables in the files that a conversion of one table into English and Polish produced.
  fileprivate func tables(in files: [SourceFile]) -> [TextTable] {
    if hasLayers {
      var loader = CatalogLoader(Configuration())
      return TextTable.tables(of: loader.catalog(of: files).files)
    }
    return files.filter { !$0.path.hasSuffix(".pot") }.flatMap { file in
      let locale = file.path.contains("/en/") || file.path.contains("_en.") ? "en" : "pl"
      return read(file, "App/T", locale).flatMap(\.tables)
    }
  }
}
