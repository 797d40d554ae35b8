import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import SeededNumbers
import Testing

/// Laws of exchange with translators and of conversions, for catalogs of every layout.
@Suite struct ExchangeLawTests {
  private static let development = LanguageTag.english

  /// A catalog of random texts: modules with tables of the same name, `Base`, an override layer, and keys that the
  /// development language or another one lacks; as `.strings` with `.stringsdict`, or as String Catalogs.
  private static func files(_ seed: Int, asCatalogs: Bool) -> [SourceFile] {
    var generator = SeededGenerator(seed: UInt64(seed))
    var tables: [TextTable] = []
    for (name, layer) in [("T", nil), ("App/T", nil), ("UI/T", nil), ("T", "acme")] as [(String, String?)] {
      for locale in ["Base", "en", "pl", "zh_TW"] where !asCatalogs || locale != "Base" {
        let keys = (0..<8).filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
        let units = keys.map { RandomTexts.unit("k\($0)", &generator) }
        tables.append(TextTable(name: name, locale: locale, layer: layer, units: units))
      }
    }
    guard asCatalogs, let format = ConversionFormat(of: .stringCatalog) else { return tables.flatMap(\.files) }
    return Conversion(tables, development: development).result(as: format).files.map { file in
      // Xcode moves the files of storyboards into this directory.
      SourceFile(path: file.path.replacing("App/", with: "App/mul.lproj/"), bytes: file.bytes)
    }
  }

  private static func catalog(_ files: [SourceFile]) -> Catalog {
    var loader = CatalogLoader(Configuration())
    return loader.catalog(of: files)
  }

  // MARK: Export and import

  @Test(arguments: 0..<6, XLIFFVersion.allCases)
  func importTakesWhatExportWrites(seed: Int, version: XLIFFVersion) {
    for asCatalogs in [false, true] {
      let files = Self.files(seed, asCatalogs: asCatalogs)
      let catalog = Self.catalog(files)
      for locale in catalog.locales.indices where !catalog.developmentIndices.contains(locale) {
        let sent = XLIFFExport(catalog, for: version).document(locale: locale)
        #expect(version == .xcode || sent.files.count == 3)
        let (same, diagnostics) = imported(sent, version, into: catalog)
        #expect(same.isEmpty && diagnostics.isEmpty, "\(diagnostics.map(\.message)) \(same)")
        // Texts that were translated meanwhile are imported, and nothing else changes.
        let edited = document(sent) { unit in
          // Arguments would be checked, and XLIFF 1.2 has no U+0001.
          let isPlain = (unit.id + unit.source + (unit.target ?? "")).unicodeScalars.allSatisfy {
            !"%|\u{1}".unicodeScalars.contains($0)
          }
          let isForm = UnitID(unit.id).part.form != nil
          return isPlain && !isForm && unit.target?.isEmpty == false ? (unit.target ?? "") + "!" : unit.target
        }
        let (changed, refused) = imported(edited, version, into: catalog)
        #expect(refused.isEmpty, "\(refused)")
        let paths = Set(changed.map(\.path))
        let after = Self.catalog(files.filter { !paths.contains($0.path) } + changed)
        let back = XLIFFExport(after, for: version).document(locale: locale)
        #expect(targets(back) == targets(edited))
        for other in catalog.locales.indices where other != locale {
          for layer in [nil, 0] as [Int?] {
            let texts = { (catalog: Catalog) in
              Dictionary(
                uniqueKeysWithValues: catalog.entries(locale: other, layer: layer).values.map { ($0.id, $0.written) })
            }
            #expect(texts(after) == texts(catalog))
          }
        }
      }
    }
  }

  /// The files that change when a document has been written and read, with the findings of both.
  private func imported(
    _ document: XLIFFDocument, _ version: XLIFFVersion, into catalog: Catalog
  ) -> (files: [SourceFile], diagnostics: [Diagnostic]) {
    var writer = XLIFFWriter(version)
    let reading = XLIFFReading(Array(writer.text(of: document).utf8), path: "x.xliff")
    var incoming = XLIFFImport(catalog, folder: "/project/Texts")
    incoming.read(reading.document)
    let (files, refusals) = incoming.changedFiles()
    let found = writer.diagnostics + reading.diagnostics + incoming.diagnostics + refusals
    return (files, found.filter { $0.severity == .error })
  }

  private func document(_ document: XLIFFDocument, _ edit: (XLIFFUnit) -> String?) -> XLIFFDocument {
    var document = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices {
        document.files[file].units[unit].target = edit(document.files[file].units[unit])
      }
    }
    return document
  }

  private func targets(_ document: XLIFFDocument) -> [String: String] {
    let units = document.files.flatMap { file in file.units.map { ("\(file.original) \($0.id)", $0.target ?? "") } }
    return Dictionary(units, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Convert and convert back

  /// One text of a catalog. `Base` is the development language in formats without it.
  private struct Place: Hashable {
    let table: String
    let layer: String?
    let locale: LanguageTag
    let key: TableKey
  }

  /// Every difference after a round trip is in the report: lost texts, changed texts, and texts that were in no file
  /// before.
  @Test(arguments: ConversionFormat.all, 0..<6)
  func whatDiffersIsReported(format: ConversionFormat, seed: Int) {
    let files = Self.files(seed, asCatalogs: false)
    let tables = TextTable.tables(of: Self.catalog(files).files)
    let result = Conversion(tables, development: Self.development).result(as: format)
    let read =
      format.hasLayers ? TextTable.tables(of: Self.catalog(result.files).files) : readTables(result.files, format)
    let (before, after) = (texts(tables), texts(read))
    // A layer may be lost as a whole; a text by its key.
    let lost = Set(
      result.losses.filter { $0.severity == .warning }.map { loss in
        [loss.subject.table, loss.subject.layer, loss.subject.key].map { $0 ?? "" }
      })
    for place in Set(before.keys).union(after.keys) where before[place] != after[place] {
      let names = [place.key.text, ""].map { [place.table, place.layer ?? "", $0] }
      let (was, becomes) = (before[place].map { "\($0)" }, after[place].map { "\($0)" })
      #expect(names.contains(where: lost.contains), "\(place): \(was ?? "nothing"), then \(becomes ?? "nothing")")
    }
  }

  private func texts(_ tables: [TextTable]) -> [Place: Message] {
    // The development language's texts hide those of `Base`.
    let ordered = tables.filter { $0.locale != "Base" } + tables.filter { $0.locale == "Base" }
    let texts = ordered.flatMap { table in
      let locale = table.locale == "Base" ? Self.development : SampleTables.language(table.locale)
      return table.units.filter { $0.state != .new }.map { unit in
        (Place(table: table.name, layer: table.layer, locale: locale, key: unit.key), sorted(unit.message))
      }
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// The message with its forms by category, whose order says nothing.
  private func sorted(_ message: Message) -> Message {
    guard case .format(let format, var variables) = message.content else { return message }
    for index in variables.indices { variables[index].variants.sort { $0.category < $1.category } }
    return .format(format, variables: variables)
  }

  /// The tables of files in a format without `.lproj` directories.
  private func readTables(_ files: [SourceFile], _ format: ConversionFormat) -> [TextTable] {
    files.filter { !$0.path.hasSuffix(".pot") }.flatMap { file -> [TextTable] in
      let stem = String(file.path[..<(file.path.lastIndex(of: ".") ?? file.path.endIndex)])
      var parts = stem.split(separator: format == .arb ? "_" : "/").map(String.init)
      let locale =
        format == .arb ? parts.dropFirst().joined(separator: "_") : parts.remove(at: max(0, parts.count - 2))
      let table = format == .arb ? parts[0] : parts.joined(separator: "/")
      let input = TableFile(path: file.path, table: table, locale: locale, bytes: file.bytes)
      return format.read?([input], ReadingOptions()).flatMap(\.tables) ?? []
    }
  }
}
